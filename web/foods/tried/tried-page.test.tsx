import { describe, expect, test } from 'vitest';
import type { Child } from '#contract/children.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { day } from '#domain/time/day.ts';
import { listedFoods } from '#testing/foods/food-replies.ts';
import { foods, taste } from '#testing/foods/taste-replies.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { childrenOf, daniel, maya, me, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { childrenQuery } from '#web/children/data.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { foodsQuery } from '../data.ts';
import { tastesQuery } from '../tastes-data.ts';
import { Tried, TriedPage } from './tried-page.tsx';

/** 10 months old. */
const leo: Child = { ...maya, firstName: 'Leo', bornOn: day('2026-01-12') };
const viewed: Child = { ...leo, may: 'view', isPrimary: false };

type Known = { child?: Child; tastes?: Loaded<Taste[]>; list?: Loaded<typeof foods>; meal?: string };

function markup({ child = leo, tastes = [], list = foods, meal = '' }: Known = {}): string {
  const cache = aQueryCache();
  put(cache, childrenQuery, childrenOf(child));
  put(cache, foodsQuery, list);
  put(cache, tastesQuery(child.id), tastes);
  return markupWithin(cache, <Tried child={child} me={me} meal={meal} today={today} />);
}

const said = (known?: Known) => wordsOf(markup(known));

const banana = taste('2026-11-20', { liking: 'liked', reaction: 'none', note: 'Two bites.' });
const bananaFirst = taste('2026-11-10', { madeBy: daniel });
const egg = (values: Partial<Taste> = {}) =>
  taste('2026-11-12', { foodId: 'egg-well-cooked', name: 'Egg (well cooked)', allergens: ['egg'], ...values });

