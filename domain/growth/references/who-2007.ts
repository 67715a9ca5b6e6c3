import { lmsAt } from '../score/lms.ts';
import { DAYS_PER_MONTH } from '../month.ts';
import type { GrowthTables } from './packed-tables.ts';
import type { GrowthReference } from '../score/reference.ts';
import { WHO_2006_LAST_DAY } from './who-2006.ts';

export type Who2007Indicator = 'weight-for-age' | 'length-for-age' | 'bmi-for-age';

const END_MONTH = { 'weight-for-age': 121, 'length-for-age': 229, 'bmi-for-age': 229 } as const;

/**
 * From 5 to 19 years; weight ends at 10 years.
 *
 * Source: WHO growth reference for 5-19 years, 2007; scores end at the ages of WHO's package anthroplus 1.1.
 */
export function who2007(tables: GrowthTables<Who2007Indicator>): GrowthReference {
  return {
    name: 'WHO growth reference',
    shortName: 'WHO 2007',
    editions: {
      'weight-for-age': '2007',
      'length-for-age': '2007',
      'head-for-age': '2007',
      'bmi-for-age': '2007',
      'weight-for-length': '2007',
    },
    firstDay: WHO_2006_LAST_DAY + 1,
    lastDay: Math.floor(END_MONTH['length-for-age'] * DAYS_PER_MONTH),
    agesText: '5 to 19 years, weight to 10 years',
    choiceText: null,
    rows: 'month',
    isWho: true,
    bodyMassIndex: null,
    lengthRange: () => null,
    rowAt: (indicator, gender, { ageDays }) => {
      if (indicator === 'head-for-age' || indicator === 'weight-for-length') return null;
      return ageDays < END_MONTH[indicator] * DAYS_PER_MONTH ? lmsAt(tables(indicator, gender), ageDays) : null;
    },
  };
}
