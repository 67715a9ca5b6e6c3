import type { Gender } from '#domain/children/child.ts';
import { FIRST_DAY_OF_HEIGHT, lyingLengthCm } from '../score/length.ts';
import { lmsAt } from '../score/lms.ts';
import type { GrowthTables } from './packed-tables.ts';
import type { GrowthReference, Indicator, ReadAt } from '../score/reference.ts';

/** In days; the next day a child is 60 months old. */
export const WHO_2006_LAST_DAY = 1826;

export function who2006To60Months(tables: GrowthTables): GrowthReference {
  return { ...about(tables), lastDay: WHO_2006_LAST_DAY, agesText: 'birth to 60 months', choiceText: null };
}

/** CDC advises them to this age too. */
export function who2006To24Months(tables: GrowthTables): GrowthReference {
  return {
    ...about(tables),
    lastDay: FIRST_DAY_OF_HEIGHT - 1,
    agesText: 'birth to 24 months',
    choiceText: 'as CDC advises for these ages',
  };
}

function about(tables: GrowthTables) {
  return {
    name: 'WHO Child Growth Standards',
    shortName: 'WHO 2006',
    editions: {
      'weight-for-age': '2006',
      'length-for-age': '2006',
      'head-for-age': '2007, head circumference',
      'bmi-for-age': '2006',
      'weight-for-length': '2006',
    },
    firstDay: 0,
    rows: 'day' as const,
    isWho: true,
    bodyMassIndex: null,
    lengthRange,
    rowAt: (indicator: Indicator, gender: Gender, at: ReadAt) => {
      const x = indicator === 'weight-for-length' ? lyingIn(at) : at.ageDays;
      return x === null ? null : lmsAt(tables(indicator, gender), x);
    },
  };
}

function lengthRange(ageDays: number): { readonly leastCm: number; readonly mostCm: number } {
  return ageDays < FIRST_DAY_OF_HEIGHT ? { leastCm: 45, mostCm: 110 } : { leastCm: 65, mostCm: 120 };
}

/** WHO's tables by length and by height are one here. */
function lyingIn({ ageDays, lengthCm }: ReadAt): number | null {
  if (lengthCm === null) return null;
  const { leastCm, mostCm } = lengthRange(ageDays);
  return lengthCm >= leastCm && lengthCm <= mostCm ? lyingLengthCm(ageDays, lengthCm) : null;
}
