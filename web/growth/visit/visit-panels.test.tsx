import { describe, expect, test } from 'vitest';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import { addDays, day } from '#domain/time/day.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { maya, mayaBornEarly, me, measured, measurements, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { references } from '#domain/growth/references/references-client-data.ts';
import { measurementsQuery, referencesKey } from '../data.ts';
import { VisitGrowthPanel } from './visit-growth-panel.tsx';
import { VisitMeasurementsPanel } from './visit-measurements-panel.tsx';

type Known = {
  child?: Child;
  units?: Me['units'];
  growth?: Loaded<Measurement[]>;
  isAmongOthers?: boolean;
};

function markupOf({
  child = maya,
  units = 'metric',
  growth = measurements,
  isAmongOthers = false,
}: Known = {}): string {
  const cache = aQueryCache({ ...me, units });
  cache.setQueryData(referencesKey({ isOlder: true, isPreterm: false }), { references, early: null });
  put(cache, measurementsQuery(child.id), growth);
  return markupWithin(
    cache,
    <>
      <VisitGrowthPanel child={child} today={today} />
      <VisitMeasurementsPanel child={child} today={today} isAmongOthers={isAmongOthers} />
    </>,
  );
}

const words = (known?: Known) => wordsOf(markupOf(known));

describe('[GRO-03] [decision 48] growth on the sheet for the doctor', () => {
  test('begins with the latest value of each measure, its day, the age on it, percentile and z-score', () => {
    expect(words()).toMatch(
      /^Growth, Nov 19, 2026 4 months 0 days .* Weight 6\.94 kg 72nd percentile , z \+0\.60 .*Height 63\.2 cm 68th percentile , z \+0\.47 .*Head Circumference 41\.0 cm 62nd percentile , z \+0\.30 .*Weight for length 67th percentile , z \+0\.44/,
    );
  });

  test('has every measurement, the latest first, with where and how, under a heading with the name', () => {
    const [, all = ''] = words().split('All measurements of ');

    expect(all).toBe(
      'Maya Brooks, born July 19, 2026 Date Age Measured Weight (kg) Height (cm) Head (cm) ' +
        'Value Percentile z Value Percentile z Value Percentile z ' +
        'Nov 19, 2026 4 months 0 days Doctor 6.94 72nd +0.60 63.2 68th +0.47 41.0 62nd +0.30 ' +
        'Oct 22, 2026 3 months 3 days Home 6.43 74th +0.65 – not measured – not measured ' +
        'Jul 19, 2026 0 days Home, lying 3.39 63rd +0.34 49.7 62nd +0.30 34.0 54th +0.10',
    );
  });

  test('has no percentile and no z-score beside a newborn’s weight more than a tenth below birth weight', () => {
    const child = { ...maya, bornOn: day('2026-11-17'), birthWeightKg: 3.6, birthWeightText: null };
    const sheet = words({ child, growth: [measured('2026-11-21', { weightKg: 3.2, heightCm: 50 })] });

    expect(sheet).toMatch(/^Growth, Nov 21, 2026 4 days .*Weight 3\.20 kg no percentile/);
    expect(sheet).toContain('Weight for length no percentile');
    expect(sheet).not.toContain('Weight 3.20 kg no percentile , z');
    expect(sheet).toContain(
      'No percentile beside a weight more than 10% below birth weight (7% through day 5), or not back at it after 14 days.',
    );
    expect(sheet).not.toContain('a line is a guide');
  });

  test('says how much of its birth weight a newborn has lost, at any loss, and nothing once it is back', () => {
    const child = { ...maya, bornOn: day('2026-11-17'), birthWeightKg: 3.6, birthWeightText: null };
    const sheetAt = (weightKg: number) => words({ child, growth: [measured('2026-11-21', { weightKg })] });

    expect(sheetAt(3.34)).toContain('Down 260 g in 4 days. Loss since birth: 7.2%.');
    expect(sheetAt(3.2)).toContain('Loss since birth: 11.1%.');
    expect(sheetAt(3.6)).not.toContain('Loss since');
    expect(
      words({ child: { ...child, birthWeightKg: null }, growth: [measured('2026-11-21', { weightKg: 3.2 })] }),
    ).not.toContain('Loss');
  });

  test('draws a chart of each measure that has values, under its latest one', () => {
    const markup = markupOf({ growth: [measured('2026-11-19', { weightKg: 6.94, headCm: 41 })] });

    expect(markup.match(/<figcaption><strong>[^<]+/g)).toEqual([
      '<figcaption><strong>Weight',
      '<figcaption><strong>Head Circumference',
    ]);
    expect(markup.match(/<svg class="chart"/g)).toHaveLength(2);
  });

  test('says the day of each value where they are of different days', () => {
    const growth = [measured('2026-11-01', { headCm: 41 }), measured('2026-11-19', { weightKg: 6.94 })];

    expect(words({ growth })).toMatch(
      /^Growth Weight 6\.94 kg .*Nov 19, 2026 .*Head Circumference 41\.0 cm .*Nov 1, 2026/,
    );
  });

  test('says what the latest weight gained, compared with the standard only beside a calm line', () => {
    const gain = (growth: Measurement[]) => words({ growth }).match(/(Up|Down) .*?\. (\(.*?\))?/)?.[0];

    expect(gain(measurements)).toBe(
      'Up 510 g in 4 weeks, about what girls of her age gain. (WHO growth velocity standards, 2009)',
    );
    expect(gain([measured('2026-09-19', { weightKg: 5.4 }), measured('2026-11-19', { weightKg: 4.9 })])).toBe(
      'Down 500 g in 9 weeks. ',
    );
    expect(words({ growth: [measured('2026-11-19', { headCm: 41 })] })).not.toContain('Up');
  });

  test('says of a loss what the growth page finds, and gives no advice on paper', () => {
    const sheetOf = (...weights: readonly [on: string, weightKg: number, place?: 'home' | 'doctor'][]) =>
      words({ growth: weights.map(([on, weightKg, place = 'doctor']) => measured(on, { weightKg, place })) });
    const small = sheetOf(['2026-10-15', 5.9], ['2026-11-19', 5.8]);

    const found = (by: string, from: string) => `Finding: loss of ${by} (threshold set by Fernling: ${from}).`;

    expect(small).toContain(`Down 100 g in 5 weeks. ${found('1.7% since Oct 15, 2026', 'any, to day 182')}`);
    expect(sheetOf(['2026-09-19', 5.4], ['2026-11-19', 4.9])).toContain(
      found('9.3% since Sep 19, 2026', 'more than 5%'),
    );
    expect(sheetOf(['2026-10-15', 5.9], ['2026-11-15', 5.82, 'home'], ['2026-11-19', 5.8, 'home'])).toContain(
      found('1.7% since Oct 15, 2026 by two weights at home', 'any, to day 182'),
    );
    expect(sheetOf(['2026-10-15', 5.9], ['2026-11-19', 5.2, 'home'])).toContain(
      found('11.9% since Oct 15, 2026 by one weight at home', '100 g, to day 182'),
    );
    expect(small).not.toMatch(/call your doctor|Have Maya weighed/);
    expect(sheetOf(['2026-10-15', 5.9], ['2026-11-19', 6.4])).not.toContain('loss');
  });

  test('says what is found of a small gain, and of a low gain below the lines that nearly all gain more', () => {
    const sheetOf = (...weights: readonly [on: string, weightKg: number][]) =>
      words({ growth: weights.map(([on, weightKg]) => measured(on, { weightKg, place: 'doctor' })) });

    expect(sheetOf(['2026-10-29', 6.1], ['2026-11-19', 6.13])).toContain(
      '4 months 0 days Finding: only up 30 g in 3 weeks (threshold set by Fernling: less than 3 g a day over 21 days or more).',
    );
    expect(sheetOf(['2026-10-18', 4.85], ['2026-11-19', 4.95])).toContain(
      'Up 100 g in 5 weeks. Nearly all girls of her age gain more. (WHO growth velocity standards, 2009)',
    );
  });

  test('[decision 48] as a part of the whole sheet lists the latest five, and how many are left out', () => {
    const growth = Array.from({ length: 10 }, (_, n) =>
      measured(addDays(maya.bornOn, n * 10), { weightKg: 3 + n / 5 }),
    );
    const rows = (isAmongOthers: boolean) => markupOf({ growth, isAmongOthers }).match(/<th scope="row">/g)?.length;

    expect(rows(false)).toBe(10);
    expect(rows(true)).toBe(5);
    expect(words({ growth, isAmongOthers: true })).toContain('Measurements 5 older ones in Fernling');
    expect(words({ growth: growth.slice(4), isAmongOthers: true })).toContain('Measurements 1 older one in Fernling');
    expect(words({ growth: growth.slice(5), isAmongOthers: true })).not.toContain('older');
  });

  test('names reference, editions and the age used, and what the lines mean', () => {
    expect(words()).toContain(
      'Percentiles , z-scores and lines: WHO Child Growth Standards (2006; 2007, head circumference), girls, birth to 24 months, as CDC advises for these ages. Age used: from birth to the day measured. Three of 100 healthy children are below the 3rd line',
    );
    expect(words({ child: { ...maya, gender: 'male' } })).toContain('circumference), boys, birth');
  });

  test('says why there is no percentile where there is none', () => {
    const unknown = words({ child: { ...maya, gender: null } });

    expect(unknown).toContain('Weight 6.94 kg no percentile');
    expect(unknown).toContain('Weight for length no percentile');
    expect(unknown).toContain("it needs the child's gender");
    expect(unknown).toContain('lines of girls, because the gender is not entered');
  });

  test('says how a height was measured, and by which one it is read', () => {
    const standing = { weightKg: 9.2, heightCm: 75, position: 'standing', place: null } as const;

    expect(
      words({
        child: { ...maya, bornOn: measured('2025-10-01').measuredOn },
        growth: [measured('2026-11-19', standing)],
      }),
    ).toMatch(/Standing 9\.20 .* 75\.0 \(75\.7\) .* In parentheses: the height that the percentile is read by/);
    expect(words()).not.toContain('In parentheses');
    expect(words({ growth: [measured('2026-11-19', { weightKg: 6.9, ageGivenInMonthsOnly: true })] })).toContain(
      'Home, age given in months only',
    );
  });

  test('assesses a child born early by its corrected age, draws both, and says so', () => {
    const early = words({ child: mayaBornEarly });

    expect(early).toContain('Growth, Nov 19, 2026 4 months 0 days · 2 months 18 days corrected');
    expect(early).toContain('4 months 0 days corrected 2 months 18 days Doctor');
    expect(words({ child: mayaBornEarly, isAmongOthers: true })).toContain(
      '4 months 0 days corrected 2 mo 18 d Doctor',
    );
    expect(early).toContain('Age used: counted from the due date until 24 months, then from birth.');
    expect(early).toContain('Crosses stand at the corrected age, circles at the age from birth.');
  });

  test('judges a child of 24 months or more by CDC, with body mass index, and names both references that were read', () => {
    const old = { ...maya, bornOn: measured('2024-01-01').measuredOn };
    const growth = [
      measured('2025-06-01', { weightKg: 10.5 }),
      measured('2026-11-19', { weightKg: 13.9, heightCm: 95, position: 'standing' }),
    ];
    const text = words({ child: old, growth });

    expect(text).toMatch(/Body mass index 15\.4 kg\/m² \d+(st|nd|rd|th) percentile/);
    expect(text).toContain('WHO Child Growth Standards (2006; 2007, head circumference), girls, birth to 24 months');
    expect(text).toContain('CDC growth charts (2000; extended BMI 2022), girls, 2 to 20 years');
  });

  test('draws the birth weight that was entered with the child as its first point', () => {
    const withWeight = { ...maya, birthWeightKg: 3.41, birthWeightText: '3.41 kg' };

    expect(words({ child: withWeight, growth: [] })).toContain('Growth, Jul 19, 2026 0 days Weight 3.41 kg');
    expect(markupOf({ child: withWeight, growth: [] }).match(/<svg class="chart"/g)).toHaveLength(1);
  });

  test('is in pounds, ounces and inches for a family that counts in them', () => {
    const us = words({ units: 'us' });

    expect(us).toContain('Weight 15 lb 4.8 oz 72nd percentile , z +0.60');
    expect(us).toContain('Weight (lb, oz) Height (in) Head (in)');
    expect(us).toContain('Doctor 15 lb 4.8 oz 72nd +0.60 24.9 68th +0.47');
  });

  test('says what is left out as long as nothing was measured, and shows no sample', () => {
    expect(words({ growth: [] })).toBe(
      'Growth No measurements yet. The latest values, the charts and the table of measurements are left out until a first weight, height or head circumference of Maya is entered.',
    );
  });

  test('says that it is loading, and when it cannot be loaded', () => {
    expect(words({ growth: null })).toBe('Growth Loading growth measurements...');
    expect(words({ growth: new CallFailed('offline') })).toContain(
      'Unable to load growth measurements. Please try again later.',
    );
  });

  test('has each of 500 measurements of a child born early in its table and charts', () => {
    const growth = Array.from({ length: 500 }, (_, n) =>
      measured(addDays(mayaBornEarly.bornOn, n), { weightKg: 3 + n / 60, heightCm: 50 + n / 16 }),
    );
    const before = process.threadCpuUsage();
    const markup = markupOf({ child: mayaBornEarly, growth });

    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(3000);
    expect(markup.match(/<th scope="row">/g)?.length).toBeGreaterThanOrEqual(500);
    expect(markup.match(/<svg class="chart"/g)).toHaveLength(2);
  });

  test('carries no style of its own, which the page would refuse', () => {
    expect(markupOf()).not.toContain('style=');
  });
});
