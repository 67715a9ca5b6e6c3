import { beforeAll, describe, expect, test } from 'vitest';
import type { Child } from '#contract/children.ts';
import type { Food } from '#contract/foods.ts';
import { problems } from '#contract/problem.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { day } from '#domain/time/day.ts';
import { listedFood, listedFoods } from '#testing/foods/food-replies.ts';
import { taste } from '#testing/foods/taste-replies.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { childrenOf, maya, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { childrenQuery } from '#web/children/data.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { loadViews } from '#web/client/page/lazily.ts';
import { foodQuery, foodsQuery } from '../data.ts';
import { FoodPage } from '../food-page.tsx';
import { tastesQuery } from '../tastes-data.ts';
import { FoodView } from './food-view.tsx';

/** 10 months old. */
const leo: Child = { ...maya, firstName: 'Leo', bornOn: day('2026-01-12') };
const aged = (bornOn: string, more: Partial<Child> = {}): Child => ({ ...leo, ...more, bornOn: day(bornOn) });

beforeAll(() => loadViews(['DrawnCut', 'UnknownFood']));

type Known = { child?: Child | null; tastes?: Taste[] };

function shown(id: string, { child = leo, tastes = [] }: Known = {}): string {
  const cache = aQueryCache();
  put(cache, tastesQuery(leo.id), tastes);
  return markupWithin(cache, <FoodView food={listedFood(id)} child={child} today={today} />);
}

const said = (id: string, known?: Known) => wordsOf(shown(id, known));

