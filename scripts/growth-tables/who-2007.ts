import { DAYS_PER_MONTH } from '#domain/growth/month.ts';
import type { Who2007Indicator } from '#domain/growth/references/who-2007.ts';
import { pack } from './packing.ts';
import { readPublished } from './published.ts';
import { WHO_LICENCE } from './who-licence.ts';

export const WHO_2007_HEADER = 'indicator,sex,age_months,L,M,S';

const NAMES: Readonly<Record<Who2007Indicator, string>> = {
  'weight-for-age': 'wfa',
  'length-for-age': 'hfa',
  'bmi-for-age': 'bfa',
};

export function who2007Files(csv: string): Readonly<Record<string, object>> {
  const published = readPublished(csv, WHO_2007_HEADER);
  const named: Readonly<Record<string, string>> = NAMES;
  return {
    'who-2007.json': {
      source: 'WHO growth reference for 5-19 years, tables by month',
      edition: '2007',
      licence: WHO_LICENCE,
      ages: '60 to 229 months; weight 60 to 121 months',
      ...pack({
        indicators: ['weight-for-age', 'length-for-age', 'bmi-for-age'],
        rowsOf: (indicator, gender) => published(named[indicator] ?? '', gender),
        scales: { l: 1e4, m: 1e4, s: 1e5 },
        differences: 3,
        daysPerUnit: DAYS_PER_MONTH,
      }),
    },
  };
}
