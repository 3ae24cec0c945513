// SPDX-License-Identifier: GPL-3.0-or-later

import CurveValidation
import HookeCommands

#if GSL
import GSLOracle
#endif

Program.main(oracles: OracleSet())
