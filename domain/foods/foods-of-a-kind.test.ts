import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { ate, food } from '#testing/foods/eaten.ts';
import type { Allowable } from './food.ts';
import { foodGuide } from './foods-data.ts';
import { entryAt, suggested } from './guide-entry.ts';
import { holdsOnFood, isPaused, pauseOnFood } from './pause-on-food.ts';
import { heldText, reasonTexts } from './pause-text.ts';
import type { TasteFacts } from './pause.ts';
import { holdsByReaction, pausesOf } from './pauses.ts';

const hoursLater = { reaction: 'vomiting', isSerious: true, signs: ['vomiting-hours-later'] } as const;
const vomitedLater = (id: string, more: Partial<TasteFacts> = {}) => ate(id, '2026-11-20', { ...hoursLater, ...more });
const pausesFor = (ids: readonly string[], tastes: readonly TasteFacts[]) =>
  ids.map((id) => pauseOnFood(food(id), pausesOf(tastes)));
const all = <T>(ids: readonly string[], pause: T) => ids.map(() => pause);

const grains = ['iron-fortified-infant-oat-cereal', 'polenta-cornmeal', 'barley', 'wheat-toast', 'buckwheat'];
const otherGrains = ['millet', 'teff', 'quinoa', 'amaranth'];

describe('after vomiting that came hours after a food, the doctor is asked before others of its kind', () => {
  test.each([
    { reacted: 'infant-rice-cereal', alike: [...grains, ...otherGrains], others: ['chicken', 'lentils', 'avocado'] },
    {
      reacted: 'iron-fortified-infant-oat-cereal',
      alike: ['rice', 'infant-rice-cereal', 'puffed-rice-cakes'],
      others: ['turkey'],
    },
    { reacted: 'millet', alike: ['rice', 'quinoa'], others: ['lentils'] },
    { reacted: 'turkey', alike: ['chicken'], others: ['rice', 'beef'] },
    { reacted: 'chicken', alike: ['turkey'], others: ['rice'] },
    { reacted: 'lentils', alike: ['black-beans', 'chickpeas', 'green-peas', 'tofu'], others: ['rice', 'chicken'] },
    { reacted: 'tofu', alike: ['lentils', 'white-beans'], others: ['rice'] },
  ])('$reacted: $alike', ({ reacted, alike, others }) => {
    for (const more of [{}, { signs: ['vomiting-hours-later', 'pale-floppy'] as const }, { isSerious: false }]) {
      expect(pausesFor(alike, [vomitedLater(reacted, more)])).toEqual(all(alike, 'ask-first'));
      expect(pausesFor(others, [vomitedLater(reacted, more)])).toEqual(all(others, null));
    }
  });

  test.each([
    { reacted: 'infant-rice-cereal', months: 6 },
    { reacted: 'iron-fortified-infant-oat-cereal', months: 6 },
    { reacted: 'turkey', months: 7 },
    { reacted: 'chicken', months: 7 },
    { reacted: 'lentils', months: 7 },
    { reacted: 'green-peas', months: 7 },
  ])('none of its kind is suggested at $months months after $reacted', ({ reacted, months }) => {
    const suggestedAfter = (tastes: readonly TasteFacts[]) => {
      const pauses = pausesOf(tastes);
      const ids = entryAt(foodGuide.ranges, months)?.foods ?? [];
      return suggested(ids.map(food), {
        isPaused: (one) => isPaused(one, pauses),
        hasHighChokingRisk: ({ chokingRisk }) => chokingRisk === 'high',
        mayHoldAllergen: ({ allergens }) => allergens.length > 0,
      });
    };
    const kind = [
      ['rice', 'oat', 'corn', 'barley', 'wheat', 'buckwheat', 'millet', 'teff', 'quinoa', 'amaranth'],
      ['chickpea', 'lentil', 'pea', 'bean', 'soy'],
      ['chicken', 'turkey'],
    ].find((parts) => food(reacted).madeOf.some((one) => parts.includes(one)));
    const shown = suggestedAfter([vomitedLater(reacted)]);

    expect(shown.length).toBeGreaterThan(0);
    const isAlike = ({ allergens, madeOf }: (typeof shown)[number]) =>
      [...allergens, ...madeOf].some((one) => kind?.includes(one));
    expect(shown.filter(isAlike).map(({ id }) => id)).toEqual([]);
  });

  test('but not before one that was had well on another day', () => {
    const oats = 'iron-fortified-infant-oat-cereal';
    for (const on of ['2026-11-01', '2026-11-25'])
      expect(pausesFor([oats, 'barley'], [ate(oats, on), vomitedLater('rice')])).toEqual([null, 'ask-first']);
    expect(pausesFor(['barley'], [ate('barley', '2026-11-20'), vomitedLater('rice')])).toEqual(['ask-first']);
  });

  test('nor after hives or vomiting at once, nor once the doctor has named it', () => {
    const said = (...allowed: Allowable[]) => ({ allowed, allowedOn: day('2026-11-25') });

    expect(pausesFor(['barley'], [vomitedLater('rice', { signs: ['vomiting-again'] })])).toEqual([null]);
    expect(pausesFor(['barley'], [vomitedLater('rice', { reaction: 'hives', signs: ['few-hives'] })])).toEqual([null]);
    expect(pausesFor(['barley', 'polenta-cornmeal'], [vomitedLater('rice', said('barley'))])).toEqual([
      null,
      'ask-first',
    ]);
    expect(pausesFor(['barley'], [vomitedLater('rice', said('rice', 'food'))])).toEqual(['ask-first']);
  });

  test('and says so on the page and with the reaction', () => {
    const rice = vomitedLater('rice');
    const pauses = pausesOf([rice]);

    expect(reasonTexts(holdsOnFood(food('barley'), pauses), 'Leo')).toEqual([
      'Leo reacted to Rice on Nov 20, 2026. Ask the doctor before the first food with barley.',
      'Had it well on another day? Go on.',
    ]);
    expect(heldText(holdsByReaction(rice, pauses))).toBe(
      'the food, every food with rice, the first taste of other allergens and the first taste of other foods of its kind',
    );
    const shrimp = ate('shrimp', '2026-11-20', { ...hoursLater, signs: ['breathing'] });
    expect(heldText(holdsByReaction(shrimp, pausesOf([shrimp])))).toBe(
      'the food, shellfish and the first taste of other allergens',
    );
    const chicken = vomitedLater('chicken');
    expect(heldText(holdsByReaction(chicken, pausesOf([chicken])))).toBe(
      'the food, every food with chicken, the first taste of other allergens and the first food with turkey',
    );
  });
});