describe('[FOOD-02] the page of a food', () => {
  test('says from when it is given, its risks in words and bars, and whether it is an iron food', () => {
    const markup = shown('grapes');

    expect(wordsOf(markup)).toMatch(/^\s*Grapes\s+Fruit\s+·\s+from about 6 months/);
    expect(markup).toMatch(/r-none"><span class="lv" aria-hidden="true"><i><\/i><i><\/i><i><\/i><\/span>Allergy: none/);
    expect(markup).toMatch(/r-high"><span class="lv".{0,80}class="on".{0,200}Choking: high/);
    expect(wordsOf(markup)).toContain('Not an iron food');
    expect(said('grapes')).toContain('Fruit · from about 6 months, never whole before age 4');
    expect(said('lentils')).toMatch(/Iron food .*Counts as an iron food\./s);
  });

  test('marks how to cut it at the age of the child', () => {
    const rows = shown('grapes').match(/<li class="bynow.*?<\/li>/g) ?? [];

    expect(rows.map(wordsOf).filter((row) => row.includes('Leo now'))).toEqual([
      expect.stringMatching(/9 to 11 months\s+Leo now, 10 months\s+Cut lengthwise into quarters/),
    ]);
    expect(rows).toHaveLength(4);
  });

  test('marks the row of the corrected age for a child born early, and shows both ages', () => {
    const rows = shown('grapes', { child: { ...leo, gestationDays: 210 } }).match(/<li class="bynow.*?<\/li>/g) ?? [];

    expect(rows.map(wordsOf).find((row) => row.includes('Leo now'))).toMatch(
      /6 to 8 months\s+Leo now, 10 months, 7 months corrected/,
    );
  });

  test('shows its cut in a drawing with words that say the same', () => {
    expect(shown('grapes')).toMatch(
      /<svg class="cut green big"[^>]* role="img" aria-label="Grape cut lengthwise into four"/,
    );
    expect(shown('banana')).not.toContain('class="cut green big"');
  });

  test.each([
    { born: '2026-01-12', says: 'Under 12 months: 5 back blows, then 5 chest thrusts', never: 'belly thrusts' },
    { born: '2025-11-22', says: 'Under 12 months: 5 back blows, then 5 chest thrusts', never: 'belly thrusts' },
    { born: '2025-11-21', says: 'From 12 months on: 5 back blows, then 5 belly thrusts', never: 'chest thrusts' },
  ])('tells what to do when a child born on $born chokes: $says', ({ born, says, never }) => {
    const words = said('grapes', { child: aged(born) });

    expect(words).toContain('If your child cannot cough, cry or breathe, act now and have someone call 911.');
    expect(words).toContain(says);
    expect(words).toContain('If limp: start CPR and call 911.');
    expect(words).not.toContain(never);
  });

  test('counts the age from birth when a child born early chokes, and says both ways where no child is known', () => {
    expect(said('grapes', { child: aged('2025-11-20', { gestationDays: 200 }) })).toContain('5 belly thrusts');
    expect(said('grapes', { child: null })).toMatch(/5 chest thrusts.*5 belly thrusts/s);
  });

  test('says that early is better beside the high risk of the specification', () => {
    const words = said('smooth-peanut-butter');

    expect(words).toContain('Common allergens, discuss with a pediatrician first.');
    expect(words).toMatch(
      /Early is better for most\.\s+For most babies guidelines now advise .*Waiting raises the risk\./,
    );
    expect(said('grapes')).not.toContain('Early is better');
  });

  test('does not say that early is better, nor how to start, while it is paused after a reaction', () => {
    const hives = taste('2026-11-20', { foodId: 'omelet', name: 'Omelet', allergens: ['egg'], reaction: 'hives' });
    const [free, paused] = [[], [hives]].map((tastes) => said('egg-well-cooked', { tastes }));

    expect(free).toMatch(/Early is better for most\..*The first times\./s);
    expect(paused).toContain('Paused until the doctor says so');
    expect(paused).not.toMatch(/Early is better|The first times|Why offer it/);
  });

  const reacted = (id: string, on: string, more: Partial<Taste> = {}) => {
    const { name, allergens, traceOf, madeOf } = listedFood(id);
    return taste(on, { foodId: id, name, allergens, traceOf, madeOf, reaction: 'hives', ...more });
  };

  test('says of peanut, after a reaction to egg, that the doctor is asked before the first, and not that early is better', () => {
    const egg = reacted('egg-in-baked-food', '2026-11-20');
    const words = said('smooth-peanut-butter', { tastes: [egg] });

    expect(words).toMatch(
      /Ask the doctor first\.\s+Leo reacted to Egg in baked food on Nov 20, 2026\. Ask the doctor before the first peanut\./,
    );
    expect(words).not.toMatch(/Early is better|The first times|Why offer it/);
    const peanut = taste('2026-11-01', { foodId: 'smooth-peanut-butter', allergens: ['peanut'] });
    expect(said('smooth-peanut-butter', { tastes: [egg, peanut] })).not.toContain('Ask the doctor first.');
  });

  test('says why it waits, and has where to note a yes, for a parent who may', () => {
    const omelet = reacted('omelet', '2026-11-20');
    const asWritten = { child: { ...leo, may: 'view' as const, isPrimary: false }, tastes: [omelet] };

    expect(said('egg-well-cooked', { tastes: [omelet] })).toMatch(
      /Paused until the doctor says so\.\s+Leo reacted to Omelet on Nov 20, 2026\. This has egg, too\.\s+The doctor said yes/,
    );
    expect(said('egg-well-cooked', asWritten)).toContain('This has egg, too.');
    expect(said('egg-well-cooked', asWritten)).not.toContain('The doctor said yes');
    expect(said('grapes', { tastes: [omelet] })).not.toContain('reacted to');
  });

  test('is as before once the doctor has named it, while what is in it waits', () => {
    const egg = reacted('egg-well-cooked', '2026-11-18');
    const allowed = { allowedOn: day('2026-11-27'), allowed: ['food:egg-in-baked-food' as const] };
    const words = said('egg-in-baked-food', { tastes: [{ ...egg, ...allowed }] });

    expect(words).not.toContain('Paused until');
    expect(words).toContain('Why offer it');
    expect(said('omelet', { tastes: [{ ...egg, ...allowed }] })).toContain('Paused until the doctor says so.');
  });

  test('says, once the doctor has allowed it, to give it as the doctor said, and neither how to start nor that early is better', () => {
    const egg = reacted('egg-well-cooked', '2026-11-18');
    const allowed = (...what: Taste['allowed']) => [{ ...egg, allowedOn: day('2026-11-27'), allowed: what }];

    for (const tastes of [allowed('food', 'egg'), allowed('food:omelet')]) {
      const words = said('omelet', { tastes });
      expect(words).toContain('Give it the way the doctor said.');
      expect(words).not.toMatch(/Early is better|The first times/);
    }
    const peanut = said('smooth-peanut-butter', { tastes: allowed('peanut') });
    expect(peanut).toContain('Give it the way the doctor said.');
    expect(peanut).not.toMatch(/Early is better|The first times/);
    expect(said('omelet', { tastes: [egg] })).not.toContain('the way the doctor said');
    expect(said('tofu', { tastes: allowed('food', 'egg', 'peanut') })).toMatch(/Early is better.*The first times/s);
    const rash = { ...egg, reaction: 'rash' as const, allowedOn: day('2026-11-27'), allowed: ['food', 'egg'] as const };
    expect(said('omelet', { tastes: [{ ...rash, allowed: [...rash.allowed] }] })).toMatch(/Early is better/);
  });

  test('offers no tap that saves what waits for a doctor, until the doctor has said yes', () => {
    const egg = reacted('egg-well-cooked', '2026-11-18');
    const allowed = { allowedOn: day('2026-11-27'), allowed: ['food' as const, 'egg' as const] };

    for (const id of ['omelet', 'egg-well-cooked', 'smooth-peanut-butter'])
      expect(said(id, { tastes: [egg] })).not.toContain('Tried today');
    expect(said('omelet', { tastes: [{ ...egg, ...allowed }] })).toContain('Tried today');
    expect(said('breast-milk', { tastes: [reacted('breast-milk', '2026-11-18')] })).toContain('Tried today');
  });

  test('asks to read the label where some brands hold what waits, and keeps the text that says so', () => {
    const words = said('plain-o-shaped-cereal-iron-fortified', { tastes: [reacted('wheat-toast', '2026-11-20')] });

    expect(words).toMatch(
      /May hold what waits: read the label\.\s+Leo reacted to Wheat toast on Nov 20, 2026\. This may hold wheat\./,
    );
    expect(words).toContain('some brands hold wheat');
    expect(words).toContain('Tried today');
  });

  test('says of the first food with milk what it says of the first peanut, after a severe reaction', () => {
    const cod = reacted('cod', '2026-11-20', { isSerious: true });
    expect(said('plain-yogurt-full-fat', { tastes: [cod] })).toContain(
      'Ask the doctor before the first food with milk.',
    );
  });

  test('says of formula, while milk waits, to ask which one, and never to stop', () => {
    const yogurt = reacted('plain-yogurt-full-fat', '2026-11-20');
    const words = said('infant-formula-iron-fortified', { tastes: [yogurt] });

    expect(words).toMatch(
      /Ask the doctor which formula\.\s+Most formula is made from cow's milk\. Not had it yet\? Ask the/,
    );
    expect(words).toContain('Already fed on it? Go on, and ask.');
    expect(words).not.toMatch(/Paused|Why offer it/);
    const fed = taste('2026-10-01', {
      foodId: 'infant-formula-iron-fortified',
      name: 'Infant formula',
      allergens: ['milk'],
    });
    expect(said('infant-formula-iron-fortified', { tastes: [yogurt, fed] })).toMatch(
      /Do not stop feeding.*Go on, and ask\./s,
    );
    expect(said('breast-milk', { tastes: [yogurt] })).not.toContain('reacted to');
  });

  test('says of formula, after a severe reaction to milk, to call before the next feed, and never to go on', () => {
    const yogurt = reacted('plain-yogurt-full-fat', '2026-11-20', { isSerious: true, signs: ['breathing'] });
    const fed = reacted('infant-formula-iron-fortified', '2026-08-10', { reaction: null });

    for (const tastes of [[yogurt], [fed, yogurt]]) {
      const words = said('infant-formula-iron-fortified', { tastes });
      expect(words).toMatch(
        /Call your child's doctor now, before the next feed\..*Already fed on it\? Call the doctor before the next feed\./s,
      );
      expect(words).not.toMatch(/Do not stop feeding|Go on, and ask|Tried today/);
    }
  });

  test('says of each food what to do about a reaction, and of those to which children often react how to start', () => {
    const isMilk = (id: string) => ['breast-milk', 'infant-formula-iron-fortified'].includes(id);
    const withAllergens = listedFoods.foods.filter(({ allergens }) => allergens.length > 0);
    const others = ['rice', 'oatmeal', 'banana', 'strawberry', 'infant-formula-iron-fortified', 'breast-milk'];
    const link = /href="\/food-guide\/tried"[^>]*>A reaction right now\?/;
    const told = (id: string) =>
      isMilk(id)
        ? /A reaction after a feed\?\s+Call 911 for .* Call 911 Call your child's doctor now, .* do not stop feeding/
        : /A reaction to a food\?\s+Call 911 for .* Call 911 Stop the food/;
    const start = 'Start with a tiny taste, wait 10 minutes, then give the rest slowly. Watch for 2 hours.';
    const isOffered = (id: string) => said(id).includes('Tried today') && !isMilk(id);

    const all = [...withAllergens.map(({ id }) => id), ...others];
    expect(all.filter((id) => !told(id).test(said(id)) || !link.test(shown(id)))).toEqual([]);
    expect(withAllergens.length).toBeGreaterThan(60);
    expect(withAllergens.filter(({ id }) => said(id).includes(start) !== isOffered(id))).toEqual([]);
    expect(said('grapes')).not.toContain('tiny taste');
  });

  test('does not say so of what waits beyond 6 months, nor to a child of a year or more', () => {
    for (const id of ['whole-cows-milk-as-a-drink', 'soy-sauce-in-food', 'pizza', 'fish-sticks', 'anchovy-paste'])
      for (const born of ['2026-11-20', '2026-05-01', '2022-01-01'])
        expect(said(id, { child: aged(born) })).not.toMatch(/Early is better|Waiting raises/);
    expect(said('smooth-peanut-butter', { child: aged('2025-11-22') })).toContain('Early is better');
    expect(said('smooth-peanut-butter', { child: aged('2025-11-21') })).not.toContain('Early is better');
    const later = listedFoods.foods.filter(({ fromMonths }) => fromMonths > 6);
    expect(later.filter(({ id }) => listedFood(id).allergyNote !== null)).toEqual([]);
  });

  test('says from when the last way to serve it holds, for a child of 5 years, too', () => {
    expect(shown('grapes', { child: aged('2021-10-01') })).toMatch(/From 2 years.*Leo now, 61 months/s);
  });

  test('offers to save it for today, and says when it was had last', () => {
    expect(said('grapes')).toMatch(/Tried today.*Leo has not (had it|tried them) yet\./s);
    expect(said('banana', { tastes: [taste('2026-11-12')] })).toMatch(/Tried today.*Nov 12/s);
    expect(said('grapes', { child: { ...leo, may: 'view', isPrimary: false } })).not.toContain('Tried today');
  });

  test('names its sources, with the edition, and claims no review', () => {
    const words = said('grapes');

    expect(words).toMatch(/Where this comes from\s+AAP, Prevention of choking .*CDC, Infant and Toddler Nutrition/s);
    expect(words).toContain('Fernling food list, edition 2026-11, checked November 21, 2026.');
    expect(words).toContain('Not reviewed by a clinician.');
  });

  test('leads to the foods that are cut the same way', () => {
    expect(shown('grapes')).toMatch(/Cut the same way.*href="\/food-guide\/cherry-tomatoes".*Cherry tomatoes/s);
  });
});

describe('[FOOD-02] a food that a child is too young for', () => {
  test('is milk only under 4 months, with the signs that solid food waits for', () => {
    const words = said('grapes', { child: aged('2026-08-12') });

    expect(words).toMatch(/Milk only for now\.\s+Leo is 3 months\. Solid food before 4 months is never advised\./);
    expect(shown('grapes', { child: aged('2026-08-12') })).toContain('href="/food-guide#readiness"');
    expect(words).not.toContain('Tried today');
  });

  test('is milk only by the corrected age, too, with both ages', () => {
    expect(said('grapes', { child: aged('2026-05-01', { gestationDays: 200 }) })).toMatch(
      /Milk only for now\.\s+Leo is 6 months, 4 months corrected\. Ask Leo's doctor when to start solids\./,
    );
  });

  test('waits until its own age where that is later', () => {
    const words = said('celery', { child: aged('2026-04-20') });

    expect(words).toMatch(/From about 9 months\.\s+That is from January 20, 2027 for Leo\./);
    expect(words).not.toContain('Leo now');
  });

  test('stands behind its rule where one forbids it, with the day on which that ends', () => {
    const words = said('whole-cows-milk-as-a-drink');

    expect(words).toMatch(/Cow's milk as the main drink\s+Not before 12 months: from January 12, 2027 for Leo\./);
    expect(words).not.toMatch(/Tried today|How to/);
    expect(said('whole-cows-milk-as-a-drink', { child: aged('2025-10-01') })).toContain('Tried today');
  });

  test('is not forbidden by what is said of another form of it', () => {
    const words = said('smooth-peanut-butter');

    expect(words).toContain('Tried today');
    expect(words).toMatch(
      /Not like this\s.*Whole or chopped nuts, whole seeds\s+Not before age 4: from January 12, 2030 for Leo\./s,
    );
  });
});

describe('[FOOD-02] every food of the list', () => {
  test.each(listedFoods.foods.map(({ id }) => id))('has a page: %s', (id) => {
    const words = said(id);

    expect(words).toContain('If something goes wrong');
    expect(words).toContain('Where this comes from');
    expect(words).not.toMatch(/undefined|null|\bNaN\b/);
  });
});

const notFound = { type: '/problems/not-found', requestId: 'r', code: 'not-found', ...problems['not-found'] } as const;

describe('[FOOD-02] the address of a food', () => {
  function page(food: Loaded<Food>, foodId = 'grapes'): string {
    const cache = aQueryCache();
    put(cache, childrenQuery, childrenOf(leo));
    put(cache, tastesQuery(leo.id), []);
    put(cache, foodsQuery, listedFoods);
    put(cache, foodQuery(foodId), food);
    return wordsOf(markupWithin(cache, <FoodPage foodId={foodId} />));
  }

  test('that names no food says so kindly, with a way back', () => {
    expect(page(new CallFailed(notFound), 'kohlrabi-crisp')).toMatch(
      /This food is not in our list.*Look it up\s+Food Guide/s,
    );
  });

  test('that names no food but has a rule says the rule, and never that the list does not know it', () => {
    const [popcorn, honey] = ['popcorn', 'honey'].map((id) => page(new CallFailed(notFound), id));

    expect(popcorn).toMatch(/Before you offer popcorn.*Not before age 4/s);
    expect(honey).toMatch(/Not before 12 months.*Already given: watch for hard stools/s);
    expect(`${popcorn} ${honey}`).not.toContain('not in our list');
  });

  test('says that a food is loading, and why it could not be loaded', () => {
    expect(page(null)).toContain('Loading this food...');
    expect(page(new CallFailed('offline'))).toMatch(/Failed to load this food\. Please try again\..*Try again/s);
    expect(page(listedFood('grapes'))).toContain('How to cut and cook it');
  });
});
