import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { checkupAgeMonths, checkupAgeText, checkupTitle, fromNowText } from './checkup-words.ts';

test.each([
  { on: '2026-11-21', text: 'Today' },
  { on: '2026-11-22', text: 'Tomorrow' },
  { on: '2026-11-24', text: '3 days from now' },
  { on: '2027-02-19', text: '90 days from now' },
  { on: '2027-02-20', text: '' },
  { on: '2026-11-20', text: '1 day ago' },
  { on: '2026-11-08', text: '13 days ago' },
  { on: '2026-11-07', text: '2 weeks ago' },
  { on: '2026-09-18', text: '9 weeks ago' },
])('[CHK-03] on November 21 a checkup of $on is "$text"', ({ on, text }) => {
  expect(fromNowText(day(on), day('2026-11-21'))).toBe(text);
});

test.each([
  { type: '0 Month Newborn Checkup', months: 0, title: 'Newborn checkup' },
  { type: '0 Month First Week Checkup', months: 0, title: 'First week checkup' },
  { type: '4 Month Well-Child Checkup', months: 4, title: '4 Month Well-Child Checkup' },
  { type: '24 Month Well-Child Checkup', months: 24, title: '24 Month Well-Child Checkup' },
  { type: '30 Month Well-Child Checkup', months: 30, title: '30 Month Well-Child Checkup' },
  { type: '36 Month Well-Child Checkup', months: 36, title: '3 Year Well-Child Checkup' },
  { type: '60 Month Well-Child Checkup', months: 60, title: '5 Year Well-Child Checkup' },
  { type: '42 Month Checkup', months: 42, title: '42 Month Checkup' },
  { type: 'School Checkup', months: null, title: 'School Checkup' },
])('[CHK-01] "$type" is of $months months and reads "$title"', ({ type, months, title }) => {
  expect(checkupAgeMonths(type)).toBe(months);
  expect(checkupTitle(type)).toBe(title);
});

test.each([
  { months: 1, text: '1 month' },
  { months: 30, text: '30 months' },
  { months: 36, text: '3 years' },
  { months: 72, text: '6 years' },
])('[CHK-01] a checkup at $months months is at "$text"', ({ months, text }) => {
  expect(checkupAgeText(months)).toBe(text);
});