describe('the foods a child has tried', () => {
  test('are counted, with the age', () => {
    expect(said({ tastes: [banana, bananaFirst, egg()] })).toMatch(
      /^Foods Leo has tried 10 months old · 2 foods so far/,
    );
  });

  test('can be shown to the doctor, with the reactions', () => {
    expect(markup({ tastes: [egg()] })).toContain(`/print/visit?only=foods&amp;childId=${leo.id}`);
  });

  test('of a child born early are under both ages', () => {
    expect(said({ child: { ...leo, gestationDays: 210 } })).toContain(
      '10 months old · 7 months corrected · 0 foods so far',
    );
  });

  test('can be added in one tap where they were had lately', () => {
    const shown = markup({ tastes: [banana, egg()] });

    expect(wordsOf(shown)).toContain('One tap saves it for today.');
    expect(shown).toMatch(/aria-label="Had lately">.*Banana.*Egg \(well cooked\)/);
  });

  test('can be a meal of its own, by the name that was searched for', () => {
    const shown = markup({ meal: 'Dumplings' });

    expect(shown).toMatch(/role="combobox"[^>]*value="Dumplings"/);
    expect(wordsOf(shown)).toContain('Dumplings is not in the list. Save it as a meal of your own.');
  });

  test('with honey are told of before they are saved, whatever the meal is called', () => {
    const list = listedFoods;

    expect(said({ list, meal: 'Honey nut cheerios' })).toMatch(
      /Honey, and foods made with honey Not before 12 months: from January \d+, 2027 for Leo\..*Already given: watch for/,
    );
    expect(said({ list, meal: 'Cereal without honey' })).not.toContain('Already given');
    expect(said({ list, child: { ...leo, bornOn: day('2024-01-12') }, meal: 'Honey nut cheerios' })).not.toContain(
      'Already given',
    );
  });

  test.each(['hives', 'vomiting', 'rash', 'other'] as const)(
    'are not offered again while a doctor is asked: after %s',
    (reaction) => {
      const chips = /aria-label="Had lately">(.*?)<\/div>/.exec(markup({ tastes: [banana, egg({ reaction })] }));

      expect(chips?.[1]).toContain('Banana');
      expect(chips?.[1]).not.toContain('Egg');
    },
  );

  test('are not marked as paused once the doctor has named them, while what is in them waits', () => {
    const allowed = { allowedOn: day('2026-11-21'), allowed: ['food' as const] };
    const text = said({ tastes: [egg({ reaction: 'hives', ...allowed })] });

    expect(text).toMatch(/Waiting for a doctor: egg and the first peanut The doctor said yes The doctor said yes on/);
    expect(text).not.toMatch(/Paused until the doctor says so.*The nine common allergens/s);
  });

  test('name a food of the list that a doctor allowed as the list does', () => {
    const allowed = { allowedOn: day('2026-11-21'), allowed: ['food:tahini-sesame-paste' as const] };

    expect(said({ list: listedFoods, tastes: [egg({ reaction: 'hives', ...allowed })] })).toContain(
      'The doctor said yes on Nov 21: Tahini (sesame paste)',
    );
  });

  test('say how it went, for whom it was the first time, and who saved it', () => {
    const text = said({ tastes: [banana, bananaFirst] });

    expect(text).toContain('Nov 20 10 months Banana Liked it No reaction by you · “Two bites.”');
    expect(text).toMatch(/Nov 10 9 months Banana First time by Daniel/);
  });

  test('ask in place how today went', () => {
    const text = said({ tastes: [taste('2026-11-21')] });

    expect(text).toContain('Saved First time Liked it So-so Not now');
    expect(text).toContain('Reaction or note');
  });

  test('do not ask how a food was liked that was followed by a reaction', () => {
    const text = said({ tastes: [taste('2026-11-21', { reaction: 'hives' })] });

    expect(text).not.toContain('Liked it');
    expect(text).toContain('Reaction or note');
  });

  test('show eight, and the rest when asked', () => {
    const tastes = Array.from({ length: 12 }, (_, at) => taste(`2026-11-${String(at + 1).padStart(2, '0')}`));

    expect(said({ tastes })).toContain('Show 4 more');
  });

  test('are read by a viewer, who changes nothing', () => {
    const shown = markup({ child: viewed, tastes: [taste('2026-11-21'), egg({ reaction: 'hives' })] });

    expect(wordsOf(shown)).toContain("You can see Leo's tried foods, but not change them.");
    expect(shown).not.toContain('Tried today');
    expect(wordsOf(shown)).not.toMatch(/Liked it|Reaction or note|The doctor said yes|write it down/);
    expect(wordsOf(shown)).toContain('A reaction right now? See what to do first.');
    expect(shown).not.toContain('aria-label="Edit');
    expect(wordsOf(shown)).toContain('Paused until the doctor says so');
  });

  test('say what liking needs, and where it comes from', () => {
    const text = said();

    expect(text).toContain('Some foods need 8 to 15 tries before a child likes them.');
    expect(text).toContain('FDA list of major allergens. Edition 2026-11.');
  });

  test('wait, and say when they could not be loaded', () => {
    expect(said({ tastes: null })).toContain('Loading tried foods...');
    expect(said({ tastes: new CallFailed('offline') })).toContain(
      'Unable to load the foods tried. Please try again later.',
    );
    expect(said({ list: new CallFailed('offline') })).toContain('Unable to load the list of foods.');
  });
});

