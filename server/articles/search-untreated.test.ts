import { describe, expect, test } from 'vitest';
import { publishDraft } from '#contract/articles/editing.ts';
import { searchLibrary } from '#contract/articles/search.ts';
import { wordsOf } from '#domain/text/search-words.ts';
import { aDraft, twoArticleEditors } from '#testing/articles/drafts.ts';
import { searchReply } from './replies/search.ts';
import { libraryOf, ourPublished } from './rules/library.ts';
import { searchIndex } from './rules/search/kept-index.ts';
import { library } from './service.ts';

const ours = libraryOf(ourPublished());
await searchIndex(ours);
const search = (typed: string) => searchReply(ours, typed);
const titles = async (typed: string, most = 3) => (await search(typed)).found.slice(0, most).map(({ title }) => title);

describe('[ART-01] a subject that no article treats is named, and nothing else is guessed', () => {
  test.each([
    'asthma',
    'lip tie',
    'teeth grinding',
    'down syndrome',
    'warts',
    'scabies',
    'cold sore',
    'stye',
    'adenoids',
    'molluscum',
    'torticollis',
    'clubfoot',
    'flat feet',
    'migraine',
    'epilepsy',
    'adhd',
    'dandruff',
    'birthmark',
    'ingrown toenail',
    'chapped lips',
    'bad breath',
    'hay fever',
    'diabetes',
    'celiac',
    'lyme',
    'sprained ankle',
    'spider bite',
    'appendicitis',
    'pneumonia',
    'hip dysplasia',
    'nail biting',
    'food poisoning',
  ])("'%s'", async (typed) => {
    const { untreated, readAs, didYouMean, found } = await search(`${typed} in my 2 year old`);

    expect(untreated).toEqual([typed]);
    expect({ readAs, didYouMean }).toEqual({ readAs: null, didYouMean: null });
    const stems = wordsOf(typed).map(({ plain }) => plain.slice(0, 5));
    for (const { title, sentence } of found) {
      expect(`${title} ${sentence}`.toLowerCase()).toMatch(new RegExp(stems.join(String.raw`\w* `)));
    }
  });

  test.each([
    ['epilespy', 'epilepsy'],
    ['scabeis', 'scabies'],
    ['torticolis', 'torticollis'],
    ['molluscm', 'molluscum'],
  ])("'%s' is read as one of them", async (typed, subject) => {
    expect(await search(typed)).toMatchObject({ readAs: subject, untreated: [subject], found: [] });
  });

  test('two of them are both named, and one within another is not', async () => {
    expect((await search('scabies or dandruff')).untreated).toEqual(['scabies', 'dandruff']);
    expect((await search('Sprained ankle')).untreated).toEqual(['sprained ankle']);
  });

  test('another word of the search finds what has it in its title', async () => {
    const { untreated, found } = await search('dandruff and fever at night');

    expect(untreated).toEqual(['dandruff']);
    expect(found[0]?.title).toBe('Fever by Age: What to Do');
    expect(found.every(({ title }) => /fever/i.test(title))).toBe(true);
  });

  test('what an article of ours is called, or is asked for by, is no such subject', async () => {
    expect((await search('colic')).untreated).toEqual([]);
    expect(await titles('thrush')).toContain("Are white patches in my baby's mouth thrush?");
  });

  test('an article of an editor ends it', async () => {
    const home = await twoArticleEditors();
    const { id } = await aDraft(home, home.hannah, { title: 'Scabies on the Hands' });
    const found = () => home.nobody.call(searchLibrary, { query: { q: 'scabies' } });

    expect(await found()).toMatchObject({ untreated: ['scabies'], found: [] });
    await home.hannah.call(publishDraft, { params: { articleId: id }, body: { version: 1 } });
    await searchIndex(await library(home.house));
    expect(await found()).toMatchObject({ untreated: [], found: [{ title: 'Scabies on the Hands' }] });
  });
});

