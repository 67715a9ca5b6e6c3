import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '#testing/any-text.ts';
import { Id, Instant, line, paragraph } from './fields.ts';
import { day } from '#contract/entered-day.ts';
import { Version } from '#contract/stored.ts';

const seed = 20261121;
const Day = day('Date of birth is required');
const Name = line(1, 60, { missing: 'First name is required', long: 'First name can have at most 60 characters' });
const Note = paragraph(1000, 'A note can have at most 1000 characters');
const halfPair = '\ud83c';

describe('a day', () => {
  test.each(['2026-11-21', '2024-02-29', '2000-02-29', '1900-01-01'])('%s is one', (text) => {
    expect(Day.parse(text)).toBe(text);
  });

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-11-00',
    '2026-1-2',
    '21.11.2026',
    '20261121',
    '2026-11-21T00:00:00Z',
    ' 2026-11-21',
    '2026-11-21\0',
    '٢٠٢٦-١١-٢١',
    '',
    null,
    undefined,
    20261121,
    ['2026-11-21'],
  ])('%j is none, and the field says what it wants', (given) => {
    expect(problemsOf(Day, given)).toEqual(['Date of birth is required']);
  });
});

describe('a line of text', () => {
  test('is trimmed, and keeps every script, accent and picture', () => {
    expect(Name.parse('  Zoë-Mae O’Neil 🌿 \n')).toBe('Zoë-Mae O’Neil 🌿');
    expect(Name.parse('ماهر')).toBe('ماهر');
  });

  test.each(['a\0b', 'a\u0007b', 'a\nb', 'a\tb', 'a\u007fb', 'a\u0085b', 'a\u2028b', `a${halfPair}b`])(
    'cannot hold what cannot be stored or breaks the line: %j',
    (text) => {
      expect(problemsOf(Name, text)).toContain('This contains a character that cannot be stored');
    },
  );

  test.each([
    { length: 0, problem: 'First name is required' },
    { length: 1, problem: undefined },
    { length: 60, problem: undefined },
    { length: 61, problem: 'First name can have at most 60 characters' },
  ])('of $length characters: $problem', ({ length, problem }) => {
    expect(problemsOf(Name, 'x'.repeat(length))).toEqual(problem === undefined ? [] : [problem]);
  });

  test('of nothing but spaces is missing', () => {
    expect(problemsOf(Name, ' \u00a0\u3000 ')).toEqual(['First name is required']);
  });

  test.each(['\u202e', '\u200b\u200d', '\u2066\u2069', '\u3164', '\u2800', '\ufeff \u00ad'])(
    'of nothing that anybody could see is missing: %j',
    (text) => {
      expect(problemsOf(Name, text)).toEqual(['First name is required']);
      expect(line(0, 60, { long: 'long' }).parse(text)).toBe('');
      expect(Note.parse(text)).toBe('');
    },
  );

  test('turns nothing around that is read after it', () => {
    expect(Name.parse('May\u202ea')).toBe('Maya');
    expect(Name.parse('\u2068ماهر\u2069 ')).toBe('ماهر');
    expect(Note.parse('Milk\u202e, \u2067egg')).toBe('Milk, egg');
  });

  test.each(['👩‍👩‍👧', 'می‌خواهم', 'ക്‍ഷ', '\u200fשלום'])('keeps what a script or a picture needs: %s', (text) => {
    expect(Name.parse(text)).toBe(text);
  });

  test('that is taken once is taken again as it is', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 80 }), (text) => {
        const { data = 'Maya' } = Name.safeParse(text);
        expect(Name.parse(data)).toBe(data);
      }),
      { seed },
    );
  });

  test('holds nothing after the edge that a database could not give back', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 80 }), (text) => {
        const { data = '' } = Name.safeParse(text);
        expect(data.isWellFormed()).toBe(true);
        expect(data).not.toMatch(/[\0-\u001f]/);
      }),
      { seed },
    );
  });
});

describe('a text of several lines', () => {
  test('keeps its lines', () => {
    expect(Note.parse('\nWeighed twice.\nBoth the same.\n')).toBe('Weighed twice.\nBoth the same.');
  });

  test.each(['a\0b', `a${halfPair}`])('cannot hold %j', (text) => {
    expect(problemsOf(Note, text)).toEqual(['This contains a character that cannot be stored']);
  });

  test('ends after its last allowed character', () => {
    expect(problemsOf(Note, 'x'.repeat(1000))).toEqual([]);
    expect(problemsOf(Note, 'x'.repeat(1001))).toEqual(['A note can have at most 1000 characters']);
  });
});

test.each([
  {
    Schema: Id,
    good: '01a1fe9f-1180-766e-872d-8c46cee9cfc9',
    bad: ['01A1FE9F-1180-766E-872D-8C46CEE9CFC9', '', "x' or 1"],
  },
  { Schema: Instant, good: '2026-11-21T15:00:00.000Z', bad: ['2026-11-21T15:00:00Z', '2026-11-21', 'now'] },
  { Schema: Version, good: 1, bad: [0, -1, 1.5, 2 ** 31, '1', Number.NaN] },
])('$good is taken, and near misses are not', ({ Schema, good, bad }) => {
  expect(Schema.safeParse(good).success).toBe(true);
  for (const one of bad) expect(Schema.safeParse(one).success).toBe(false);
});

type Reader = {
  safeParse: (given: unknown) => { success: boolean; error?: { issues: readonly { message: string }[] } };
};

function problemsOf(schema: Reader, given: unknown): string[] {
  return schema.safeParse(given).error?.issues.map(({ message }) => message) ?? [];
}
