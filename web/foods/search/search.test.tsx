import { describe, expect, test } from 'vitest';
import type { Child } from '#contract/children.ts';
import type { Foods, FoodTextures } from '#contract/foods.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { day } from '#domain/time/day.ts';
import { listedFoods, listedTextures } from '#testing/foods/food-replies.ts';
import { taste } from '#testing/foods/taste-replies.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { maya, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { foodsQuery, texturesQuery } from '../data.ts';
import type { ShownFoods } from '../food-guide-search.ts';
import { tastesQuery } from '../tastes-data.ts';
import { FoodResultsPanel } from './food-results-panel.tsx';

/** 10 months old. */
const leo: Child = { ...maya, firstName: 'Leo', bornOn: day('2026-01-12') };
const typing = { onType: () => {}, onShow: () => {}, onClear: () => {}, onLeave: () => {} };

type Asked = {
  text?: string;
  show?: ShownFoods | null;
  child?: Child | null;
  tastes?: Loaded<Taste[]>;
  list?: Loaded<Foods>;
  textures?: Loaded<FoodTextures>;
};

function found(asked: Asked): string {
  const { text = '', show = null, child = leo, tastes = [], list = listedFoods, textures = listedTextures } = asked;
  const cache = aQueryCache();
  put(cache, foodsQuery, list);
  put(cache, texturesQuery, textures);
  put(cache, tastesQuery(leo.id), tastes);
  return markupWithin(cache, <FoodResultsPanel {...typing} text={text} show={show} child={child} today={today} />);
}

const said = (asked: Asked) => wordsOf(found(asked)).replaceAll('&quot;', '"').replaceAll(/\s+/g, ' ');
const names = (asked: Asked) =>
  [...found(asked).matchAll(/<a href="\/food-guide\/([\w-]+)"/g)].map(([, id = '']) => id);

describe('[FOOD-02] the search for foods', () => {
  test('shows what it finds before it knows how that is served', () => {
    expect(names({ text: 'courgette', textures: null })).toEqual(['zucchini']);
    expect(said({ text: 'courgette', textures: null })).not.toContain('For Leo');
    expect(said({ text: 'courgette' })).toContain('For Leo');
  });

  test('finds a food by another name, which it says and marks', () => {
    const markup = found({ text: 'courgette' });

    expect(names({ text: 'courgette' })).toEqual(['zucchini']);
    expect(markup).toContain('also called <mark>courgette</mark>');
    expect(said({ text: 'courgette' })).toMatch(/^ ?1 food for "courgette"/);
  });

  test('says how it is served at the age of the child', () => {
    expect(said({ text: 'zucchini' })).toMatch(/For Leo, 10 months: [a-z]/);
    expect(said({ text: 'zucchini', child: { ...leo, bornOn: day('2026-08-12') } })).toContain('From about 6 months.');
    expect(said({ text: 'zucchini', child: null })).not.toContain('For ');
  });

  test('forgives a slip and says what it shows instead', () => {
    expect(said({ text: 'peenut' })).toContain('Nothing is spelled "peenut". Showing peanut.');
    expect(names({ text: 'peenut' })).toContain('smooth-peanut-butter');
  });

  test('marks what is paused after a reaction', () => {
    const hives = taste('2026-11-20', { foodId: 'omelet', name: 'Omelet', allergens: ['egg'], reaction: 'hives' });

    expect(said({ text: 'scrambled' })).not.toContain('Paused');
    expect(said({ text: 'scrambled', tastes: [hives] })).toContain('Paused until the doctor says so');
    expect(said({ text: 'grapes', tastes: [hives] })).not.toContain('Paused');
  });

  test('puts a rule before foods, with the day on which it ends and what to watch for', () => {
    const words = said({ text: 'honey' });

    expect(words).toMatch(/1 rule and \d+ foods? for "honey"/);
    expect(words).toMatch(
      /Honey , and foods made with honey Not before 12 months: from January 12, 2027 for Leo\..*Already given: watch for hard stools.*Weakness or hard breathing: 911\..*Pancake/,
    );
  });

  test('of a child who is old enough puts the rule last, without alarm', () => {
    const words = said({ text: 'honey', child: { ...leo, bornOn: day('2025-01-12') } });

    expect(words).toMatch(/Pancake.*Honey , and foods made with honey Not before 12 months\./);
    expect(words).not.toContain('Already given');
  });

  test('shows the parents of a newborn formula before what is said of toddler formula', () => {
    const words = said({ text: 'formula', child: { ...leo, bornOn: day('2026-11-10') } });

    expect(words).toMatch(
      /Infant formula .*Toddler milks and follow-up formula.*do not take the place of infant formula/,
    );
  });

  test('says kindly that nothing is found, and leads on', () => {
    const markup = found({ text: 'quiche lorraine' });

    expect(wordsOf(markup)).toContain(
      'Search for what is in it: egg, milk, wheat, bacon. Or write it down as a mixed meal.',
    );
    expect(markup).toMatch(/href="\/food-guide\/tried\?meal=quiche\+lorraine"[^>]*>.*Add as a mixed meal/);
  });

  test('is read out: the count is a status', () => {
    expect(found({ text: 'pear' })).toMatch(/<p class="soft" role="status">[^<]*for &quot;pear&quot;/);
  });

  test('shows what was typed as text', () => {
    expect(found({ text: '<b>pear' })).not.toContain('<b>');
  });
});

describe('[FOOD-02] the list of foods', () => {
  const all = listedFoods.foods;

  test('begins with thirty of all, and offers the rest', () => {
    expect(names({ show: 'all' })).toHaveLength(30);
    expect(said({ show: 'all' })).toContain(`${all.length} foods`);
    expect(said({ show: 'all' })).toContain(`Show ${all.length - 30} more`);
  });

  test('can be of iron foods, or of foods with a common allergen', () => {
    const iron = names({ show: 'iron' });
    const allergens = names({ show: 'allergens' });

    expect(iron.every((id) => all.find((food) => food.id === id)?.isIronRich)).toBe(true);
    expect(allergens.every((id) => all.find((food) => food.id === id)?.allergens.length !== 0)).toBe(true);
    expect(said({ text: 'banana', show: 'iron' })).toContain('Nothing found for "banana" among the iron foods');
  });

  test('can be of what the child has not tried yet', () => {
    const tastes = [taste('2026-11-12')];

    expect(names({ text: 'banana', show: 'all', tastes })).toContain('banana');
    expect(names({ text: 'banana', show: 'new', tastes })).not.toContain('banana');
  });

  test('says that it is loading, and that it could not be loaded', () => {
    expect(said({ show: 'all', list: null })).toContain('Loading foods...');
    expect(said({ show: 'all', list: new CallFailed('offline') })).toMatch(/Failed to load the foods.*Try again/);
    expect(said({ show: 'new', tastes: new CallFailed('offline') })).toContain('Failed to load the tried foods');
  });
});
