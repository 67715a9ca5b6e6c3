import { WHO_LICENCE } from './who-licence.ts';

export const WHO_VELOCITY_HEADER = 'indicator,sex,interval_months,from_month,to_month,L,M,S,delta';

const NAMES: Readonly<Record<string, string>> = { weight_g: 'weight', length_cm: 'height', head_cm: 'head' };
const SEX: Readonly<Record<string, string>> = { F: 'female', M: 'male' };

/** WHO's velocity standards of 2009: a row for each first month, by measure, sex and interval. */
export function whoVelocityFiles(csv: string): Readonly<Record<string, object>> {
  const [, ...lines] = csv.trim().split(/\r?\n/);
  const tables = new Map<string, { delta: number; l: number[]; m: number[]; s: number[] }>();
  for (const line of lines) {
    const [indicator = '', sex = '', ...rest] = line.split(',');
    const [months = NaN, from = NaN, to = NaN, l = NaN, m = NaN, s = NaN, delta = NaN] = rest.map(Number);
    const name = `${NAMES[indicator] ?? indicator} ${SEX[sex] ?? sex} ${months}`;
    const table = tables.get(name) ?? { delta, l: [], m: [], s: [] };
    tables.set(name, table);
    const isNext = from === table.m.length && to === from + months && delta === table.delta;
    if (!isNext || ![l, m, s].every(Number.isFinite)) throw new Error(`a velocity table has a gap: ${line}`);
    table.l.push(l);
    table.m.push(m);
    table.s.push(s);
  }
  return {
    'who-velocity-2009.json': {
      source: 'WHO Child Growth Standards: growth velocity, tables by month',
      edition: '2009',
      licence: WHO_LICENCE,
      ages: 'birth to 24 months; head circumference over 2 and 3 months to 12 months',
      tables: Object.fromEntries(tables),
    },
  };
}
