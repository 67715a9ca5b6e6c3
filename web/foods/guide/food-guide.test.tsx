import { beforeAll, describe, expect, test } from 'vitest';
import type { Child } from '#contract/children.ts';
import type { FoodGuide, GuideEntry } from '#contract/foods/guide.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { day } from '#domain/time/day.ts';
import { listedFoods, publishedGuide } from '#testing/foods/food-replies.ts';
import { taste } from '#testing/foods/taste-replies.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { childrenOf, daniel, maya, me, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { childrenQuery } from '#web/children/data.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { foodGuideQuery, foodsQuery } from '../data.ts';
import { FoodGuidePage } from '../food-guide-page.tsx';
import { guideSearch } from '../food-guide-search.ts';
import { tastesQuery } from '../tastes-data.ts';
import { FoodGuideView } from './food-guide-view.tsx';

/** 10 months old. */
const leo: Child = { ...maya, firstName: 'Leo', bornOn: day('2026-01-12') };

let published: FoodGuide;
beforeAll(async () => {
  published = await publishedGuide();
});

type Known = { child?: Child | null; guide?: FoodGuide; range?: string; q?: string; tastes?: Taste[] };

function shown({ child = leo, guide = published, range = '', q = '', tastes = [] }: Known = {}): string {
  const view = { guide, child, reader: me, today, search: guideSearch({ range, q }) };
  const cache = aQueryCache();
  put(cache, tastesQuery(leo.id), tastes);
  put(cache, foodsQuery, listedFoods);
  return markupWithin(cache, <FoodGuideView {...view} />);
}

const said = (known?: Known) => wordsOf(shown(known)).replaceAll(/\s+/g, ' ');
const chosen = (known?: Known) => /aria-selected="true"[^>]*>(.*?)<\/button>/.exec(shown(known))?.[1];

const ofEditors: GuideEntry = {
  id: '0197a000-0000-7000-8003-000000000001',
  ageRangeLabel: '9-11 Months ',
  ageRangeStart: 9,
  ageRangeEnd: 11,
  foods: [
    { id: null, name: 'Hummus <b>', allergyRisk: 'High', why: null },
    { id: null, name: '', allergyRisk: 'Low', why: null },
  ],
  tips: ['Eat together.'],
  allergyWarnings: [],
  displayOrder: 9,
  sources: [],
  edited: {
    source: 'CDC, Infant and Toddler Nutrition',
    madeBy: daniel,
    madeAt: '2026-11-17T15:00:00.000Z',
    changedBy: daniel,
    changedAt: '2026-11-17T15:00:00.000Z',
    version: 1,
  },
};
const withEditors = (more: Partial<FoodGuide> = {}) => ({
  ...published,
  entries: [...published.entries, ofEditors],
  ...more,
});

