import { extendedBmi } from './cdc-extended-bmi.ts';
import { FIRST_DAY_OF_HEIGHT } from '../score/length.ts';
import { lmsAt } from '../score/lms.ts';
import type { GrowthTables } from './packed-tables.ts';
import type { GrowthReference } from '../score/reference.ts';
import { DAYS_PER_MONTH } from '../month.ts';

const ABOUT = {
  name: 'CDC growth charts',
  shortName: 'CDC 2000',
  editions: {
    'weight-for-age': '2000',
    'length-for-age': '2000',
    'head-for-age': '2000',
    'bmi-for-age': '2000, extended BMI 2022',
    'weight-for-length': '2000',
  },
  choiceText: null,
  rows: 'month',
  isWho: false,
  bodyMassIndex: extendedBmi,
} as const;

export type CdcInfantIndicator = 'weight-for-age' | 'length-for-age' | 'head-for-age' | 'weight-for-length';

/** Head circumference comes from the charts from birth. */
export type CdcChildIndicator = 'weight-for-age' | 'length-for-age' | 'bmi-for-age' | 'weight-for-length';

/**
 * From 24 months to 20 years, with the extended body mass index: height standing, weight for stature from 77 to 121.5
 * cm, head circumference to 36 months.
 *
 * Source: CDC growth charts, 2000; CDC extended BMI-for-age growth charts, 2022.
 */
export function cdc2000(
  tables: GrowthTables<CdcChildIndicator>,
  infant: GrowthTables<CdcInfantIndicator>,
): GrowthReference {
  return {
    ...ABOUT,
    firstDay: FIRST_DAY_OF_HEIGHT,
    lastDay: 240 * DAYS_PER_MONTH,
    agesText: '2 to 20 years, head circumference to 36 months',
    lengthRange: () => ({ leastCm: 77, mostCm: 121.5 }),
    rowAt: (indicator, gender, { ageDays, lengthCm }) => {
      if (indicator === 'head-for-age') return lmsAt(infant(indicator, gender), ageDays);
      const x = indicator === 'weight-for-length' ? (lengthCm ?? NaN) : ageDays;
      return lmsAt(tables(indicator, gender), x);
    },
  };
}

/**
 * To 36 months: length lying, to 35.5 months; weight for length from 45 to 103.5 cm.
 *
 * Source: CDC growth charts, 2000. CDC itself advises WHO's standards below 24 months.
 */
export function cdc2000FromBirth(infant: GrowthTables<CdcInfantIndicator>): GrowthReference {
  return {
    ...ABOUT,
    firstDay: 0,
    lastDay: Math.floor(36 * DAYS_PER_MONTH),
    agesText: 'birth to 36 months',
    lengthRange: () => ({ leastCm: 45, mostCm: 103.5 }),
    rowAt: (indicator, gender, { ageDays, lengthCm }) => {
      if (indicator === 'bmi-for-age') return null;
      const x = indicator === 'weight-for-length' ? (lengthCm ?? NaN) : ageDays;
      return lmsAt(infant(indicator, gender), x);
    },
  };
}
