import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { food, had } from '#testing/foods/eaten.ts';
import { allergenBoard } from './allergen-board.ts';
import { saidYes } from './doctor-said-yes.ts';
import type { Food } from './food-keys.ts';
import type { Allowable } from './food.ts';
import { allergensOf, countsAsReacted, formulaKind } from './formula-kind.ts';
import { isPaused, pauseOnFood } from './pause-on-food.ts';
import { pauseText } from './pause-text.ts';
import type { TasteFacts } from './pause.ts';
import { pausesOf } from './pauses.ts';

const FORMULA = 'infant-formula-iron-fortified';
const formula = food(FORMULA);
/** Nothing is checked. */
const own = (name: string): Food => ({ id: null, name, allergens: [], madeOf: [] });
const hives = { reaction: 'hives', signs: ['few-hives'] } as const;
const severe = { reaction: 'hives', isSerious: true, signs: ['breathing'] } as const;
const on = '2026-11-20';
const pauseFor = (what: Food | string, tastes: readonly TasteFacts[]) =>
  pauseOnFood(typeof what === 'string' ? own(what) : what, pausesOf(tastes));
const yogurt = food('plain-yogurt-full-fat');
const tofu = food('tofu');

test.each([
  ['Similac', "cow's milk"],
  ['Goat milk formula', "cow's milk"],
  ['Partially hydrolyzed formula', "cow's milk"],
  ['soy formula', 'soy'],
  ['Enfamil ProSobee', 'soy'],
  ['Similac Soy Isomil', 'soy'],
  ['Nutramigen LGG', 'hydrolyzed'],
  ['Similac Alimentum 4oz', 'hydrolyzed'],
  ['hypoallergenic formula', 'hydrolyzed'],
  ['extensively hydrolyzed formula', 'hydrolyzed'],
  ['Neocate', 'amino acid'],
  ['EleCare Jr', 'amino acid'],
  ['hypoallergenic amino acid formula', 'amino acid'],
  ['soya formula', 'soy'],
  ['Isomil', 'soy'],
  ['Supersoy formula', 'soy'],
  ['hydrolyzed soy formula', 'soy'],
  ['Soy-free formula', "cow's milk"],
  ['soya free formula', "cow's milk"],
  ['soy free amino acid formula', 'amino acid'],
  ['hydrolysed formula', 'hydrolyzed'],
  ['hydrolyzed formula', 'hydrolyzed'],
  ['Pregestimil', 'hydrolyzed'],
  ['PurAmino', 'amino acid'],
  ['amino acid formula', 'amino acid'],
  ['ELECARE', 'amino acid'],
  ['Partially hydrolysed formula', "cow's milk"],
  ['Breast milk', null],
  ['Soy milk', null],
  ['Hypoallergenic muffin', null],
])('%s is %s', (name, kind) => {
  expect(formulaKind(null, name)).toBe(kind);
});

test("the formula of the list is of cow's milk, whatever it was called, and no other food is a formula", () => {
  expect(formulaKind(FORMULA, 'soy formula')).toBe("cow's milk");
  expect(formulaKind('breast-milk', 'Similac')).toBeNull();
  expect(formulaKind('tofu', 'soy formula')).toBeNull();
});

describe('a food holds what was checked, and a formula what its name says, too', () => {
  const checked = { allergens: ['wheat'], traceOf: ['egg'] } as const;

  test.each([
    { name: 'Similac', allergens: ['wheat', 'milk'], traceOf: ['egg'] },
    { name: 'soy formula', allergens: ['wheat', 'soy'], traceOf: ['egg'] },
    { name: 'Nutramigen', allergens: ['wheat', 'milk'], traceOf: ['milk'] },
    { name: 'Neocate', allergens: ['wheat'], traceOf: ['egg'] },
    { name: 'Breast milk', allergens: ['wheat'], traceOf: ['egg'] },
    { name: 'Toast', allergens: ['wheat'], traceOf: ['egg'] },
  ])('$name: $allergens', ({ name, allergens, traceOf }) => {
    expect(allergensOf(null, name, checked)).toEqual({ allergens, traceOf });
  });

  test('once, where both say it', () => {
    expect(allergensOf(null, 'Similac', { allergens: ['milk'], traceOf: [] })).toEqual({
      allergens: ['milk'],
      traceOf: [],
    });
    expect(allergensOf(FORMULA, formula.name, formula)).toEqual({ allergens: ['milk'], traceOf: [] });
    expect(allergensOf('tofu', tofu.name, tofu)).toEqual({ allergens: ['soy'], traceOf: [] });
  });
});

describe('which formula counts as the one that was reacted to', () => {
  const KINDS = ["cow's milk", 'soy', 'hydrolyzed', 'amino acid'] as const;

  test.each([
    { reactedTo: "cow's milk", same: ["cow's milk"] },
    { reactedTo: 'soy', same: ['soy'] },
    { reactedTo: 'hydrolyzed', same: ["cow's milk", 'hydrolyzed'] },
    { reactedTo: 'amino acid', same: ["cow's milk", 'amino acid'] },
  ] as const)('after $reactedTo: $same', ({ reactedTo, same }) => {
    expect(KINDS.filter((kind) => countsAsReacted(kind, reactedTo))).toEqual(same);
  });
});

