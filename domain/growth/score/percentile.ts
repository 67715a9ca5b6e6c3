/**
 * @returns above 0 and below 100, exact to about 13 digits
 *
 * Source: West 2005, Better approximations to cumulative normal functions, after Hart 1968.
 */
export function percentileOfZ(z: number): number {
  const below = lowerTail(Math.abs(z)) * 100;
  return z > 0 ? Math.min(100 - below, MOST) : Math.max(below, Number.MIN_VALUE);
}

const MOST = 100 - 2 ** -46;

/**
 * @param percentile above 0 and below 100
 * @throws RangeError for other percentiles
 */
export function zOfPercentile(percentile: number): number {
  if (!(percentile > 0 && percentile < 100)) {
    throw new RangeError(`a percentile lies between 0 and 100, got ${percentile}`);
  }
  if (percentile > 50) return -zOfPercentile(100 - percentile);
  let least = -40;
  let most = 0;
  // Bisection is slow but robust, and a chart needs only three.
  for (let step = 0; step < 60; step += 1) {
    const middle = (least + most) / 2;
    if (percentileOfZ(middle) < percentile) least = middle;
    else most = middle;
  }
  return (least + most) / 2;
}

const NUMERATOR = [
  3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871, 221.213596169931,
  220.206867912376,
];
const DENOMINATOR = [
  8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674, 637.333633378831,
  793.826512519948, 440.413735824752,
];

function lowerTail(z: number): number {
  const density = Math.exp((-z * z) / 2);
  if (z < 7.07) return (density * polynomial(NUMERATOR, z)) / polynomial(DENOMINATOR, z);
  const fraction = z + 1 / (z + 2 / (z + 3 / (z + 4 / (z + 0.65))));
  return density / fraction / Math.sqrt(2 * Math.PI);
}

function polynomial(coefficients: readonly number[], x: number): number {
  let sum = 0;
  // Runs for every score; an iterator would be four times slower.
  for (let index = 0; index < coefficients.length; index += 1) sum = sum * x + (coefficients[index] ?? 0);
  return sum;
}
