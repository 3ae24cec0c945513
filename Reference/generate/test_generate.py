# SPDX-License-Identifier: Apache-2.0
"""The driver and the case files: messages, stability, coverage."""

import os
import tempfile
import unittest

import generate
import make_cases
import manifest
import schemas
import springs
import tables
from balls import text

CASES = os.path.join(generate.ROOT, "cases")


class DriverTests(unittest.TestCase):
    def test_the_first_differing_line_is_named(self):
        with tempfile.TemporaryDirectory() as folder:
            one, two = os.path.join(folder, "one"), os.path.join(folder, "two")
            tables.write_text(one, "a\nb\nc\n")
            tables.write_text(two, "a\nB\nc\n")
            self.assertIsNone(generate.first_difference(one, one))
            self.assertIn("line 2", generate.first_difference(one, two))
            self.assertIn("missing", generate.first_difference(os.path.join(folder, "three"), two))
            tables.write_text(two, "a\nb\nc")
            self.assertIn("line 4", generate.first_difference(one, two))

    def test_a_schema_names_the_columns_of_its_table(self):
        for name, module in generate.GENERATORS.items():
            self.assertEqual(list(schemas.TABLES[name][1]), list(module.COLUMNS))


class ObservedTests(unittest.TestCase):
    def test_observed_tables_are_found_wherever_they_stand_and_nothing_else_is(self):
        with tempfile.TemporaryDirectory() as folder:
            for path in ("observed/b/deep/two.csv", "observed/one.csv", "observed/README.md", "certified/three.csv"):
                tables.write_text(os.path.join(folder, path), "a\n1\n")
            self.assertEqual(generate.observed_paths(folder), ["observed/b/deep/two.csv", "observed/one.csv"])

    def test_an_observed_table_has_rows_and_a_checksum_but_no_command(self):
        with tempfile.TemporaryDirectory() as folder:
            tables.write_text(os.path.join(folder, "observed", "one.csv"), "a\n1\n")
            line = manifest.manifest_text(folder, [("observed/one.csv", manifest.RECORDED)]).split("\n")[1]
            self.assertEqual(line.split(",")[:2] + line.split(",")[3:], ["observed/one.csv", "1", "recorded", ""])


class CaseFileTests(unittest.TestCase):
    def refused(self, line):
        with tempfile.TemporaryDirectory() as folder:
            tables.write_text(os.path.join(folder, "conversions.csv"), tables.CASE_COLUMNS["conversions"] + "\n" + line + "\n")
            with self.assertRaises(ValueError) as caught:
                tables.read_cases(folder, "conversions")
            self.assertIn("cases/conversions.csv, line", str(caught.exception))

    def test_a_broken_row_is_refused_with_its_line(self):
        self.refused("short,response-dampingRatio,0.5")
        self.refused("no-why,response-dampingRatio,0.5,0.5,,")
        self.refused(",response-dampingRatio,0.5,0.5,,why")
        self.refused('comma,response-dampingRatio,0.5,0.5,,"why, indeed"')
        self.refused("twice,duration-bounce,1.0,0.0,,why\ntwice,duration-bounce,1.0,0.0,,why")

    def test_seeded_rows_are_rewritten_and_rows_by_hand_are_kept(self):
        with tempfile.TemporaryDirectory() as folder:
            by_hand = "mine,duration-bounce,1.0,0.0,,because"
            content = "\n".join([tables.CASE_COLUMNS["conversions"], "cv-0001,stale", by_hand]) + "\n"
            tables.write_text(os.path.join(folder, "conversions.csv"), content)
            written = make_cases.case_text("conversions", folder)
            self.assertIn(by_hand, written)
            self.assertNotIn("stale", written)
            tables.write_text(os.path.join(folder, "conversions.csv"), written)
            self.assertEqual(make_cases.case_text("conversions", folder), written)

    def test_inputs_are_written_as_their_shortest_decimals(self):
        for name in generate.GENERATORS:
            for row in tables.read_cases(CASES, name):
                for column, cell in row.items():
                    if cell and column not in ("id", "why", "parameterisation", "curve", "model", "goal"):
                        self.assertEqual(text(cell), cell, "{} of {} in {}".format(column, row["id"], name))


class CoverageTests(unittest.TestCase):
    def test_springs_cover_regimes_and_are_seldom_at_rest(self):
        rows = [springs.certify(row) for row in tables.read_cases(CASES, "springs")]
        rows = [dict(zip(springs.COLUMNS, row)) for row in rows]
        self.assertGreaterEqual(len(rows), 2400)
        counts = {}
        for row in rows:
            counts[row["regime"]] = counts.get(row["regime"], 0) + 1
            counts[row["parameterisation"]] = counts.get(row["parameterisation"], 0) + 1
        self.assertGreaterEqual(min(counts.values()), 40)
        self.assertGreaterEqual(min(counts[name] for name in springs.PARAMETERISATIONS), 600)
        scale = lambda row: max(abs(float(row["from"])), abs(float(row["to"])))
        at_rest = sum(abs(float(row["remaining"])) < 2.0**-53 * scale(row) for row in rows)
        self.assertLess(at_rest, len(rows) / 5)


if __name__ == "__main__":
    unittest.main()
