import type { AssumedWhy, RefusedWhy } from '../assessment.ts';

/** No clinical rules: what the engine refuses is ours (immunization-history.ts, patient.ts). */
export const REFUSED = {
  'no-such-birth-day': 'The birth date is not a date on the calendar, so nothing was checked. Enter it again.',
  'no-such-assessment-day': 'This is not a date on the calendar, so nothing was checked. Choose another day.',
  'assessed-before-birth': 'This day is before the day of birth. Choose a later day, or check the birth date.',
  'too-many-doses':
    'There are more doses here than a child is ever given, so none was checked. Remove those that belong to someone else.',
  'no-such-day': '“{value}” is not a date on the calendar, so this dose was left out. Enter its date again.',
  'before-birth':
    'This dose is dated {date}, before the day of birth, and was left out. Check its date, or the birth date.',
  'in-the-future':
    'This dose is dated {date}, which is still to come, and was left out. Mark it once it has been given, or check its date.',
} as const satisfies Record<RefusedWhy, string>;

/**
 * Source: defaults of CDSi logic specification 4.6 for unknown values; duplicates of two parents are ours
 * (immunization-history.ts, patient.ts).
 */
export const ASSUMED = {
  'same-dose-twice': 'The {product} of {date} is here twice: one of the two counts.',
  'unknown-product':
    'The vaccine code {value} is not known here: the dose of {date} is kept, but counts for nothing yet. Choose its product, or ask the doctor which one it was.',
  'no-antigen': '{Product}: not part of the US schedule.',
  'no-series':
    "{Product}: for travel or a health risk, not part of every child's schedule. It was not checked, because nothing noted here calls for it at this age. Ask the doctor whether something should be noted.",
  'no-such-expiry':
    '“{value}” is not a date on the calendar, so the lot was taken as good. Enter the date on its label again.',
  'unknown-sex':
    'Some vaccines differ for girls and boys, and the gender is not entered. It can be entered in Settings.',
  'unknown-observation':
    'The code {value}, noted about the child, is not known here and changes nothing. Ask the doctor whether it matters for vaccines.',
  'no-such-observation-day':
    '“{value}” is not a date on the calendar, so this fact is used without a date. Enter its date again.',
} as const satisfies Record<AssumedWhy, string>;
