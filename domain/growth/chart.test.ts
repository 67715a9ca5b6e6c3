import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { laterValuesText } from './chart-contents.ts';
import type { MeasuredValues } from './assess.ts';
import { growthChart } from './chart.ts';
import type { ChartInput } from './chart.ts';
import { lineDays, referenceLines } from './chart-lines.ts';
import { referenceRow } from './reference.ts';
import { sparkline } from './sparkline.ts';
import { MEASURES } from './value-text.ts';
import { who2006ToTwoYears as reference } from './who-2006-client-data.ts';
import { valueAt } from './z-score.ts';
import { zOfPercentile } from './percentile.ts';

const bornOn = day('2026-07-19');
const maya = { gender: 'female', bornOn, gestationDays: null } as const;

function measured(age: number, values: Partial<MeasuredValues>): MeasuredValues {
  const nothing = { weightKg: null, heightCm: null, position: null, headCm: null };
  return { measuredOn: addDays(bornOn, age), ...nothing, ...values };
}

const measurements = [
  measured(123, { weightKg: 6.94, heightCm: 63.2, headCm: 41 }),
  measured(0, { weightKg: 3.39, heightCm: 49.7, headCm: 34 }),
  measured(32, { weightKg: 4.51 }),
];

const input: ChartInput = {
  measure: 'weight',
  child: maya,
  measurements,
  today: addDays(bornOn, 125),
  size: { width: 1060, height: 440 },
  narrow: false,
  reference,
  units: 'metric',
};

