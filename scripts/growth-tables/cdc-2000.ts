import type { CdcChildIndicator, CdcInfantIndicator } from '#domain/growth/references/cdc-2000.ts';
import { DAYS_PER_MONTH } from '#domain/growth/month.ts';
import { pack } from './packing.ts';
import { readPublished } from './published.ts';

export const CDC_2000_HEADER = 'indicator,sex,x,L,M,S,sigma';

const INFANT: Readonly<Record<CdcInfantIndicator, string>> = {
  'weight-for-age': 'wfa0_36',
  'length-for-age': 'lfa0_36',
  'head-for-age': 'hcfa0_36',
  'weight-for-length': 'wfl',
};

const CHILD: Readonly<Record<CdcChildIndicator, string>> = {
  'weight-for-age': 'wfa',
  'length-for-age': 'sfa',
  'bmi-for-age': 'bfa',
  'weight-for-length': 'wfs',
};

export function cdc2000Files(csv: string): Readonly<Record<string, object>> {
  const published = readPublished(csv, CDC_2000_HEADER);
  const file = (ages: string, names: Readonly<Record<string, string>>) => ({
    source: 'CDC growth charts, data files',
    edition: '2000',
    licence: 'Work of the United States government, public domain. Name CDC as the source.',
    ages,
    ...pack({
      indicators: ['weight-for-age', 'length-for-age', 'head-for-age', 'bmi-for-age', 'weight-for-length'].filter(
        (indicator): indicator is CdcInfantIndicator | CdcChildIndicator => indicator in names,
      ),
      rowsOf: (indicator, gender) => published(names[indicator] ?? '', gender),
      scales: { l: 1e9, m: 1e9, s: 1e9 },
      differences: 4,
      onHalves: true,
      daysPerUnit: DAYS_PER_MONTH,
    }),
  });
  return {
    'cdc-2000.json': file('24 to 240 months, and 77 to 121.5 cm', CHILD),
    'cdc-2000-from-birth.json': file('birth to 36 months, and 45 to 103.5 cm', INFANT),
  };
}