const FEVER = 'Fever by Age: What to Do';
const CHOKING = 'Choking First Aid for Babies and Children';
const FORMULA = 'Formula Feeding Safely';
const SHOTS = 'Vaccine Day: Comfort and Side Effects';
const VOMITING = 'Vomiting, Diarrhea and Dehydration';
const JAUNDICE = 'Newborn Jaundice: When Yellow Needs a Check';
const RASHES = 'Rashes and Eczema';
const TEETHING = 'Teething Without Harm';
const NURSING = 'Breastfeeding in the First Weeks';
const NIGHTMARES = 'Nightmares, Night Terrors and Fears';
const CAR = 'Car Seats by Size and Age';
const SUN = 'Sun, Heat and Bugs';
const ALLERGENS = 'Peanut, Egg and Other Allergens: Start Early';
const TALKING = 'Talk, Read, Sing: Building Language';
const TOILET = 'Toilet Training: Signs of Readiness';
const PRODUCTS = 'Baby Products to Avoid';
const CHILDPROOFING = 'Childproofing Before Crawling';
const MEDICINE = 'Giving Medicine Safely';
const TANTRUMS = 'Tantrums and Gentle Limits';
const SWADDLING = 'Swaddling: Start, Stop and Stay Safe';

test.each([
  ['fevr', FEVER],
  ['feaver', FEVER],
  ['temperture', FEVER],
  ['temprature', FEVER],
  ['chocking', CHOKING],
  ['chokking', CHOKING],
  ['formla', FORMULA],
  ['formulla', FORMULA],
  ['vacine', SHOTS],
  ['vaccene', SHOTS],
  ['diarhea', VOMITING],
  ['diarrhoea', VOMITING],
  ['vomitting', VOMITING],
  ['vomting', VOMITING],
  ['dehidration', VOMITING],
  ['jaundise', JAUNDICE],
  ['jandice', JAUNDICE],
  ['eczma', RASHES],
  ['ecsema', RASHES],
  ['colick', 'Crying and Colic'],
  ['teathing', TEETHING],
  ['teehting', TEETHING],
  ['breastfeding', NURSING],
  ['brestfeeding', NURSING],
  ['pacifer', PRODUCTS],
  ['swadle', SWADDLING],
  ['swadling', SWADDLING],
  ['nigtmare', NIGHTMARES],
  ['nightmere', NIGHTMARES],
  ['car seet', CAR],
  ['rear faceing', CAR],
  ['buton battery', 'Button Batteries and Magnets'],
  ['sunscren', SUN],
  ['mosqito', SUN],
  ['alergy', ALLERGENS],
  ['allergys', ALLERGENS],
  ['peanutt', ALLERGENS],
  ['strawbery', 'Strawberry'],
  ['avacado', 'Avocado'],
  ['bananna', 'Banana'],
  ['brocoli', 'Broccoli'],
  ['letuce', 'Lettuce'],
  ['solidds', 'Starting Solids: When and How'],
  ['vitamen d', 'Vitamin D and Other Supplements'],
  ['jucie', 'What to Drink: Water, Milk and Juice by Age'],
  ['wter', 'Water'],
  ['crauling', CHILDPROOFING],
  ['wlaking', 'When do babies walk?'],
  ['talkng', TALKING],
  ['tantrem', TANTRUMS],
  ['tantrams', TANTRUMS],
  ['autsim', 'Autism: Early Signs and Next Steps'],
  ['autisim', 'Autism: Early Signs and Next Steps'],
  ['milstones', 'Milestones: What They Mean and When to Act'],
  ['potty trainning', TOILET],
  ['poty training', TOILET],
  ['ibuprofin', MEDICINE],
  ['bathtime safty', 'Water Safety and Drowning'],
  ['drownding', 'Water Safety and Drowning'],
  ['chilproofing', CHILDPROOFING],
  ['poisen', 'Poisoning: First Steps and Prevention'],
  ['bronchilitis', 'Colds, Cough and RSV'],
  ['measels', 'MMR'],
  ['hepatitas', 'Hepatitis B (HepB)'],
  ['tumy time', 'Tummy Time From Day One'],
  ['regresion', 'Sleep Setbacks and Separation Worry'],
  ['bedtme', 'A Bedtime Routine That Works'],
  ['crib bumprs', PRODUCTS],
])("[ART-01] '%s' is mistyped, and still finds '%s'", async (typed, title) => {
  const { untreated } = await search(typed);

  expect(await titles(typed)).toContain(title);
  expect(untreated).toEqual([]);
});

test('[ART-01] of two words that are equally near, the one with all letters that were typed is meant', async () => {
  expect((await search('bath safty')).readAs).toBe('bath safety');
  expect((await search('wlaking')).readAs).toBe('walking');
});

test('[ART-01] a search says what it was read as, and nothing where it was spelled right', async () => {
  expect((await search('fevr')).readAs).toBe('fever');
  expect((await search('fever')).readAs).toBeNull();
});
