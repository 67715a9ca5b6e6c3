/**
 * Generates the table of nine percentiles at thirteen ages in content/growth from WHO's monthly numbers.
 *
 *     npm run monthly-percentiles -- spec_percentiles.csv           writes it
 *     npm run monthly-percentiles -- --check spec_percentiles.csv   fails when the file differs
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { GENDERS, type Gender } from '#domain/children/child.ts';
import { LEVELS, TABLE_MONTHS, type Level } from '#domain/growth/references/monthly-percentiles.ts';
import { MEASURES, type Measure } from '#domain/growth/value-text.ts';
import { valueAt } from '#domain/growth/score/z-score.ts';

const FILE = new URL('../content/growth/monthly-percentiles.json', import.meta.url);
const CSV_HEADER = `indicator,sex,age_months,L,M,S,${LEVELS.join(',')}`;

const ABOUT = {
  source: 'WHO Child Growth Standards, tables by month',
  edition: '2006; head circumference 2007',
  licence: '© World Health Organization. Name WHO as the source; commercial reuse needs WHO’s terms.',
};

const Z: Readonly<Record<Level, number>> = {
  p3: -1.880794,
  p5: -1.644854,
  p10: -1.281552,
  p25: -0.67449,
  p50: 0,
  p75: 0.67449,
  p90: 1.281552,
  p95: 1.644854,
  p97: 1.880794,
};

const PRINTED = 0.0006;

export function monthlyPercentilesFile(csv: string): string {
  const sourceSha256 = createHash('sha256').update(csv).digest('hex');
  const [header, ...lines] = csv.trim().split(/\r?\n/);
  if (header !== CSV_HEADER) throw new Error(`expected the header ${CSV_HEADER}, found ${header}`);
  const rows = lines.map((line) => line.split(','));
  const expected = MEASURES.length * GENDERS.length * TABLE_MONTHS.length;
  if (rows.length !== expected) throw new Error(`expected ${expected} rows, found ${rows.length}`);
  const tables = MEASURES.map((measure) => `  "${measure}": {\n${tablesOf(rows, measure)}\n  }`).join(',\n');
  const head = JSON.stringify({ ...ABOUT, sourceSha256 }, null, 1).slice(0, -2);
  return `${head},\n "tables": {\n${tables}\n }\n}\n`;
}

type Cells = readonly (readonly string[])[];

function tablesOf(rows: Cells, measure: Measure): string {
  return GENDERS.map((gender) => `   "${gender}": [\n${tableOf(rows, measure, gender)}\n   ]`).join(',\n');
}

function tableOf(rows: Cells, measure: Measure, gender: Gender): string {
  return TABLE_MONTHS.map((month) => {
    const found = rows.filter(
      ([indicator, sex, age]) => `${indicator} ${sex} ${age}` === `${measure} ${gender} ${month}`,
    );
    const [row] = found;
    if (!row || found.length > 1) throw new Error(`${found.length} rows of ${measure}, ${gender}, ${month} months`);
    return `    ${JSON.stringify({ ageMonths: month, ...percentilesIn(row) })}`;
  }).join(',\n');
}

/** @throws Error where a percentile does not follow from its row's L, M and S */
function percentilesIn(row: readonly string[]): Record<string, number> {
  const [l = NaN, m = NaN, s = NaN, ...values] = row.slice(3).map(Number);
  return Object.fromEntries(
    LEVELS.map((level, index) => {
      const value = values[index] ?? NaN;
      const isSound = Math.abs(value - valueAt(Z[level], { l, m, s })) < PRINTED;
      if (!isSound) throw new Error(`${level} is not what L, M and S give: ${row.join(',')}`);
      return [level, value];
    }),
  );
}

function main(args: readonly string[]): number {
  const isCheck = args.includes('--check');
  const [path] = args.filter((arg) => arg !== '--check');
  if (path === undefined) {
    console.error('usage: npm run monthly-percentiles -- [--check] spec_percentiles.csv');
    return 2;
  }
  const text = monthlyPercentilesFile(readFileSync(path, 'utf8'));
  if (!isCheck) writeFileSync(FILE, text);
  const agrees = readFileSync(FILE, 'utf8') === text;
  const name = 'content/growth/monthly-percentiles.json';
  console.log(agrees ? `${name} agrees` : `${name} differs from what ${path} gives`);
  return agrees ? 0 : 1;
}

if (import.meta.main) process.exitCode = main(argv.slice(2));
