import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GENDERS } from '#domain/children/child.ts';
import cdcInfantTables from '#content/growth/cdc-2000-from-birth.json' with { type: 'json' };
import { addDays, day } from '#domain/time/day.ts';
import { assess } from '../score/assess.ts';
import { cdc2000FromBirth } from './cdc-2000.ts';
import { extendedBmiAt } from './cdc-extended-bmi.ts';
import { intergrowth, intergrowthBeforeTerm } from './intergrowth.ts';
import { DAYS_PER_MONTH } from '../month.ts';
import { unpackTables } from './packed-tables.ts';
import { percentileOfZ } from '../score/percentile.ts';
import { referencePlan } from './reference-plan.ts';
import { referenceAt } from '../score/reference.ts';
import { references } from './references-client-data.ts';
import { readReference, scoreOf } from '../score/score.ts';

const { who2006, who2007, cdc2000 } = references;
const month = (months: number) => ({ ageDays: months * DAYS_PER_MONTH, lengthCm: null });

describe('where a reference has rows', () => {
  test.each([
    { name: 'WHO 2007, weight, at 60 months', row: who2007.rowAt('weight-for-age', 'male', month(60)), has: true },
    { name: 'WHO 2007, weight, before it', row: who2007.rowAt('weight-for-age', 'male', month(59.99)), has: false },
    { name: 'WHO 2007, weight, below 121', row: who2007.rowAt('weight-for-age', 'male', month(120.9)), has: true },
    { name: 'WHO 2007, weight, at 121', row: who2007.rowAt('weight-for-age', 'male', month(121)), has: false },
    { name: 'WHO 2007, height, below 229', row: who2007.rowAt('length-for-age', 'female', month(228.9)), has: true },
    { name: 'WHO 2007, height, at 229', row: who2007.rowAt('length-for-age', 'female', month(229)), has: false },
    { name: 'WHO 2007, head', row: who2007.rowAt('head-for-age', 'female', month(70)), has: false },
    { name: 'CDC, weight, at 240 months', row: cdc2000.rowAt('weight-for-age', 'male', month(240)), has: true },
    { name: 'CDC, weight, after them', row: cdc2000.rowAt('weight-for-age', 'male', month(240.1)), has: false },
    { name: 'CDC, body mass index, at 240.5', row: cdc2000.rowAt('bmi-for-age', 'male', month(240.5)), has: true },
    { name: 'CDC, head, at 36 months', row: cdc2000.rowAt('head-for-age', 'male', month(36)), has: true },
    { name: 'CDC, head, after them', row: cdc2000.rowAt('head-for-age', 'male', month(36.1)), has: false },
    {
      name: 'INTERGROWTH at 27 weeks',
      row: intergrowth.rowAt('weight-for-age', 'male', { ageDays: -91, lengthCm: null }),
      has: true,
    },
    {
      name: 'INTERGROWTH before',
      row: intergrowth.rowAt('weight-for-age', 'male', { ageDays: -92, lengthCm: null }),
      has: false,
    },
    {
      name: 'INTERGROWTH, body mass index',
      row: intergrowth.rowAt('bmi-for-age', 'male', { ageDays: 0, lengthCm: null }),
      has: false,
    },
  ])('$name: $has', ({ row, has }) => {
    expect(row !== null).toBe(has);
  });

  test('a CDC row between two is midway by L, M and S, also where one lies on a whole month', () => {
    const [at24, at24half, between] = [24, 24.5, 24.25].map((months) =>
      cdc2000.rowAt('weight-for-age', 'male', month(months)),
    );
    expect(at24).toEqual({ l: -0.20615245, m: 12.6707633, s: 0.108125811 });
    expect(between?.m).toBeCloseTo(((at24?.m ?? 0) + (at24half?.m ?? 0)) / 2, 10);
    const [at25half, at25] = [25.5, 25].map((months) => cdc2000.rowAt('weight-for-age', 'male', month(months)));
    expect(at25?.m).toBeCloseTo(((at24half?.m ?? 0) + (at25half?.m ?? 0)) / 2, 10);
  });

  test('every day from birth to 19 years has a weight or height in each plan, and one reference alone', () => {
    for (const choice of ['cdc', 'who'] as const) {
      const plan = [intergrowthBeforeTerm, ...referencePlan(references, choice)];
      const ages = Array.from({ length: 6992 }, (_, n) => n - 91);
      const bare = ages.filter((ageDays) => {
        const covering = plan.filter(({ firstDay, lastDay }) => ageDays >= firstDay && ageDays <= lastDay);
        const height = referenceAt(plan, ageDays)?.rowAt('length-for-age', 'female', { ageDays, lengthCm: null });
        return covering.length !== 1 || height == null;
      });
      expect(bare).toEqual([]);
    }
  });

  test('CDC’s charts from birth end where they are printed to end', () => {
    const infant = cdc2000FromBirth(unpackTables(cdcInfantTables));
    expect(infant.rowAt('length-for-age', 'male', month(35.5))).not.toBeNull();
    expect(infant.rowAt('length-for-age', 'male', month(35.6))).toBeNull();
    expect(infant.rowAt('weight-for-length', 'male', { ageDays: 100, lengthCm: 103.6 })).toBeNull();
    expect(infant.rowAt('bmi-for-age', 'male', month(12))).toBeNull();
  });
});

describe('CDC’s extended body mass index', () => {
  test('gives the percentile back of every value on a line', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 99.9, noNaN: true }),
        fc.integer({ min: 731, max: 7300 }),
        fc.constantFrom(...GENDERS),
        (percentile, ageDays, gender) => {
          const reading = readReference(cdc2000, 'bmi-for-age', gender, { ageDays, lengthCm: null });
          const bmi = reading && extendedBmiAt(percentile, { ...reading, ageDays });
          expect(reading && bmi && scoreOf(reading, bmi).percentile).toBeCloseTo(percentile, 6);
        },
      ),
    );
  });

  test('of a child far above every other stays a number below 100, and of no child is impossible', () => {
    const reading = readReference(cdc2000, 'bmi-for-age', 'female', { ageDays: 1000, lengthCm: null });
    const score = reading && scoreOf(reading, 45);
    expect(score?.z).toBeGreaterThan(8);
    expect(Number.isFinite(score?.z)).toBe(true);
    expect(score?.percentile).toBeLessThan(100);
    const bornOn = day('2024-01-01');
    const values = { measuredOn: addDays(bornOn, 1000), weightKg: 150, heightCm: 40, position: null, headCm: null };
    const { bmi } = assess({ gender: 'female', bornOn, gestationDays: null }, values, referencePlan(references, 'cdc'));
    expect(bmi).toMatchObject({ scored: false, reason: 'impossible-value' });
  });
});

test('no percentile is 0 or 100, however far out', () => {
  for (const z of [-1e9, -60, -38, 38, 60, 1e9]) {
    expect(percentileOfZ(z)).toBeGreaterThan(0);
    expect(percentileOfZ(z)).toBeLessThan(100);
  }
});

test('both sexes and all references have medians that grow with age', () => {
  for (const reference of [who2006.to60Months, who2007, cdc2000]) {
    for (const gender of GENDERS) {
      let before = 0;
      for (let age = Math.max(reference.firstDay, 30); age <= reference.lastDay; age += 30) {
        const row = reference.rowAt('length-for-age', gender, { ageDays: age, lengthCm: null });
        // Lying becomes standing at 24 months.
        expect(row?.m ?? Infinity).toBeGreaterThan(before - 0.2);
        before = row?.m ?? before;
      }
    }
  }
});
