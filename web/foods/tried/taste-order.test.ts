import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { taste } from '#testing/foods/taste-replies.ts';
import { firstTimes, foodKey, hadLately, newestFirst } from './taste-order.ts';

const egg = taste('2026-11-01', { foodId: 'egg-well-cooked', name: 'Egg (well cooked)' });
const eggAgain = { ...egg, id: 'again', triedOn: day('2026-11-21') };
const soup = taste('2026-11-03', { foodId: null, name: 'Grandma soup' });
const soupAgain = { ...soup, id: 'soup', name: ' grandma Soup', triedOn: day('2026-11-19') };

test('a meal of its own is the same meal however its name is written', () => {
  expect(foodKey(soup)).toBe(foodKey(soupAgain));
  expect(foodKey(soup)).not.toBe(foodKey(egg));
});

test('the log begins with the latest day, and of one day with what was saved last', () => {
  const morning = taste('2026-11-21', { id: 'morning', madeAt: '2026-11-21T12:00:00.000Z' });
  const noon = taste('2026-11-21', { id: 'noon', madeAt: '2026-11-21T17:00:00.000Z' });

  expect(newestFirst([egg, morning, noon]).map(({ id }) => id)).toEqual(['noon', 'morning', egg.id]);
});

test('the first time of each food is known, in whatever order the tastes were saved', () => {
  expect(firstTimes([eggAgain, soupAgain, soup, egg])).toEqual(new Set([egg.id, soup.id]));
});

test('what was had lately is offered once each, the latest first, and not what was had today', () => {
  expect(hadLately([egg, soup, soupAgain, eggAgain], day('2026-11-21')).map(({ id }) => id)).toEqual(['soup']);
  expect(hadLately([egg, soup], day('2026-11-21')).map(({ name }) => name)).toEqual(['Grandma soup', egg.name]);
});
