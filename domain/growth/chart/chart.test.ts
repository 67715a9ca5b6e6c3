import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import type { MeasuredValues } from '../score/assess.ts';
import { growthChart, type ChartInput, type GrowthChart } from './chart.ts';
import {
  INDICATOR_OF,
  LINE_SETS,
  lineDays,
  linesOf,
  stretchesOf,
  valueOnLine,
  type Stretch,
  type StretchLines,
} from './chart-lines.ts';
import { referencePlan } from '../references/reference-plan.ts';
import { references } from '../references/references-client-data.ts';
import { readReference, scoreOf } from '../score/score.ts';
import { sparkline } from './sparkline.ts';
import { MEASURES, type Measure } from '../value-text.ts';
import { who2006ToTwoYears } from '../references/who-2006-client-data.ts';

const american = referencePlan(references, 'cdc');
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
  plan: [who2006ToTwoYears],
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
      other: null,
      day: 'Nov 19, 2026',
      all: 'Age: 4 months, 6.94\u00a0kg, 72nd percentile, Nov 19, 2026',
    });
    expect(chart.points[1]?.words.age).toBe('Age: 1 month');
  });

  test('has three lines with labels that stand apart, and four zones that leave no gap', () => {
    expect(chart.lines.map(({ label }) => label)).toEqual(['3rd', '50th', '97th']);
    expect(chart.zones.map(({ name }) => name)).toEqual(['lowest', 'lower', 'upper', 'highest']);
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
    { age: 1000, narrow: true, ticks: ['0', '6', '12', '18', '24', '30'] },
  ])('at $age days, narrow: $narrow, has ticks at $ticks', ({ age, narrow, ticks }) => {
    const chart = growthChart({ ...input, today: addDays(bornOn, age), narrow });
    expect(chart.xTicks.map(({ label }) => label)).toEqual(ticks);
  });

  test('goes on as long as the child does, with fewer numbers where there is no room', () => {
    const chart = growthChart({ ...input, plan: american, today: addDays(bornOn, 4000), narrow: true });
    const ats = chart.xTicks.map(({ at }) => at);
    expect(Number(chart.xTicks.at(-1)?.label)).toBeGreaterThan(110);
    expect((ats[1] ?? 0) - (ats[0] ?? 0)).toBeGreaterThan(30);
  });
});

