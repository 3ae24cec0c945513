// SPDX-License-Identifier: GPL-3.0-or-later

import CurveValidation
import HookeCommands

#if GSL
import GSLOracle

Program.main(oracles: OracleSet.gsl)
#else
Program.main(oracles: OracleSet())
#endif