/** The numbers of an SVG path, in pairs. */
function placesIn(path: string) {
  return Array.from(path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

describe('[GRO-03] the weight chart of a girl of 4 months', () => {
  const chart = growthChart(input);

  test('runs from birth to 6 months, with a tick every 3', () => {
    expect(chart.xTicks.map(({ label }) => label)).toEqual(['0', '3', '6']);
    expect(chart.xTicks.map(({ at }) => at)).toEqual([52, 526, 1000]);
  });

  test('counts in round kilograms from under the 3rd line to over the 97th, the unit at the top only', () => {
    expect(chart.yTicks.map(({ label }) => label)).toEqual(['2', '4', '6', '8', '10\u00a0kg']);
    expect(chart.yTicks[0]?.at).toBe(chart.plot.bottom);
    expect(chart.yTicks.at(-1)?.at).toBe(chart.plot.top);
  });

  test('joins her values by straight segments, in the order of their days', () => {
    expect(chart.points.map(({ value }) => value)).toEqual([3.39, 4.51, 6.94]);
    expect(placesIn(chart.pointsPath)).toEqual(chart.points.map(({ x, y }) => ({ x, y })));
    expect(chart.sample).toBe(false);
  });

  test('says of each value what a tooltip shows', () => {
    expect(chart.points.at(-1)?.words).toEqual({
      age: 'Age: 4 months',
      value: '6.94\u00a0kg',
      moved: null,
      percentile: '72nd percentile',
      day: 'Nov 19, 2026',
      all: 'Age: 4 months, 6.94\u00a0kg, 72nd percentile, Nov 19, 2026',
    });
    expect(chart.points[1]?.words.age).toBe('Age: 1 month');
  });

  test('has three lines with labels that stand apart, and four zones that leave no gap', () => {
    expect(chart.lines.map(({ label }) => label)).toEqual(['3rd', '50th', '97th']);
    expect(chart.zones.map(({ name }) => name)).toEqual(['below-3rd', '3rd-to-50th', '50th-to-97th', 'above-97th']);
    const ys = chart.zones.map(({ path }) => placesIn(path).map(({ y }) => y));
    expect(Math.max(...(ys.at(0) ?? []))).toBe(chart.plot.bottom);
    expect(Math.min(...(ys.at(-1) ?? []))).toBe(chart.plot.top);
  });

  test('cuts the highest zone off at the top of the plot without bending it before', () => {
    const edge = placesIn(chart.zones.at(-1)?.path ?? '');
    const corner = edge.findIndex(({ y }) => y === chart.plot.top);
    const [before, last, first] = [edge[corner - 2], edge[corner - 1], edge[corner]];
    const slope = (from = { x: 0, y: 0 }, to = { x: 0, y: 0 }) => (to.y - from.y) / (to.x - from.x);

    expect(slope(last, first) / slope(before, last)).toBeCloseTo(1, 0);
    expect(edge[corner + 1]?.y).toBe(chart.plot.top);
  });
});

describe('[GRO-03] the x-axis', () => {
  test.each([
    { age: 0, narrow: false, ticks: ['0', '3', '6'] },
    { age: 0, narrow: true, ticks: ['0', '6'] },
    { age: 400, narrow: false, ticks: ['0', '3', '6', '9', '12'] },
    { age: 400, narrow: true, ticks: ['0', '6', '12'] },
    { age: 1000, narrow: true, ticks: ['0', '6', '12', '18', '24'] },
  ])('at $age days, narrow: $narrow, has ticks at $ticks', ({ age, narrow, ticks }) => {
    const chart = growthChart({ ...input, today: addDays(bornOn, age), narrow });
    expect(chart.xTicks.map(({ label }) => label)).toEqual(ticks);
  });

  test('ends at 24 months, and the values beyond are counted', () => {
    const late = [...measurements, measured(800, { weightKg: 12 })];
    const chart = growthChart({ ...input, measurements: late, today: addDays(bornOn, 1000) });
    expect(chart.points).toHaveLength(3);
    expect(chart.beyond).toBe(1);
    expect(laterValuesText([{ months: 24 }, { months: 24.1 }])).toBe(
      'One later value is not drawn: these lines end at 24 months.',
    );
    expect(laterValuesText([{ months: 23 }])).toBeNull();
    expect(chart.sample).toBe(false);
  });
});

describe('[GRO-03] without a value', () => {
  const chart = growthChart({ ...input, measurements: [] });

  test('a sample of 0, 2, 4 and 6 months is drawn, and said to be one', () => {
    expect(chart.sample).toBe(true);
    expect(chart.points.map(({ ageMonths }) => ageMonths)).toEqual([0, 2, 4, 6]);
    expect(chart.points.map(({ measurement }) => measurement)).toEqual([null, null, null, null]);
    expect(chart.points.map(({ score }) => score)).toEqual([null, null, null, null]);
    expect(chart.points[1]?.words.all).toMatch(/^Sample data, Age: 2 months, /);
  });

  test('of one measure only, that chart alone shows the sample', () => {
    const weights = [measured(10, { weightKg: 3.5 })];
    expect(growthChart({ ...input, measurements: weights }).sample).toBe(false);
    expect(growthChart({ ...input, measurements: weights, measure: 'head' }).sample).toBe(true);
  });
});

test('a child born early has values and lines, and the reason in place of a percentile', () => {
  const chart = growthChart({ ...input, child: { ...maya, gestationDays: 231 } });
  expect(chart.lines).toHaveLength(3);
  expect(chart.points).toHaveLength(3);
  expect(chart.points[0]?.score).toEqual({ scored: false, reason: 'born-early' });
  expect(chart.points[0]?.words.percentile).toContain('born before 37 weeks');
});

test('a child without a gender has a girl’s lines, which the chart says, and no percentile', () => {
  const chart = growthChart({ ...input, child: { ...maya, gender: null } });
  expect(chart.sexAssumed).toBe(true);
  expect(chart.lines).toEqual(growthChart(input).lines);
  expect(chart.points[0]?.score).toEqual({ scored: false, reason: 'sex-unknown' });
});

test('a height measured standing before 24 months is drawn where it is read, and says so', () => {
  const standing = [measured(400, { heightCm: 75, position: 'standing' })];
  const point = growthChart({
    ...input,
    measure: 'height',
    measurements: standing,
    today: addDays(bornOn, 400),
  }).points.at(0);
  expect(point?.value).toBe(75);
  expect(point?.drawnValue).toBe(75.7);
  expect(point?.words.moved).toBe('as lying: 75.7\u00a0cm');
});

test('a family that counts in pounds and inches reads them on the axis and in the words', () => {
  const weight = growthChart({ ...input, units: 'us' });
  expect(weight.yTicks.at(-1)?.label).toBe('25\u00a0lb');
  expect(weight.points.at(-1)?.words.value).toBe('15\u00a0lb\u00a04.8\u00a0oz');
  expect(growthChart({ ...input, measure: 'head', units: 'us' }).yTicks.at(-1)?.label).toMatch(/in$/);
});

test('everything stands inside the plot, whatever is measured', () => {
  const anyMeasurements = fc.array(
    fc
      .record({ age: fc.integer({ min: 0, max: 900 }), weightKg: fc.double({ min: 0.1, max: 150, noNaN: true }) })
      .map(({ age, weightKg }) => measured(age, { weightKg, heightCm: 40 + weightKg, headCm: 30 + weightKg / 4 })),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(
      anyMeasurements,
      fc.integer({ min: 0, max: 900 }),
      fc.constantFrom(...MEASURES),
      fc.boolean(),
      (values, age, measure, narrow) => {
        const chart = growthChart({ ...input, measurements: values, measure, narrow, today: addDays(bornOn, age) });
        const { left, top, right, bottom } = chart.plot;
        const paths = [...chart.lines, ...chart.zones].flatMap(({ path }) => placesIn(path));
        for (const { x, y } of [...paths, ...chart.points]) {
          expect(x).toBeGreaterThanOrEqual(left - 0.01);
          expect(x).toBeLessThanOrEqual(right + 0.01);
          expect(y).toBeGreaterThanOrEqual(top - 0.01);
          expect(y).toBeLessThanOrEqual(bottom + 0.01);
        }
        const labels = chart.lines.map(({ labelY }) => labelY).toSorted((one, other) => one - other);
        for (const [index, y] of labels.slice(1).entries()) expect(y - (labels[index] ?? 0)).toBeGreaterThan(15.9);
      },
    ),
  );
});

describe('the lines', () => {
  test('have a value on each of 84 days to 24 months', () => {
    const days = lineDays(730);
    expect(days).toHaveLength(84);
    expect(days.slice(27, 32)).toEqual([27, 28, 35, 42, 49]);
    expect(days.slice(-2)).toEqual([721, 730]);
  });

  test('stay within 0.1 % of the reference between those days', () => {
    const days = lineDays(730);
    for (const measure of MEASURES) {
      const indicator = { weight: 'weight-for-age', height: 'length-for-age', head: 'head-for-age' } as const;
      for (const { percentile, values } of referenceLines(reference, measure, 'male', days)) {
        for (let age = 0; age <= 730; age += 1) {
          const row = referenceRow(reference, indicator[measure], 'male', age);
          const exact = row ? valueAt(zOfPercentile(percentile), row) : Number.NaN;
          expect(Math.abs(onSegments(days, values, age) / exact - 1)).toBeLessThan(0.001);
        }
      }
    }
  });
});

function onSegments(days: readonly number[], values: readonly number[], age: number): number {
  const after = Math.max(
    1,
    days.findIndex((drawn) => drawn >= age),
  );
  const [from = 0, to = 0] = days.slice(after - 1, after + 1);
  const [low = 0, high = 0] = values.slice(after - 1, after + 1);
  return low + ((high - low) * (age - from)) / (to - from);
}

test('the small drawing of a card has the same lines and points, without axes', () => {
  const spark = sparkline({ ...input, size: { width: 340, height: 132 } });
  expect(spark.lines.map(({ label }) => label)).toEqual(['3rd', '50th', '97th']);
  expect(spark.points).toHaveLength(3);
  expect(spark.points.every(({ x, y }) => x >= 8 && x <= 288 && y >= 14 && y <= 120)).toBe(true);
});
