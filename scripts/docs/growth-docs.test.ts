import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assess, type Assessment, type GrowingChild, type MeasuredValues } from '#domain/growth/score/assess.ts';
import { extendedBmiAt } from '#domain/growth/references/cdc-extended-bmi.ts';
import { percentileOfZ, zOfPercentile } from '#domain/growth/score/percentile.ts';
import { referencePlan } from '#domain/growth/references/reference-plan.ts';
import type { GrowthReference, Indicator } from '#domain/growth/score/reference.ts';
import { references } from '#domain/growth/references/references-client-data.ts';
import { readReference, scoreOf } from '#domain/growth/score/score.ts';
import { whySteps } from '#domain/growth/line/why.ts';
import { valueAt } from '#domain/growth/score/z-score.ts';
import { day } from '#domain/time/day.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const page = textOf('docs/growth.md');

const plan = referencePlan(references, 'cdc');
const who = references.who2006.to60Months;
const SEXES = ['female', 'male'] as const;
type Sex = (typeof SEXES)[number];

/** The steps of a percentile, as rows of a table. */
function stepsOf(child: GrowingChild, values: Partial<MeasuredValues> & Pick<MeasuredValues, 'measuredOn'>) {
  const nothing = { weightKg: null, heightCm: null, position: null, headCm: null };
  const { weight, bmi, ageUsed }: Assessment = assess(child, { ...nothing, ...values }, plan);
  const score = values.heightCm === undefined ? weight : bmi;
  if (!score.scored) throw new Error(`no score: ${score.reason}`);
  const { bornOn } = child;
  const steps = whySteps({
    score,
    bornOn,
    measuredOn: values.measuredOn,
    isCorrected: ageUsed.isCorrected,
    units: 'metric',
  });
  return steps.map(({ name, text }) => `| ${name} | ${text.replaceAll('\u00a0', ' ')} |`).join('\n');
}

/** Cells of the table whose head begins with a text, without its first column. */
function tableUnder(head: string): string[][] {
  const [, table = ''] = page.split(`\n| ${head} |`);
  const [, , ...rows] = table.split('\n\n', 1).join('').split('\n');
  return rows.map((row) =>
    row
      .split('|')
      .slice(2, -1)
      .map((cell) => cell.trim()),
  );
}

function zAt(reference: GrowthReference, indicator: Indicator, gender: Sex, ageDays: number, value: number): number {
  const reading = readReference(reference, indicator, gender, { ageDays, lengthCm: null });
  return reading ? scoreOf(reading, value).z : NaN;
}

function whoValue(indicator: Indicator, gender: Sex, ageDays: number, z: number): number {
  const lms = who.rowAt(indicator, gender, { ageDays, lengthCm: null });
  return lms ? valueAt(z, lms) : NaN;
}

