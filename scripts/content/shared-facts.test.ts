import { describe, expect, test } from 'vitest';
import table from '#content/articles/shared-facts.json' with { type: 'json' };
import { articleFiles } from '#server/articles/rules/our-articles.ts';
import { publishedTexts, sharedFactChecks, type PlacedText, type SharedFacts } from './shared-facts.ts';

const texts = publishedTexts();

describe('[ART-05] what several texts tell is told one way', () => {
  test.each(sharedFactChecks(texts))('$name', ({ problems }) => {
    expect(problems).toEqual([]);
  });
});

const told = (given: readonly PlacedText[], facts: SharedFacts = table) =>
  sharedFactChecks(given, facts)
    .flatMap(({ problems }) => problems)
    .join('\n');

const said = (text: string, above = ''): PlacedText[] => [{ where: 'health/new', above, text }];

describe('a text that says otherwise is told', () => {
  test.each(table.facts)('$says', ({ id, wrong }) => {
    expect(told(said(wrong))).toContain(`but ${id}: `);
  });

  test('a phone number that nobody listed', () => {
    expect(told(said('Call 1-800-555-0100.'))).toContain('health/new: 1-800-555-0100');
  });

  test('degrees that do not match', () => {
    expect(told(said('It is 101 F (39.0 C).'))).toContain('health/new: 101 F (39.0 C)');
  });
});

test('an item of a list is read with the heading above it', () => {
  expect(told(said('Her neck is stiff.', 'Call 911'))).not.toContain('but stiff-neck: ');
  expect(told(said('Her neck is stiff.', 'Call the doctor'))).toContain('but stiff-neck: ');
});

test('articles, answers, facts and rules are all read', () => {
  const places = new Set(texts.map(({ where }) => where));

  expect([...places]).toEqual(
    expect.arrayContaining(['health/fever-by-age-what-to-do', 'faq-hea-1', 'art-20 fact 0', 'rf-fever', 'rf-fpies']),
  );
  expect(articleFiles().every(({ file }) => places.has(file))).toBe(true);
});

describe('a fault in the table is told', () => {
  const [first, ...rest] = table.facts;
  if (!first) throw new Error('an empty table');
  const withFirst = (change: Partial<typeof first>): SharedFacts => ({
    ...table,
    facts: [{ ...first, ...change }, ...rest],
  });

  test.each<{ fault: string; facts: SharedFacts; says: string }>([
    { fault: 'a row of nothing', facts: withFirst({ where: 'never said' }), says: 'fever is said nowhere' },
    { fault: 'a row that takes all', facts: withFirst({ agrees: '' }), says: 'would not be told' },
    { fault: 'an unknown source', facts: withFirst({ sources: ['BLOG'] }), says: 'fever: no source BLOG' },
    { fault: 'a row twice', facts: { ...table, facts: [first, ...table.facts] }, says: 'fever stands twice' },
  ])('$fault', ({ facts, says }) => {
    expect(told(texts, facts)).toContain(says);
  });
});
