import { WITHOUT_DATE } from './undated-words.ts';

/** Where a parent is asked for the day of a dose. */
export const WHEN_GIVEN = {
  question: 'When was it given?',
  month: 'Month given',
  byMonth: 'It is judged by a likely day of that month.',
  without: WITHOUT_DATE,
} as const;
