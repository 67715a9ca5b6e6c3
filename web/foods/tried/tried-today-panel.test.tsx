import { expect, test } from 'vitest';
import type { Child } from '#contract/children.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { day } from '#domain/time/day.ts';
import { egg, taste } from '#testing/foods/taste-replies.ts';
import { aQueryCache, markupWithin, put } from '#testing/web/a-query-cache.tsx';
import { maya, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { tastesQuery } from '../tastes-data.ts';
import { TriedTodayPanel } from './tried-today-panel.tsx';

const eaten = (on: string, values: Partial<Taste> = {}) =>
  taste(on, { foodId: egg.id, name: egg.name, allergens: ['egg'], ...values });

function said(tastes: Taste[], child: Child = maya): string {
  const cache = aQueryCache();
  put(cache, tastesQuery(maya.id), tastes);
  return wordsOf(markupWithin(cache, <TriedTodayPanel child={child} food={egg} today={today} />));
}

test('says whether a food was had, how often and when last', () => {
  expect(said([taste('2026-11-20')])).toBe('Tried today Maya has not had it yet.');
  expect(said([eaten('2026-11-20')])).toBe('Tried today Maya has had it once, on Nov 20.');
  expect(said([eaten('2026-11-20'), eaten('2026-11-21'), eaten('2025-12-30')])).toBe(
    'Tried today Maya has had it 3 times, last today.',
  );
});

test('a viewer reads it and changes nothing', () => {
  expect(said([], { ...maya, may: 'view' })).toBe('Maya has not had it yet.');
});

test('says that a food is paused, also after another food with the same allergen', () => {
  const quiche = taste('2026-11-19', { foodId: null, name: 'Quiche', allergens: ['egg', 'milk'], reaction: 'hives' });

  expect(said([quiche])).toContain('Paused until the doctor says so');
  const allowedOn = day('2026-11-20');
  expect(said([{ ...quiche, allowedOn, allowed: ['egg'] }])).not.toContain('Paused');
  expect(said([{ ...quiche, allowedOn, allowed: ['food', 'milk'] }])).toContain('Paused until the doctor says so');
});