describe('docs/growth.md shows what the product computes:', () => {
  test('a weight by WHO', () => {
    const girl = { gender: 'female', bornOn: day('2026-07-19'), gestationDays: null } as const;
    expect(page).toContain(stepsOf(girl, { measuredOn: day('2026-11-19'), weightKg: 6.94 }));
  });

  test('a body mass index by CDC above the 95th percentile, with every number on the way', () => {
    const boy = { gender: 'male', bornOn: day('2021-05-04'), gestationDays: null } as const;
    const values = { weightKg: 27.5, heightCm: 115, position: 'standing' } as const;
    expect(page).toContain(stepsOf(boy, { measuredOn: day('2026-11-04'), ...values }));
    const at = { ageDays: 2010, lengthCm: null };
    const lms = references.cdc2000.rowAt('bmi-for-age', 'male', at) ?? { l: NaN, m: NaN, s: NaN };
    const p95 = extendedBmiAt(95, { lms, gender: 'male', ageDays: at.ageDays });
    const aboveP95 = (27.5 / 1.15 ** 2 - p95) / 2.956617;
    expect(page).toContain(`1.644854)^(1 ÷ L) = ${p95.toFixed(5)}.`);
    expect(page).toContain(
      `÷ 2.956617 = ${aboveP95.toFixed(6)}, Φ = ${(percentileOfZ(aboveP95) / 100).toFixed(6)}. 90 + 10 ×`,
    );
    expect(extendedBmiAt(98.1715740126599, { lms, gender: 'male', ageDays: at.ageDays })).toBeCloseTo(20.79395, 5);
  });

  test('a weight at a corrected age, and what it would be by the age from birth', () => {
    const boy = { gender: 'male', bornOn: day('2026-02-02'), gestationDays: 217 } as const;
    expect(page).toContain(stepsOf(boy, { measuredOn: day('2026-11-09'), weightKg: 7.8 }));
    const byBirth = stepsOf({ ...boy, gestationDays: null }, { measuredOn: day('2026-11-09'), weightKg: 7.8 });
    expect(byBirth).toContain('L 0.0897, M 8.9555 kg, S 0.10882');
    expect(byBirth).toContain('z-score −1.26, 10th percentile');
  });

  test('how far an error moves a score', () => {
    const errors = [
      { indicator: 'weight-for-age', by: 0.1 },
      { indicator: 'length-for-age', by: 1 },
      { indicator: 'length-for-age', by: 0.7 },
      { indicator: 'head-for-age', by: 0.5 },
    ] as const;
    const ages = [7, 122, 365, 730];
    const rangeText = (zOf: (gender: Sex) => number) =>
      [...new Set(SEXES.map((gender) => zOf(gender).toFixed(2)))].toSorted().join(' to ');
    const ofValues = errors.map(({ indicator, by }) =>
      ages.map((age) => rangeText((sex) => zAt(who, indicator, sex, age, whoValue(indicator, sex, age, 0) + by))),
    );
    const ofAge = ages.map((age) =>
      rangeText((sex) => zAt(who, 'weight-for-age', sex, age, whoValue('weight-for-age', sex, age + 30, 0))),
    );
    expect(tableUnder('an error of')).toEqual([...ofValues, ofAge]);
  });

  test('how percentiles jump at 24 months for an unchanged child', () => {
    const jump = (percentile: number, indicator: Indicator, gender: Sex) => {
      const lying = whoValue(indicator, gender, 730, zOfPercentile(percentile));
      const value = indicator === 'length-for-age' ? lying - 0.7 : lying;
      return percentileOfZ(zAt(references.cdc2000, indicator, gender, 731, value)).toFixed(1);
    };
    const rows = [3, 50, 97].map((percentile) =>
      (['weight-for-age', 'length-for-age', 'head-for-age'] as const).flatMap((indicator) =>
        SEXES.map((gender) => jump(percentile, indicator, gender)),
      ),
    );
    expect(tableUnder('WHO percentile')).toEqual(rows);
  });
});

describe('the files of the references are accounted for:', () => {
  test('every table is listed in content/growth/README.md with the hash of the numbers it was made from', () => {
    const readme = textOf('content/growth/README.md');
    const tables = readdirSync(join(root, 'content/growth')).filter((name) => name.endsWith('.json'));
    expect(tables.length).toBeGreaterThan(6);
    for (const name of tables) {
      const { sourceSha256 } = JSON.parse(textOf(`content/growth/${name}`));
      expect(readme).toContain(`\`${name}\``);
      expect(readme).toContain(`\`${sourceSha256}\``);
    }
  });

  test('testing/fixtures/growth/README.md says how many rows each file of cases has, 866 of others and 38 of our own', () => {
    const folder = 'testing/fixtures/growth';
    const [table = ''] = textOf(`${folder}/README.md`).split('\n## ');
    const documented = Array.from(table.matchAll(/^\| `(\S+)` \| (\d+) \|/gm));
    const files = documented.map(([, name = '', rows]) => ({ name, rows: Number(rows) }));
    const rowsOf = (name: string) => textOf(`${folder}/${name}`).trim().split('\n').length - 1;
    expect(files.map(({ name }) => ({ name, rows: rowsOf(name) }))).toEqual(files);
    const own = new Set(['who-2007-cases.csv', 'monthly-percentiles.csv']);
    const ofOthers = files.filter(({ name }) => !own.has(name));
    expect(ofOthers.map(({ rows }) => rows).reduce((sum, rows) => sum + rows, 0)).toBe(866);
    expect(page).toContain('**866 rows**');
    expect(page).toContain('38 more rows');
  });
});
