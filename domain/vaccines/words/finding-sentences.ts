import type { AssumedWhy, RefusedWhy } from '../assessment.ts';

/**
 * What could not be looked at, and what a parent can do about it. No clinical rule: what the engine refuses is ours
 * (immunization-history.ts, patient.ts).
 */
export const REFUSED = {
  'no-such-birth-day': 'The birth date is not a day of the calendar, so that nothing was judged. Enter it again.',
  'no-such-assessment-day': 'This is not a day of the calendar, so that nothing was judged. Choose another day.',
  'assessed-before-birth': 'This day is before the day of birth. Choose a later day, or check the birth date.',
  'too-many-doses':
    'There are more doses here than a child is ever given, so that none was looked at. Remove those that belong to others.',
  'no-such-day': '“{value}” is not a day, so that this dose was left out. Enter its day again.',
  'before-birth':
    'This dose, of {date}, is before the day of birth and was left out. Check its day, or the birth date.',
  'in-the-future':
    'This dose, of {date}, is still to come and was left out. Mark it once it has been given, or check its day.',
} as const satisfies Record<RefusedWhy, string>;

/**
 * What was taken for granted, and what a parent can do about it.
 *
 * Source: defaults of CDSi logic specification 4.6 for what is not known; the doubles of two parents are ours
 * (immunization-history.ts, patient.ts).
 */
export const ASSUMED = {
  'same-dose-twice': 'The {product} of {date} is here twice and was counted once. Remove one of the two.',
  'unknown-product':
    'This edition does not know a vaccine with code {value}: the dose of {date} is kept and counts for nothing yet. Choose its product, or ask the doctor which one it was.',
  'no-antigen':
    'The {product} of {date} counts for nothing at that age in this edition. Check its product and its day.',
  'no-series':
    'The {product} of {date} was not judged: it is for a risk or a journey, and none that asks for it at this age is noted here. Ask the doctor whether one has to be noted.',
  'no-such-expiry': '“{value}” is not a day, so that the lot was taken as good. Enter the day on its label again.',
  'unknown-sex': 'Some vaccines differ for girls and boys, and the gender is not entered: you can add it in Settings.',
  'unknown-observation':
    'This edition does not know the fact with code {value}: it changes nothing here. Ask the doctor whether it matters for vaccines.',
  'no-such-observation-day': '“{value}” is not a day, so that no date counts from this fact. Enter its day again.',
} as const satisfies Record<AssumedWhy, string>;
