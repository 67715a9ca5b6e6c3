import { describe, expect, test } from 'vitest';
import type { CsvLine, CsvPreview } from '#contract/growth/csv.ts';
import { day } from '#domain/time/day.ts';
import {
  addedText,
  addText,
  countsOf,
  leftOutText,
  notAddedTitle,
  placeText,
  questionText,
  stillAsked,
  summaryText,
  whyNotAdded,
} from './import-texts.ts';

const row = (line: number, status: CsvLine['status'], facts: Partial<CsvLine> = {}): CsvLine => ({
  line,
  status,
  measuredOn: day('2026-09-19'),
  weightKg: 5.1,
  heightCm: null,
  headCm: null,
  said: [],
  ...facts,
});
const previewOf = (...lines: CsvLine[]): CsvPreview => ({
  kind: 'baby-buddy',
  units: 'metric',
  children: [],
  child: 0,
  isNamesake: true,
  unread: [],
  space: 2000,
  lines,
});

test('[GRO-01] a ticked line counts as long as it is asked about', () => {
  const before = previewOf(row(2, 'new'), row(3, 'unlikely'), row(4, 'unlikely'));
  const readAgain = previewOf(row(2, 'duplicate'), row(3, 'duplicate'), row(4, 'unlikely'));

  expect(stillAsked(new Set([3, 4]), before)).toEqual(new Set([3, 4]));
  expect(stillAsked(new Set([3, 4]), readAgain)).toEqual(new Set([4]));
  expect(stillAsked(new Set([3, 4]), undefined)).toEqual(new Set());
});

describe('[GRO-01] the texts about a file', () => {
  test.each([
    { lines: [], says: 'There are no rows in this file.' },
    { lines: [row(2, 'new')], says: '1 row: 1 new.' },
    {
      lines: [
        row(2, 'new'),
        row(3, 'duplicate'),
        row(4, 'unlikely'),
        row(5, 'problem'),
        row(6, 'left-out'),
        row(7, 'new'),
      ],
      says: '6 rows: 1 with a problem, 1 to check, 2 new, 1 already there, 1 not imported.',
    },
  ])('$says', ({ lines, says }) => {
    expect(summaryText(previewOf(...lines))).toBe(says);
  });

  test.each([
    { preview: previewOf(row(2, 'new')), says: undefined },
    { preview: { ...previewOf(), child: null }, says: 'Choose whose rows to take first.' },
    {
      preview: previewOf(row(2, 'new'), row(3, 'problem')),
      says: 'Mend the rows with a problem in your file first, then choose it again.',
    },
    { preview: previewOf(row(2, 'duplicate')), says: 'There is nothing to add.' },
    {
      preview: { ...previewOf(row(2, 'new'), row(3, 'new')), space: 1 },
      says: 'There is room for 1 more measurement of Maya.',
    },
    {
      preview: { ...previewOf(row(2, 'new')), space: 0 },
      says: 'There is no room for more measurements of Maya.',
    },
  ])('why it cannot be added: $says', ({ preview, says }) => {
    expect(whyNotAdded(preview, countsOf(preview).fresh, 'Maya')).toBe(says);
  });

  test.each([
    { adding: 0, says: 'Add measurements' },
    { adding: 1, says: 'Add 1 measurement' },
    { adding: 12, says: 'Add 12 measurements' },
  ])('the button for $adding reads $says', ({ adding, says }) => {
    expect(addText(adding)).toBe(says);
  });

  test.each([
    { of: { added: 5, duplicates: 0, unlikely: 0 }, says: 'Added 5 measurements. You can edit each of them.' },
    {
      of: { added: 1, duplicates: 3, unlikely: 2 },
      says: 'Added 1 measurement. Left out: 3 already there, 2 not ticked. You can edit each of them.',
    },
    { of: { added: 0, duplicates: 6, unlikely: 0 }, says: 'Nothing was added. Left out: 6 already there.' },
  ])('$says', ({ of, says }) => {
    expect(`${addedText(of)}. ${leftOutText(of)}`).toBe(says);
  });

  test.each([
    { units: 'metric', says: 'Is 64.30 kg right?' },
    { units: 'us', says: 'Is 141 lb 12.1 oz right?' },
  ] as const)('an unusual weight is asked about in the family’s units: $says', ({ units, says }) => {
    const heavy = row(3, 'unlikely', { weightKg: 64.3, said: [{ column: 'weight', field: 'weightKg', message: '' }] });

    expect(questionText(heavy, units).replaceAll('\u00a0', ' ')).toBe(says);
  });

  test('two unusual values of a row are asked about together', () => {
    const said = (['weightKg', 'headCm'] as const).map((field) => ({ column: null, field, message: '' }));
    const both = row(3, 'unlikely', { weightKg: 64.3, heightCm: 60, headCm: 20, said });

    expect(questionText(both, 'metric').replaceAll('\u00a0', ' ')).toBe('Are 64.30 kg and 20.0 cm right?');
  });

  test('a problem is shown with its line, and its column where one is at fault', () => {
    expect([placeText(4, 'Weight (kg)'), placeText(4, null)]).toEqual(['Line 4, Weight (kg)', 'Line 4']);
  });

  test('without an answer it does not claim that nothing was added', () => {
    expect(notAddedTitle({ mayBeDone: true })).toBe('No answer came. Please try again.');
    expect(notAddedTitle({ mayBeDone: false })).toBe('Nothing was added.');
  });
});
