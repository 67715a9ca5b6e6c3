import type { GrowthReference, GrowthTables } from './reference.ts';

/** Last day of age with a score: from the next one on a child is 60 months old. */
export const WHO_2006_LAST_DAY = 1826;

/** The WHO Child Growth Standards from birth to 60 months. */
export function who2006To60Months(tables: GrowthTables): GrowthReference {
  return { ...ABOUT, lastDay: WHO_2006_LAST_DAY, agesText: 'birth to 60 months', choiceText: null, tables };
}

/** The WHO Child Growth Standards from birth to 24 months, the ages at which CDC too advises them. */
export function who2006To24Months(tables: GrowthTables): GrowthReference {
  return {
    ...ABOUT,
    lastDay: 730,
    agesText: 'birth to 24 months',
    choiceText: 'as CDC advises for these ages',
    tables,
  };
}

const ABOUT = {
  name: 'WHO Child Growth Standards',
  editions: {
    'weight-for-age': '2006',
    'length-for-age': '2006',
    'head-for-age': '2007, head circumference',
    'bmi-for-age': '2006',
    'weight-for-length': '2006',
  },
};
