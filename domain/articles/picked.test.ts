import { describe, expect, test } from 'vitest';
import { ageFit, byAge, readingMonths } from './age-fit.ts';
import type { ArticleCategory } from './article.ts';
import { addDays, day } from '#domain/time/day.ts';
import { pickedArticles } from './picked.ts';
import { shuffled } from './shuffled.ts';

/** Of a day and a child. */
const seedOf = (number: number) => `${addDays(day('2026-11-21'), number)} 0197a000-0000-7000-8000-00000000000a`;

const article = (id: string, ageRange: string, category: ArticleCategory = 'Sleep') => ({ id, ageRange, category });
const idsOf = (articles: readonly { id: string }[]) => articles.map(({ id }) => id).join(' ');

describe('[DASH-02] the age that an article is for', () => {
  test.each([
    { ageRange: '4-9 months', months: 4, fit: 2 },
    { ageRange: '4-9 months', months: 9, fit: 2 },
    { ageRange: '4-9 months', months: 3, fit: 0 },
    { ageRange: '4-9 months', months: 10, fit: 0 },
    { ageRange: '0-36 months', months: 4, fit: 2 },
    { ageRange: '0-37 months', months: 4, fit: 1 },
    { ageRange: '1-3 years', months: 20, fit: 2 },
    { ageRange: 'All ages', months: 20, fit: 0 },
  ])('$ageRange at $months months fits as $fit', ({ ageRange, months, fit }) => {
    expect(ageFit(ageRange, months)).toBe(fit);
  });

  test('is counted from the due date for a child born early', () => {
    const bornOn = day('2026-05-19');

    expect(readingMonths({ bornOn, gestationDays: null }, day('2026-11-21'))).toBe(6);
    expect(readingMonths({ bornOn, gestationDays: 210 }, day('2026-11-21'))).toBe(3);
    expect(readingMonths({ bornOn: day('2026-11-20'), gestationDays: 210 }, day('2026-11-21'))).toBe(0);
  });

  test('[ART-01] stands first in a list, which else keeps its order', () => {
    const list = [
      article('over', '0-3 months'),
      article('later', '12-42 months'),
      article('soon', '6-60 months'),
      article('any', '0-60 months'),
      article('first year', '0-12 months'),
      article('now', '4-9 months'),
      article('any too', '0-60 months'),
    ];

    expect(byAge(list, 4).map(({ id }) => id)).toEqual([
      'now',
      'first year',
      'any',
      'any too',
      'soon',
      'later',
      'over',
    ]);
    expect(byAge(list, null)).toEqual(list);
  });

  test.each([
    { months: 4, list: ['0-37 months', '0-36 months'], sorted: ['0-36 months', '0-37 months'] },
    { months: 0, list: ['1-60 months', '0-60 months'], sorted: ['0-60 months', '1-60 months'] },
    { months: 9, list: ['All ages', '0-8 months', '59-60 months'], sorted: ['59-60 months', 'All ages', '0-8 months'] },
  ])('[ART-01] at $months months $list are listed as $sorted', ({ months, list, sorted }) => {
    const articles = list.map((ageRange) => article(ageRange, ageRange));

    expect(byAge(articles, months).map(({ id }) => id)).toEqual(sorted);
  });
});

describe('[DASH-06] the order as if by chance', () => {
  const list = Array.from({ length: 50 }, (_, number) =>
    article(`0197a000-0000-7000-8000-0000000000${number + 10}`, '0-60 months'),
  );

  test('is the same for a day, and another one the next', () => {
    expect(shuffled(list, seedOf(0))).toEqual(shuffled(list, seedOf(0)));
    expect(idsOf(shuffled(list, seedOf(0)))).not.toBe(idsOf(shuffled(list, seedOf(1))));
    expect(new Set(shuffled(list, seedOf(0)))).toEqual(new Set(list));
  });

  test('brings every article to the front about as often', () => {
    const fronts = Array.from({ length: 1000 }, (_, number) => shuffled(list, seedOf(number))[0]?.id);
    const counts = list.map(({ id }) => fronts.filter((front) => front === id).length);

    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...counts)).toBeLessThanOrEqual(45);
  });
});

describe('[DASH-02] the three for the dashboard', () => {
  const list = [
    article('sleep', '0-12 months'),
    article('naps', '3-12 months'),
    article('solids', '4-9 months', 'Nutrition'),
    article('falls', '0-60 months', 'Safety'),
    article('fever', '0-60 months', 'Health'),
    article('toilet', '18-48 months', 'Development'),
  ];

  test('are for the age of the child first, of different categories as far as these last', () => {
    for (let number = 0; number < 50; number++) {
      const picked = pickedArticles(list, 5, seedOf(number));

      expect(picked.map(({ ageRange }) => ageRange === '0-60 months')).toEqual([false, false, false]);
      expect(new Set(picked.slice(0, 2).map(({ category }) => category))).toEqual(new Set(['Sleep', 'Nutrition']));
    }
  });

  test('are others on other days, and never two of one', () => {
    const days = Array.from({ length: 50 }, (_, number) => pickedArticles(list, 5, seedOf(number)));

    expect(new Set(days.map(idsOf)).size).toBeGreaterThan(3);
    expect(days.every((picked) => new Set(picked).size === 3)).toBe(true);
  });

  test('are fewer where there are fewer, and of another age where none is for the child', () => {
    expect(pickedArticles([], 5, seedOf(0))).toEqual([]);
    expect(idsOf(pickedArticles(list.slice(0, 1), 90, seedOf(0)))).toBe('sleep');
    expect(pickedArticles(list, 90, seedOf(0))).toHaveLength(3);
  });
});