describe('milk only', () => {
  test('is said under 4 months in place of the log, with the way to the signs of readiness', () => {
    const young = markup({ child: { ...maya, bornOn: day('2026-08-01') } });
    expect(wordsOf(young)).toContain(
      "Milk only for now Solids start at about 6 months. The log opens with Maya's first taste. The five signs of readiness",
    );
    expect(wordsOf(young)).not.toContain('Tried today');
    expect(wordsOf(young)).toContain('A reaction right now?');
    expect(wordsOf(young)).not.toMatch(/Not tried yet|8 to 15 tries/);
  });

  test('leaves out what speaks of more, where a food was tried all the same', () => {
    const young = markup({ child: { ...maya, bornOn: day('2026-08-01') }, tastes: [egg()] });
    expect(wordsOf(young)).toMatch(/1 of 9 tried\.\s+Allergen/);
    expect(wordsOf(young)).not.toMatch(/stays in the diet|One new allergen at a time/);
    expect(young).not.toContain('aria-label="Tried today: Egg"');
  });

  test('between 4 and 6 months is said above the log, since some begin early', () => {
    const text = said({ child: maya });

    expect(text).toContain('Milk only for now. Maya is 4 months.');
    expect(text).toContain('Tried today');
  });

  test('leaves the day to the team of a child born early, whose log opens 4 months after birth', () => {
    const early = { ...maya, gestationDays: 210 };
    expect(said({ child: { ...early, bornOn: day('2026-08-01') } })).toContain(
      "Ask Maya's doctor when to start solids. The log opens 4 months after birth.",
    );
    expect(said({ child: early })).toMatch(/Ask Maya's doctor when to start solids\..*Tried today/);
  });
});

describe('what was seen', () => {
  const seen = egg({ reaction: 'vomiting', isSerious: true, signs: ['vomiting-again', 'few-hives'] });

  test('is said in words that are no diagnosis', () => {
    const text = said({ tastes: [seen] });

    expect(text).toContain('Vomiting, with signs for 911');
    expect(text).toContain('Vomiting more than once, a few hives near the mouth');
    expect(text).not.toContain('severe');
  });

  test('of another kind asks for the doctor first', () => {
    expect(said({ tastes: [egg({ reaction: 'other' })] })).toMatch(/A reaction by you Ask the doctor first/);
  });

  test('of the milk that a baby lives on pauses no feeding, but hives do end that formula', () => {
    const fed = { foodId: 'infant-formula-iron-fortified', name: 'Infant formula', allergens: ['milk' as const] };
    const after = (reaction: 'vomiting' | 'hives') => said({ tastes: [egg({ ...fed, reaction })] });

    expect(after('vomiting')).toMatch(
      /Vomiting by you Do not stop feeding: call your child's doctor now and ask which formula to give The doctor said yes/,
    );
    expect(after('hives')).toMatch(
      /Hives by you Give no more of this formula: call your child's doctor now and ask which one to give The doctor said yes/,
    );
  });

  test('stays paused in what the doctor did not name', () => {
    const meal = egg({
      name: 'French toast',
      foodId: 'french-toast',
      allergens: ['milk', 'egg', 'wheat'],
      reaction: 'hives',
      allowedOn: day('2026-11-19'),
      allowed: ['milk'],
    });

    const text = said({ tastes: [meal] });
    expect(text).toContain('The doctor said yes on Nov 19: milk');
    expect(text).toMatch(/Milk Nov 12, 2026 1 \d+ days ago/);
    expect(text).toContain('Egg Nov 12, 2026 1 Paused until the doctor says so The doctor said yes');
  });
});

describe('the nine common allergens', () => {
  test('have their first time, how often and the gap in words', () => {
    const tastes = [egg(), egg({ id: 'again', triedOn: day('2026-11-18') })];

    const text = said({ tastes });
    expect(text).toContain('1 of 9 tried.');
    expect(text).toContain('Egg Nov 12, 2026 2 3 days ago');
    expect(text).toContain('Sesame Not tried yet');
  });

  test.each([
    ['hives', { reaction: 'hives' as const }],
    ['vomiting', { reaction: 'vomiting' as const }],
    ['a severe reaction', { reaction: 'other' as const, isSerious: true }],
  ])('are paused after %s, until a doctor said yes', (_, values) => {
    expect(said({ tastes: [egg(values)] })).toContain(
      'Egg Nov 12, 2026 1 Paused until the doctor says so The doctor said yes',
    );
    const allowed = said({ tastes: [egg({ ...values, allowedOn: day('2026-11-19'), allowed: ['food', 'egg'] })] });
    expect(allowed).not.toContain('Paused');
    expect(allowed).toContain('The doctor said yes on Nov 19');
  });
});

test('without a child the page asks for one', () => {
  const cache = aQueryCache();
  put(cache, childrenQuery, childrenOf());

  expect(wordsOf(markupWithin(cache, <TriedPage meal="" />))).toContain('Foods tried');
});
