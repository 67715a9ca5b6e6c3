import { expect, test } from 'vitest';
import type { Taste } from '#contract/foods/tastes.ts';
import { ALLOWABLE } from '#domain/foods/food.ts';
import { day } from '#domain/time/day.ts';
import { listedFoods } from '#testing/foods/food-replies.ts';
import { taste } from '#testing/foods/taste-replies.ts';
import { aQueryCache, markupWithin, put } from '#testing/web/a-query-cache.tsx';
import { daniel, maya, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { foodsQuery } from '../data.ts';
import { tastesQuery } from '../tastes-data.ts';
import { VisitFoodsPanel } from './visit-foods-panel.tsx';

function wordsFor(tastes: Taste[], isAmongOthers: boolean): string {
  const cache = aQueryCache();
  put(cache, tastesQuery(maya.id), tastes);
  put(cache, foodsQuery, listedFoods);
  return wordsOf(markupWithin(cache, <VisitFoodsPanel child={maya} today={today} isAmongOthers={isAmongOthers} />));
}

const toast = taste('2026-11-18', {
  foodId: 'french-toast',
  name: 'French toast',
  allergens: ['milk', 'egg', 'wheat'],
  reaction: 'hives',
  isSerious: true,
  signs: ['swelling', 'vomited-once'],
  allowedOn: day('2026-11-20'),
  allowed: ['milk'],
  note: 'Ten minutes after.',
  changedBy: daniel,
});
const rash = taste('2026-10-02', { foodId: 'strawberry', name: 'Strawberry', reaction: 'rash' });

test('[decision 48] on the sheet foods stand only where one waits or waited for a doctor', () => {
  expect(wordsFor([], true)).toBe('');
  expect(wordsFor([taste('2026-11-10'), taste('2026-11-12', { reaction: 'none' })], true)).toBe('');
  expect(wordsFor([rash], true)).toContain('Waiting for a doctor: the food.');
  expect(wordsFor([taste('2026-11-10'), toast, rash], true)).toMatch(/^Reactions to food French toast/);
});

test('[decision 48] a reaction is told with what was in it, what was seen, what a doctor allowed, and who wrote it', () => {
  for (const isAmongOthers of [true, false]) {
    expect(wordsFor([toast], isAmongOthers)).toContain(
      'French toast (with milk, egg and wheat): hives, severe. Seen: swelling of lips, tongue or face; vomited once. ' +
        'A doctor allowed milk on Nov 20, 2026. Waiting for a doctor: the food, egg, wheat and the first taste of other allergens. “Ten minutes after.” ' +
        'Hannah, Nov 18, 2026, changed by Daniel Nov 18, 2026',
    );
  }
});

test('[decision 48] severe reactions stand first, and of many the sheet says how many more there are', () => {
  const others = ['01', '02', '03', '04', '05', '06'].map((on) =>
    taste(`2026-11-${on}`, { name: `Food ${on}`, reaction: 'other' }),
  );
  const severe = taste('2026-09-01', { name: 'Peanut sauce', reaction: 'other', isSerious: true });

  expect(wordsFor([...others, severe], true)).toMatch(
    /^Reactions to food Peanut sauce: a reaction, severe\..*Food 06: a reaction\. .*Food 03.*And 2 more reactions\./,
  );
});

test('[decision 48] a reaction after which something waits stands before severe ones that a doctor has settled', () => {
  const settled = ['01', '02', '03', '04', '05', '06'].map((on) =>
    taste(`2026-11-${on}`, {
      name: `Food ${on}`,
      reaction: 'hives',
      isSerious: true,
      allowedOn: day('2026-11-10'),
      allowed: [...ALLOWABLE],
    }),
  );

  expect(wordsFor([...settled, rash], true)).toMatch(
    /^Reactions to food Strawberry: rash\. Waiting for a doctor: the food\..*Food 06: hives, severe\./,
  );
});

test('[decision 48] what was had well before is told apart from what is stopped', () => {
  const wheat = taste('2026-10-01', { foodId: 'wheat-toast', name: 'Wheat toast', allergens: ['wheat'] });
  const noodles = taste('2026-11-18', { name: 'Egg noodles', allergens: ['egg', 'wheat'], reaction: 'hives' });

  expect(wordsFor([wheat, { ...noodles, foodId: null }], true)).toContain(
    'Waiting for a doctor: the food, egg and the first peanut. Had well before, to ask about: wheat.',
  );
  expect(wordsFor([wheat, { ...noodles, foodId: null }], false)).toMatch(
    /Egg waits for a doctor once.*Wheat had well before, to ask about first Oct 1, 2026/s,
  );
});

test('[decision 48] the sheet of foods alone has each reaction and when each of the nine allergens was had', () => {
  const egg = { foodId: 'egg-well-cooked', name: 'Egg', allergens: ['egg' as const] };
  const butter = taste('2026-11-12', { name: 'Butter', allergens: ['milk'], traceOf: ['milk'] });
  const words = wordsFor([taste('2026-08-01', egg), taste('2026-11-02', egg), butter, rash], false);

  expect(words).toContain('Strawberry: rash. Waiting for a doctor: the food. Hannah');
  expect(words).toContain('Egg first Aug 1, 2026, 2 times, last Nov 2, 2026');
  expect(words).toContain('Only baked in, or a trace: milk.');
  expect(words).toContain('Not tried yet: peanut, tree nut, soy, wheat, fish, shellfish and sesame.');
  expect(words).toContain('no allergy test, no diagnosis');
  expect(wordsFor([toast], false)).toContain('Egg waits for a doctor once, Nov 18, 2026');
  expect(wordsFor([], false)).toContain('Reactions None is written down.');
});

test('[decision 48] of the milk that a child lives on nothing is said to be stopped, until a doctor has said how to go on', () => {
  const milk = taste('2026-11-18', { foodId: 'breast-milk', name: 'Breast milk', reaction: 'other' });
  const formula = {
    ...milk,
    foodId: 'infant-formula-iron-fortified',
    name: 'Infant formula',
    allergens: ['milk' as const],
  };
  const allowed = { allowedOn: day('2026-11-20'), allowed: ['food' as const] };

  expect(wordsFor([milk], true)).toContain('Waiting for a doctor: how to go on with breast milk.');
  expect(wordsFor([{ ...milk, ...allowed }], true)).not.toContain('Waiting');
  expect(wordsFor([formula], true)).toContain('Waiting for a doctor: how to go on with formula and milk.');
  expect(wordsFor([{ ...formula, ...allowed }], true)).toContain('Waiting for a doctor: milk.');
});

test('[decision 48] a yes after two reactions to one food leaves none of them waiting', () => {
  const egg = { foodId: 'egg-well-cooked', name: 'Egg', allergens: ['egg' as const], reaction: 'hives' as const };
  const before = taste('2026-11-18', egg);
  const after = taste('2026-11-22', { ...egg, allowedOn: day('2026-11-27'), allowed: ['food', 'egg', 'peanut'] });

  expect(wordsFor([before, after], true)).not.toContain('Waiting for a doctor');
});

test('[decision 48] a food that a doctor allowed is called by its name, or by what its id says where it left the list', () => {
  const allowed: Taste['allowed'] = ['food:whole-cows-milk-as-a-drink', 'food:egg-bites'];

  for (const isAmongOthers of [true, false])
    expect(wordsFor([{ ...toast, allowed }], isAmongOthers)).toContain(
      "A doctor allowed Whole cow's milk (as a drink) and egg bites on Nov 20, 2026.",
    );
});