describe('a formula holds what its name says, checked or not', () => {
  test.each(['Similac', 'Enfamil', 'Nutramigen'])('milk waits after hives with %s', (name) => {
    expect(pauseFor(yogurt, [had(own(name), on, hives)])).toBe('stopped');
    expect(pauseFor(tofu, [had(own(name), on, hives)])).toBeNull();
  });

  test('soy waits after hives with soy formula, and milk does not', () => {
    expect(pauseFor(tofu, [had(own('soy formula'), on, hives)])).toBe('stopped');
    expect(pauseFor(yogurt, [had(own('soy formula'), on, hives)])).toBeNull();
  });

  test('milk does not wait after hives with an amino acid formula', () => {
    expect(pauseFor(yogurt, [had(own('Neocate'), on, hives)])).toBeNull();
  });

  test.each(['Similac', 'Enfamil 4oz', 'Formula'])('%s waits as the formula of the list', (name) => {
    for (const seen of [hives, severe])
      for (const before of [[], [had(own('Similac'), '2026-08-01')]]) {
        const tastes = [...before, had(yogurt, on, seen)];

        expect(pauseFor(name, tastes)).toBe(pauseFor(formula, tastes));
        expect(pauseFor(name, tastes)).not.toBeNull();
      }
  });

  test('milk was had with it, but not with hydrolyzed milk', () => {
    const milkHadWith = (name: string) => allergenBoard([had(own(name), on)]).find((row) => row.allergen === 'milk');

    expect(milkHadWith('Similac')).toMatchObject({ times: 1, firstOn: on });
    expect(milkHadWith('Nutramigen')).toMatchObject({ times: 0, isTraceOnly: true });
    expect(pauseFor(yogurt, [had(own('Nutramigen'), '2026-08-01'), had(food('omelet'), on, severe)])).toBe('ask-first');
    expect(pauseFor(yogurt, [had(own('Similac'), '2026-08-01'), had(food('omelet'), on, severe)])).toBeNull();
  });
});

describe('a formula that a doctor may choose instead is not the one that was reacted to', () => {
  const INSTEAD = ['Nutramigen', 'soy formula', 'Neocate', 'hypoallergenic formula'];

  test.each(INSTEAD)('%s: which formula, the doctor says', (name) => {
    for (const reacted of [own('Similac'), formula])
      for (const seen of [hives, severe]) expect(pauseFor(name, [had(reacted, on, seen)])).toBe('which-formula');
    expect(pauseText('which-formula', null, name)).toBe('Ask the doctor which formula');
    expect(isPaused(own(name), pausesOf([had(formula, on, hives)]))).toBe(true);
  });

  test.each(INSTEAD)('%s: no more of it, if that was the one', (name) => {
    expect(pauseFor(name, [had(own(name), on, hives)])).toBe('no-more-formula');
  });

  test("nor is one of cow's milk given after hives with hydrolyzed milk", () => {
    expect(pauseFor(formula, [had(own('Nutramigen'), on, hives)])).toBe('no-more-formula');
    expect(pauseFor('Neocate', [had(own('Nutramigen'), on, hives)])).toBe('which-formula');
  });

  test('after hives with soy formula the doctor says which', () => {
    expect(pauseFor(formula, [had(own('soy formula'), on, hives)])).toBe('which-formula');
  });

  test.each(INSTEAD)('%s: nothing is said once it was had well since', (name) => {
    expect(pauseFor(name, [had(own('Similac'), on, hives), had(own(name), '2026-11-22')])).toBeNull();
  });

  test('after a severe reaction hydrolyzed milk is asked about, had well or not', () => {
    expect(pauseFor('Nutramigen', [had(yogurt, on, severe), had(own('Nutramigen'), '2026-11-22')])).toBe(
      'which-formula',
    );
  });

  test('before the next feed the doctor is asked of any, after green vomit or vomiting more than once', () => {
    for (const signs of [['green-vomit'], ['vomiting-again']] as const)
      expect(pauseFor('soy formula', [had(own('Similac'), on, { reaction: 'vomiting', signs })])).toBe('ask-first');
  });
});

describe("a doctor's yes to one formula frees that one alone", () => {
  const yesTo = (asked: Food & { readonly id: string }, tastes: readonly TasteFacts[]) => {
    const kept = saidYes({ food: asked }, ['food'], day('2026-11-25'), pausesOf(tastes));
    return tastes.map((taste) => {
      const allowed: readonly Allowable[] = kept.find((one) => one.taste === taste)?.allowed ?? [];
      return allowed.length > 0 ? { ...taste, allowed, allowedOn: day('2026-11-25') } : taste;
    });
  };

  test('to the one of the list, not the one with a name that was reacted to', () => {
    for (const seen of [hives, severe]) {
      const tastes = yesTo({ ...formula, id: FORMULA }, [had(own('Similac'), on, seen)]);

      expect(pauseFor(formula, tastes)).toBeNull();
      expect(pauseFor('Similac', tastes)).toBe('no-more-formula');
      expect(pauseFor('Enfamil', tastes)).toBe('no-more-formula');
    }
  });

  test('to the one with a name, not another of milk while milk waits', () => {
    const similac = had(own('Similac'), on, { ...hives, allowed: ['food'], allowedOn: day('2026-11-25') });

    expect(pauseFor('Similac', [similac])).toBeNull();
    expect(pauseFor('Enfamil', [similac])).toBe('which-formula');
    expect(pauseFor(formula, [{ ...similac, ...severe }])).toBe('ask-first');
  });
});