describe('[GRO-03] without a value', () => {
  const chart = growthChart({ ...input, measurements: [] });

  test('a sample of 0, 2, 4 and 6 months is drawn, and labeled as one', () => {
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

describe('a child born 7 weeks early', () => {
  const early = { ...input, child: { ...maya, gestationDays: 231 } };
  const chart = growthChart(early);

  test('has a cross at its corrected age and a circle at its age from birth', () => {
    const point = chart.points.at(-1);
    expect(point?.mark).toBe('cross');
    expect((point?.otherPlace?.x ?? 0) - (point?.x ?? 0)).toBeCloseTo((49 / 30.44) * (948 / 6), 1);
    expect(point?.otherPlace?.y).toBe(point?.y);
  });

  test('before its due date has a circle at its age from birth alone, apart from the line', () => {
    expect(chart.points.map(({ value, mark }) => ({ value, mark }))).toEqual([
      { value: 3.39, mark: 'dot' },
      { value: 4.51, mark: 'dot' },
      { value: 6.94, mark: 'cross' },
    ]);
    expect(chart.points.map(({ otherPlace }) => otherPlace !== null)).toEqual([false, false, true]);
    expect(chart.pointsPath.match(/M/g)).toHaveLength(2);
    expect(chart.points[0]?.words).toMatchObject({ age: 'Age: 49 days before the due date', other: null });
  });

  test('says both ages in the tooltip', () => {
    expect(chart.points.at(-1)?.words).toMatchObject({
      age: 'Age: 2 months, corrected',
      percentile: '97th percentile',
      other: 'By birth age: 72nd',
    });
  });

  test('[CHILD-07] [decision 26] says the months that are said elsewhere, of both ages', () => {
    const birthday = growthChart({ ...input, measurements: [measured(365, { weightKg: 9.1 })] });
    expect(birthday.points[0]?.words.age).toBe('Age: 12 months');

    const child = { ...maya, bornOn: addDays(day('2026-02-10'), -49), gestationDays: 231 };
    const inMarch = { ...measured(0, { weightKg: 4 }), measuredOn: day('2026-03-10') };
    const corrected = growthChart({ ...early, child, measurements: [inMarch] });
    expect(corrected.points[0]?.words.age).toBe('Age: 1 month, corrected');
  });

  test('by its age from birth is joined at the circles, and the cross stays where the age is after the due date', () => {
    const byBirth = growthChart({ ...early, basis: 'from-birth' });
    expect(byBirth.points.map(({ mark }) => mark)).toEqual(['dot', 'dot', 'dot']);
    expect(byBirth.points.map(({ otherPlace }) => otherPlace !== null)).toEqual([false, false, true]);
    expect(byBirth.points[2]?.words).toMatchObject({ age: 'Age: 4 months', other: 'By corrected age: 97th' });
    expect(byBirth.points[0]?.score).toMatchObject({ scored: false, reason: 'before-due-date' });
  });
});

test('a child without a gender has a girl’s lines, which the chart says, and no percentile', () => {
  const chart = growthChart({ ...input, child: { ...maya, gender: null } });
  expect(chart.sexAssumed).toBe(true);
  expect(chart.lines).toEqual(growthChart(input).lines);
  expect(chart.points[0]?.score).toMatchObject({ scored: false, reason: 'sex-unknown' });
  const boys = growthChart({ ...input, child: { ...maya, gender: null }, linesOf: 'male' });
  expect(boys.lines).toEqual(growthChart({ ...input, child: { ...maya, gender: 'male' } }).lines);
});

test('a height measured standing before 24 months is drawn at its shifted value, and says so', () => {
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

/** Corners of lines and areas, and values, that are outside the plot; and names of lines that are too near to another. */
function misplaced({ plot, lines, zones, points }: GrowthChart) {
  const paths = [...lines, ...zones].flatMap(({ path }) => placesIn(path));
  const places = [...paths, ...points, ...points.flatMap(({ otherPlace }) => otherPlace ?? [])];
  const isWithin = (at: number, least: number, most: number) => at >= least - 0.01 && at <= most + 0.01;
  const labels = lines.toSorted((one, other) => one.labelY - other.labelY);
  return [
    ...places.filter(({ x, y }) => !isWithin(x, plot.left, plot.right) || !isWithin(y, plot.top, plot.bottom)),
    ...labels.filter(({ labelY }, index) => !(labelY - (labels[index - 1]?.labelY ?? -Infinity) > 15.9)),
  ];
}

describe('[GRO-03] 500 measurements of a child born early', () => {
  const many = Array.from({ length: 500 }, (_, n) =>
    measured(50 + n, { weightKg: 3 + n / 60, heightCm: 50 + n / 16, position: 'lying', headCm: 35 + n / 50 }),
  );
  const child = { ...maya, gestationDays: 231 };

  test.each(MEASURES.flatMap((measure) => [true, false].map((narrow) => ({ measure, narrow }))))(
    'are laid out in a moment, each at two ages and inside the plot: $measure, narrow: $narrow',
    ({ measure, narrow }) => {
      const before = process.threadCpuUsage();
      const chart = growthChart({ ...input, measure, narrow, child, measurements: many, today: addDays(bornOn, 600) });

      // Takes 10 ms.
      const { user, system } = process.threadCpuUsage(before);
      expect((user + system) / 1000).toBeLessThan(1000);
      expect(chart.points).toHaveLength(500);
      expect(chart.points.every(({ otherPlace }) => otherPlace !== null)).toBe(true);
      expect(misplaced(chart)).toEqual([]);
    },
  );
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
        expect(misplaced(chart)).toEqual([]);
      },
    ),
  );
});

describe('at 24 months', () => {
  const older = [
    measured(640, { weightKg: 11.5, heightCm: 83, position: 'lying' }),
    measured(735, { weightKg: 12.2, heightCm: 86, position: 'standing' }),
    measured(1000, { weightKg: 14, heightCm: 93, position: 'standing' }),
  ];
  const at33Months = { ...input, plan: american, measurements: older, today: addDays(bornOn, 1010) };

  test('the lines break with the names of both references, and the child’s line of weight does not', () => {
    const chart = growthChart(at33Months);
    expect(chart.breaks).toEqual([{ x: expect.any(Number), before: 'WHO 2006', after: 'CDC 2000' }]);
    expect(chart.pointsPath.match(/M/g)).toHaveLength(1);
    const [break_] = chart.breaks;
    for (const { path } of chart.lines) {
      const near = placesIn(path).map(({ x }) => Math.abs(x - (break_?.x ?? 0)));
      expect(path.match(/M/g)).toHaveLength(2);
      expect(Math.min(...near)).toBeGreaterThan(6);
      expect(Math.min(...near)).toBeLessThan(9);
    }
  });

  test('lines of height and the child’s own break from lying to standing, with WHO alone too', () => {
    const who = { ...at33Months, measure: 'height', plan: referencePlan(references, 'who') } as const;
    const chart = growthChart(who);
    expect(chart.breaks.map(({ before, after }) => `${before}, ${after}`)).toEqual(['lying, standing']);
    expect(chart.pointsPath.match(/M/g)).toHaveLength(2);
    expect(chart.points.map(({ mark }) => mark)).toEqual(['lying', 'standing', 'standing']);
    expect(growthChart({ ...who, measure: 'weight' }).breaks).toEqual([]);
  });

  test('head circumference by CDC ends at 36 months, and a later value says why it has no percentile', () => {
    const heads = [measured(800, { headCm: 48 }), measured(1500, { headCm: 50 })];
    const chart = growthChart({ ...at33Months, measure: 'head', measurements: heads, today: addDays(bornOn, 1500) });
    expect(chart.points.map(({ score }) => score?.scored)).toEqual([true, false]);
    expect(chart.points[1]?.words.percentile).toContain('head circumference to 36 months');
  });
});

describe('what is drawn can be chosen', () => {
  test('seven lines, or whole standard deviations with a sign', () => {
    const labels = (lineSet: (typeof LINE_SETS)[number]) =>
      growthChart({ ...input, lineSet }).lines.map(({ label }) => label);
    expect(labels('seven')).toEqual(['3rd', '10th', '25th', '50th', '75th', '90th', '97th']);
    expect(labels('z-scores')).toEqual(['−3', '−2', '−1', '0', '+1', '+2', '+3']);
  });

  test('the months shown, with a tick for each where they are few', () => {
    const close = growthChart({ ...input, zoom: 'last-3' });
    expect(close.xTicks.map(({ label }) => label)).toEqual(['2', '3', '4', '5']);
    expect(close.points.map(({ value }) => value)).toEqual([6.94]);
    const own = growthChart({ ...input, zoom: 'own' });
    expect(own.xTicks.map(({ label }) => label)).toEqual(['0', '1', '2', '3', '4', '5']);
  });
});

describe('the lines', () => {
  test('have a value on each of 84 days to 24 months', () => {
    const days = lineDays(0, 730);
    expect(days).toHaveLength(84);
    expect(days.slice(27, 32)).toEqual([27, 28, 35, 42, 49]);
    expect(days.slice(-2)).toEqual([721, 730]);
  });

  const plans = [
    { name: 'WHO, then CDC', plan: american, lastDay: 7305 },
    { name: 'WHO', plan: referencePlan(references, 'who'), lastDay: 6970 },
  ];
  test.each(plans)('of $name stay within 0.1 % and 0.01 z of the reference between those days', ({ plan, lastDay }) => {
    for (const measure of MEASURES) {
      for (const gender of ['female', 'male'] as const) {
        for (const stretch of stretchesOf(plan, measure, 0, lastDay)) {
          for (const set of LINE_SETS) {
            const { share, z } = farthest(stretch, linesOf(stretch, measure, gender, set), measure, gender);
            expect(share).toBeLessThan(0.001);
            expect(z).toBeLessThan(0.01);
          }
        }
      }
    }
  });
});

/** How far the drawn lines are from the exact ones, as a share of the value and in z-scores. */
function farthest({ reference }: Stretch, { days, lines }: StretchLines, measure: Measure, gender: 'female' | 'male') {
  let worst = { share: 0, z: 0 };
  for (const line of lines) {
    for (let index = 1; index < days.length; index += 1) {
      const [from = 0, to = 0] = [days[index - 1], days[index]];
      const [low = 0, high = 0] = [line.values[index - 1], line.values[index]];
      for (let age = Math.ceil(from); age < to; age += 1) {
        const reading = readReference(reference, INDICATOR_OF[measure], gender, { ageDays: age, lengthCm: null });
        if (!reading) continue;
        const drawn = low + ((high - low) * (age - from)) / (to - from);
        const share = Math.abs(drawn / valueOnLine(reading, line) - 1);
        worst = {
          share: Math.max(worst.share, share),
          z: Math.max(worst.z, Math.abs(scoreOf(reading, drawn).z - line.z)),
        };
      }
    }
  }
  return worst;
}

test('the small drawing of a card has the same lines and points, without axes', () => {
  const spark = sparkline({ ...input, size: { width: 340, height: 132 } });
  expect(spark.lines.map(({ label }) => label)).toEqual(['3rd', '50th', '97th']);
  expect(spark.points).toHaveLength(3);
  expect(spark.points.every(({ x, y }) => x >= 8 && x <= 288 && y >= 14 && y <= 120)).toBe(true);
});
