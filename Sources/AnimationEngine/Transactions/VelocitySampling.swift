// SPDX-License-Identifier: Apache-2.0

/// How a velocity is estimated from samples of a value.
public enum VelocitySampling: Hashable, Sendable, CaseIterable {
  /// The slope, at the last sample, of the parabola that fits the samples of the last 0.1 s best.
  ///
  /// With two samples it is a line. It is right for constant acceleration, whatever the spacing of the samples,
  /// and over seven samples at 60 Hz it passes on less of their noise than SwiftUI's rule. A pause of
  /// more than 40 ms counts as standing: samples before it are left out. After the last sample the velocity holds
  /// for 20 ms, and by 40 ms it has faded to 0.
  case fitted
  /// The slope of the straight line that fits the samples of the last 0.1 s best.
  ///
  /// It passes on the least noise, and lags by half of that time: it is right for even motion alone. Pauses count
  /// as for ``fitted``.
  case fittedLine
  /// SwiftUI's: three quarters of the older and one quarter of the newer of the last two differences.
  ///
  /// It lags by 1.25 samples. Without new samples the velocity falls to 0.998 of itself per millisecond, and
  /// after 2 s it is 0.
  case swiftUI
}