describe('[FOOD-01] the food guide', () => {
  test("has its heading, the age ranges, and begins with the child's own", () => {
    const words = said();

    expect(words).toMatch(/Food Introduction Guide Introducing solids based on WHO guidelines/);
    expect(shown().match(/role="tab"/g)).toHaveLength(6);
    expect(chosen()).toBe('9-11 months<small>Current</small>');
    expect(shown()).toContain('<h2>9-11 months Food Guide</h2>');
  });

  test.each([
    { bornOn: '2026-11-01', label: '0-5 months' },
    { bornOn: '2026-05-10', label: '6 months' },
    { bornOn: '2025-11-21', label: '12-23 months' },
    { bornOn: '2019-01-01', label: '24 months and older' },
  ])('begins with $label for a child born on $bornOn', ({ bornOn, label }) => {
    expect(chosen({ child: { ...leo, bornOn: day(bornOn) } })).toBe(`${label}<small>Current</small>`);
  });

  test('goes by the corrected age of a child born early, and shows both', () => {
    const child = { ...leo, gestationDays: 210 };

    expect(chosen({ child })).toBe('7-8 months<small>Current</small>');
    expect(said({ child })).toContain('Leo, 10 months · 7 months corrected. For food the corrected age counts.');
  });

  test('begins with the first range where there is no child, none of them current', () => {
    expect(chosen({ child: null })).toBe('0-5 months');
    expect(said({ child: null })).not.toContain('Current');
  });

  test('shows the range of the address, and its own where that names none', () => {
    expect(chosen({ range: 'range-6' })).toBe('6 months');
    expect(chosen({ range: 'nowhere' })).toContain('9-11 months');
  });

  test('has the three parts of the specification open, and leads to the pages of its foods', () => {
    const markup = shown({ range: 'range-6' });

    for (const part of ['Recommended Foods', 'Feeding Tips', 'Allergy Information'])
      expect(markup).toMatch(new RegExp(`<details class="fold" open="">(?:(?!</summary>).)*${part}`));
    expect(markup).toMatch(/<a href="\/food-guide\/beef">Beef<\/a>/);
  });

  test('never hides when to call 911 in a part that can be closed', () => {
    const outside = shown().replaceAll(/<details.*?<\/details>/gs, '');

    expect(wordsOf(outside)).toContain(
      'Call 911 for vomiting more than once or with hives, or for hives all over. Call 911 for hard',
    );
    const young = wordsOf(shown({ range: 'range-0' }));
    expect(young).toMatch(
      /Call your child's doctor now, also for a few hives, .* Milk: do not stop feeding.* Any other food: stop it\. Go to the ER now for green or bloody vomit/,
    );
  });

  test('says beside what is found that milk goes on, as long as a child is fed milk alone', () => {
    const at = (bornOn: string) => said({ q: 'peanut', child: { ...leo, bornOn: day(bornOn) } });

    expect(at('2026-06-21')).toContain('Milk: do not stop feeding');
    expect(at('2026-05-21')).toContain('A reaction to a food? Call 911 for vomiting more than once');
    expect(at('2026-05-21')).toContain("Call 911 Stop the food and call your child's doctor now");
  });

  test('marks what is paused after a reaction, in every range', () => {
    const hives = taste('2026-11-20', { foodId: 'omelet', name: 'Omelet', allergens: ['egg'], reaction: 'hives' });

    expect(said({ range: 'range-6' })).not.toContain('Paused');
    expect(said({ range: 'range-6', tastes: [hives] })).toMatch(
      /Egg \(well cooked\) High Paused until the doctor says so/,
    );
    expect(said({ range: 'range-6', tastes: [hives], child: null })).not.toContain('Paused');
  });

  test('[FOOD-03] an entry of editors for all ages takes the place of no range of ours, and says when to call 911', () => {
    const allAges = { ...ofEditors, ageRangeLabel: 'All ages', ageRangeStart: 0, ageRangeEnd: 144, displayOrder: 1 };
    const guide = { ...published, entries: [allAges, ...published.entries] };

    expect(chosen({ guide })).toBe('9-11 months<small>Current</small>');
    expect(chosen({ guide, range: allAges.id })).toBe('All ages');
    expect(said({ guide, range: allAges.id })).toContain('Call 911 for vomiting more than once');
  });

  test('[decision 39] explains each risk in words, and says beside High that early is advised', () => {
    const words = said();

    expect(words).toMatch(
      /Food Allergy Risk Reference Risk What it means None Very rarely causes reactions\. Low Rarely/,
    );
    expect(words).toContain(
      'High Common allergens, discuss with a pediatrician first. For most babies guidelines now advise starting at about 6 months',
    );
  });

  test('tells parents of a child born early to ask about iron now, and no age for solids', () => {
    const early = { ...leo, gestationDays: 24 * 7, bornOn: day('2026-04-21') };
    const iron = 'Born early? Ask now about iron and vitamins: most need iron from about 1 month.';
    for (const bornOn of ['2026-11-20', '2026-04-21'].map(day)) {
      const words = said({ child: { ...early, bornOn } });
      expect(words).toContain(iron);
      expect(words).toContain("Ask your child's doctor when to start solids.");
      expect(words).toContain('Diagnosis and prevention of iron deficiency');
      expect(words).not.toMatch(/never advised|iron drops from 4 months/);
    }
    expect(said({ child: { ...early, bornOn: day('2025-11-01') } })).not.toContain(iron);
    expect(said({ child: { ...early, gestationDays: 37 * 7 }, range: 'range-0' })).toMatch(
      /iron drops from 4 months.*never advised/,
    );
    expect(said({ child: early, range: 'range-12' })).not.toContain(iron);
  });

  test('a child of 4 or 5 months may have been started by a doctor', () => {
    expect(said({ child: { ...leo, bornOn: day('2026-07-01') } })).toContain(
      "unless your child's doctor started them sooner.",
    );
  });

  test('says milk only under 4 months, with the signs of readiness, and nothing of it later', () => {
    const words = said({ child: { ...leo, bornOn: day('2026-08-12') } });

    expect(words).toContain('Milk only for now. Leo is 3 months.');
    expect(words).toMatch(/Signs of readiness .*Sits with little support Holds head and neck steady/);
    expect(said()).not.toMatch(/Milk only|Signs of readiness/);
  });

  test('names its sources, and claims no review', () => {
    expect(said()).toMatch(/Sources: WHO, .*Fernling food list, edition 2026-11\. Not reviewed by a clinician\./);
  });

  test('without entries says so', () => {
    expect(said({ guide: { ...published, entries: [] } })).toContain('No food guide data available.');
  });

  test('says that it is loading, and that it could not be loaded', () => {
    const page = (loaded: Loaded<FoodGuide>) => {
      const cache = aQueryCache();
      put(cache, childrenQuery, childrenOf(leo));
      put(cache, foodGuideQuery, loaded);
      return wordsOf(markupWithin(cache, <FoodGuidePage {...guideSearch({})} />));
    };

    expect(page(null)).toContain('Loading food guide...');
    expect(page(new CallFailed('offline'))).toMatch(/Unable to load the food guide.*Try again/s);
    expect(page(published)).toContain('Recommended Foods');
  });

  test('leads to the tried foods, and only an editor to the entries', () => {
    expect(shown()).toContain('href="/food-guide/tried"');
    expect(shown()).not.toContain('/food-guide/edit');
    expect(shown({ guide: { ...published, mayEdit: true } })).toContain('href="/food-guide/edit"');
  });
});

describe('[FOOD-03] an entry of an editor', () => {
  test('stands with ours of the same age, told apart, with its source', () => {
    const markup = shown({ guide: withEditors() });
    const words = wordsOf(markup).replaceAll(/\s+/g, ' ');

    expect(markup.match(/role="tab"/g)).toHaveLength(6);
    expect(words).toMatch(/From this server's editors, November 2026 .*Hummus/);
    expect(words).toContain('Source: CDC, Infant and Toddler Nutrition. Not reviewed by a clinician.');
    expect(words).not.toContain('Daniel');
  });

  test('shows markup as text, and no food without a name', () => {
    const markup = shown({ guide: withEditors() });

    expect(markup).toContain('Hummus &lt;b&gt;');
    expect(markup.match(/class="fcard"/g)).toHaveLength((published.entries[3]?.foods.length ?? 0) + 1);
  });

  test('tells an editor who wrote it, and can be changed', () => {
    const words = said({ guide: withEditors({ mayEdit: true }) });

    expect(words).toContain('Added by Daniel on November 17, 2026.');
    expect(shown({ guide: withEditors({ mayEdit: true }) })).toContain(`/food-guide/edit/${ofEditors.id}`);
  });
});
