import type { Gender } from '#domain/children/child.ts';
import { DUE_DAYS } from '#domain/children/gestation.ts';
import type { Lms } from '../score/lms.ts';
import type { GrowthReference, Indicator } from '../score/reference.ts';

/** After the mother's last period. */
const WEEKS = { first: 27, last: 64 };

/**
 * By formula, for preterm infants, from 27 to 64 weeks after the mother's last period. Day 0 is the due date.
 *
 * Source: INTERGROWTH-21st preterm postnatal growth standards, 2015.
 */
export const intergrowth: GrowthReference = {
  name: 'INTERGROWTH-21st preterm postnatal growth standards',
  shortName: 'INTERGROWTH-21st',
  editions: {
    'weight-for-age': '2015',
    'length-for-age': '2015',
    'head-for-age': '2015',
    'bmi-for-age': '2015',
    'weight-for-length': '2015',
  },
  firstDay: WEEKS.first * 7 - DUE_DAYS,
  lastDay: WEEKS.last * 7 - DUE_DAYS,
  agesText: '27 to 64 weeks after the last period',
  choiceText: null,
  rows: 'formula',
  isWho: false,
  bodyMassIndex: null,
  lengthRange: () => null,
  rowAt: (indicator, gender, { ageDays }) => rowAt(indicator, gender, (ageDays + DUE_DAYS) / 7),
};

export const intergrowthBeforeTerm: GrowthReference = {
  ...intergrowth,
  lastDay: -1,
  agesText: '27 weeks to the due date',
};

function rowAt(indicator: Indicator, gender: Gender, weeks: number): Lms | null {
  if (weeks < WEEKS.first || weeks > WEEKS.last) return null;
  switch (indicator) {
    case 'weight-for-age':
      return weightKg(weeks, gender);
    case 'length-for-age':
      return lengthCm(weeks, gender);
    case 'head-for-age':
      return headCm(weeks, gender);
    default:
      return null;
  }
}

/** Log-normal, which is LMS with power 0. */
function weightKg(weeks: number, gender: Gender): Lms {
  const mean = 2.591277 - 0.01155 * Math.sqrt(weeks) - 2201.705 / weeks ** 2 + (gender === 'male' ? 0.0911639 : 0);
  const deviation = 0.1470258 + 505.92394 / weeks ** 2 - (140.0576 * Math.log(weeks)) / weeks ** 2;
  return { l: 0, m: Math.exp(mean), s: deviation };
}

function lengthCm(weeks: number, gender: Gender): Lms {
  const mean = 4.136244 - 547.0018 / weeks ** 2 + 0.0026066 * weeks + (gender === 'male' ? 0.0314961 : 0);
  const deviation = 0.050489 + 310.44761 / weeks ** 2 - (90.0742 * Math.log(weeks)) / weeks ** 2;
  return { l: 0, m: Math.exp(mean), s: deviation };
}

/** Normal, which is LMS with power 1. */
function headCm(weeks: number, gender: Gender): Lms {
  const mean = 55.53617 - 852.0059 / weeks + (gender === 'male' ? 0.7957903 : 0);
  const deviation = 3.0582292 + 3910.05 / weeks ** 2 - 180.5625 / weeks;
  return { l: 1, m: mean, s: deviation / mean };
}
