import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { dtapDue } from '#testing/vaccines/vaccine-replies.ts';
import { overdueText, overdueTitle } from './overdue-text.ts';

const past = { ...dtapDue, dueOn: day('2026-09-19'), windowEndsOn: day('2026-11-15'), isPastWindow: true };

describe('[VAX-02] what the overdue alert says', () => {
  test.each([
    { count: 1, says: '1 vaccine is overdue. Please check with your pediatrician.' },
    { count: 5, says: '5 vaccines are overdue. Please check with your pediatrician.' },
  ])('of $count', ({ count, says }) => {
    expect(overdueTitle(count)).toBe(says);
  });

  test.each([
    { rows: [dtapDue], says: 'Due since November 19, 2026, inside the recommended window until January 15, 2027.' },
    { rows: [{ ...dtapDue, windowEndsOn: null }], says: 'Due since November 19, 2026.' },
    { rows: [past], says: 'Due since September 19, 2026. The recommended window ended on November 15, 2026.' },
    {
      rows: [dtapDue, past],
      says: 'Due since September 19, 2026. The window of 1 of them ended on November 15, 2026.',
    },
    {
      rows: [dtapDue, { ...dtapDue, windowEndsOn: day('2027-03-15') }],
      says: 'Due since November 19, 2026, inside the recommended windows, the first of them until January 15, 2027.',
    },
    {
      rows: [past, { ...past, windowEndsOn: day('2026-10-15') }, dtapDue],
      says: 'Due since September 19, 2026. The windows of 2 of them have ended, the first on October 15, 2026.',
    },
    {
      rows: [past, { ...past, windowEndsOn: day('2026-10-15') }],
      says: 'Due since September 19, 2026. The recommended windows have ended, the first on October 15, 2026.',
    },
    { rows: [{ ...dtapDue, dueOn: null, windowEndsOn: null }], says: 'Due now.' },
  ])('$says', ({ rows, says }) => {
    expect(overdueText(rows)).toBe(says);
  });
});
