import { beforeAll, describe, expect, test } from 'vitest';
import { libraryOf, ourPublished, type PublishedLibrary } from '#server/articles/rules/library.ts';
import { searchIndex } from '#server/articles/rules/search/kept-index.ts';
import { dangerAnswer, guideAnswer } from './service/answer.ts';

let library: PublishedLibrary;
beforeAll(async () => {
  library = libraryOf(ourPublished());
  await searchIndex(library);
});

/** @param ages from birth, corrected, typed, as far as known */
const ask = (query: string, ages: number[], written: string[] = []) => guideAnswer(library, { query, written, ages });
const isUnsure = (reply: string) => reply.includes('I am not sure');

describe('[AI-04] the age of the child rules what is said', () => {
  test.each([
    ['how much vitamin d a day', 6, '400 IU', '600 IU'],
    ['how much vitamin d a day', 33, '600 IU', '400 IU'],
    ['can she take vitamins', 25, '600 IU', '400 IU'],
    ['how much milk does she need a day', 4, 'weight in pounds', 'whole milk'],
    ['how often should she eat', 0, '8 to 12 feeds', '3 meals'],
    ['how long should she sleep in a day', 8, '12 to 16 hours', '10 to 13 hours'],
    ['how long should she sleep in a day', 30, '10 to 13 hours', '12 to 16 hours'],
    ['can she have a blanket', 14, 'Not before 12 months.', 'Until then'],
    ['is it safe to give honey for a cough', 25, 'after 12 months', 'weak cry'],
    ['do I need to wake her at night to feed', 0, 'about 4 hours', '6 to 8 hours'],
    ['how to stop biting', 25, 'I will not let you hit', 'Swaddl'],
  ])("'%s' at %d months is answered with '%s', without '%s'", async (query, months, said, not) => {
    const { reply } = await ask(query, [months]);

    expect(reply).toContain(said);
    expect(reply).not.toContain(not);
  });

  test.each([
    ['smelly poop', 2],
    ['how long can she go without poop', 4],
    ['how many poops a day', 0],
  ])("'%s' of a baby of %d months is answered with nothing of the potty", async (query, months) => {
    expect((await ask(query, [months])).reply).not.toMatch(/potty|No scolding/);
  });

  test('what comes later is told to those who ask from when on', async () => {
    expect((await ask("when can I give cow's milk?", [4])).reply).toContain('From 12 months');
    expect((await ask('when do we start potty training', [11])).reply).toContain('18 and 24 months');
  });

  test.each([
    ['can she start solids', [5, 1]],
    ['when can he start solids, he was born at 30 weeks', [8, 6]],
  ])('a child born early starts solids by the corrected age: %s', async (query, ages) => {
    const { reply } = await ask(query, ages);

    expect(reply).toContain('near 6 months corrected');
    expect(reply).toContain('Ask her team');
  });
});

describe('[AI-04] when a skill comes', () => {
  test.each([
    ['when can he sit', [8, 6], 'between 4 and 9 months in 98 of 100 children'],
    ['when will he crawl', [8, 6], '4 of 100 healthy children never crawl'],
    ['should she roll', [5, 1], 'On the list for 6 months'],
    ['doesnt roll yet', [4], 'On the list for 6 months'],
    ['shes not walking at 13 months', [13], 'between 8 and 18 months'],
    ['when do they start smiling for real', [1], 'On the list for 2 months'],
  ])("is told without a call before it is due: '%s'", async (query, ages, said) => {
    const { reply, level } = await ask(query, ages);

    expect(level).toBe('routine');
    expect(reply).toContain(said);
    expect(reply).not.toMatch(/Tell the doctor now|Call your doctor/);
  });

  test.each([
    ['19 months still not walking', 19],
    ['not putting two words together', 30],
    ['doesnt wave bye bye or point', 16],
  ])("is for the doctor once it is due: '%s'", async (query, months) => {
    const { reply, level } = await ask(query, [months]);

    expect(level).toBe('call_soon');
    expect(reply).toContain('Call when the office opens');
  });

  test('is not what a place to sleep or a chair is about', async () => {
    expect((await ask('when can she sit in a high chair', [6])).reply).not.toContain('98 of 100');
  });
});

describe('[AI-04] a place to sleep under 1 year', () => {
  test.each([
    'can he sleep on my chest',
    'is a swing ok for naps',
    'he only naps in the carrier',
    'inclined sleeper from my sister, safe?',
    'DockATot ok for overnight?',
    'he has reflux should i raise the head of the crib',
    'heating pad in bassinet',
    'twins in one crib?',
    'can i use a pillow for flat head',
  ])("'%s' is answered with the bed that is safe", async (query) => {
    const { reply } = await ask(query, [3]);

    expect(isUnsure(reply)).toBe(false);
    expect(reply).toMatch(/alone in a bed of her own|firm, flat and empty|Take out the pillow/);
  });

  test('of a swaddled baby who rolls, it says to stop', async () => {
    expect((await ask('he can roll now and i still swaddle', [2])).reply).toContain('the wrap is over');
  });
});

describe('[AI-04] first aid', () => {
  test.each([
    ['how do i do CPR on a baby', 4, 'about 2 minutes of CPR'],
    ['choking first aid', 4, '5 chest thrusts on the breastbone'],
    ['choking first aid', 30, '5 belly thrusts: one fist above the navel'],
    ['after choking does she need to see a doctor', 13, 'if you gave any thrusts'],
  ])("asked in quiet has its steps below the call: '%s' at %d months", (query, months, said) => {
    const answer = dangerAnswer(library, { query, written: [], ages: [months] });

    expect(answer?.level).toBe('emergency');
    expect(answer?.paragraphs.map(({ text }) => text).join(' ')).toContain(said);
    expect(answer?.paragraphs[0]?.sources[0]?.title).toBe('Choking First Aid for Babies and Children');
  });

  test.each(['he is choking what do i do', 'how do i do cpr he is not breathing'])(
    "has nothing below the call while it happens: '%s'",
    (query) => {
      expect(dangerAnswer(library, { query, written: [], ages: [4] })?.paragraphs).toEqual([]);
    },
  );

  test.each([
    ['how to treat a burn', 'cool running water'],
    ['burn first aid', 'cool running water'],
    ['how do i treat hives', 'raised, itchy welts'],
  ])("'%s' is answered by the library", async (query, said) => {
    expect((await ask(query, [25])).reply).toContain(said);
  });
});

test.each([
  'is it safe to bring him on a plane',
  'first passport at 8 weeks',
  'burps a lot',
  'my milk is blue is that ok',
  'is my baby fat',
  'when can i take him out in public',
  'time zones and sleep',
])("[AI-04] the guide is not sure where only words of a text are asked for: '%s'", async (query) => {
  expect(isUnsure((await ask(query, [5])).reply)).toBe(true);
});

test.each(['my baby died of sids how do i cope', 'we lost our son at birth and my milk came in'])(
  "[AI-04] a parent whose child has died is answered with no text of the library: '%s'",
  async (query) => {
    const { reply, paragraphs } = await ask(query, [25]);

    expect(reply).toMatch(/^I am so sorry\./);
    expect(reply).toContain('988');
    expect(paragraphs.flatMap(({ sources }) => sources)).toEqual([]);
  },
);

test.each([
  ['can i stop his antibiotics after 3 days', 'Ask the doctor who ordered it'],
  ['what is 15 mg/kg times 6 kg', 'I cannot work out a dose'],
  ['he weighs 7.2 kg so 3 ml right?', 'I cannot work out a dose'],
  ['is this measles? red spots and cough', 'cannot diagnose'],
  ['show me what the other moms wrote about their babys rash', 'private'],
  ['who should i vote for mayor', 'I can only help with questions about your child'],
])("[AI-04] '%s' is declined", async (query, words) => {
  const { level, reply } = await ask(query, [20]);

  expect(level).toBe('out_of_scope');
  expect(reply).toContain(words);
});

test.each(['is it eczema or dry skin', 'he is 8 kg and drinks 200 ml bottles, enough?', 'when do i stop the bottle'])(
  "[AI-04] '%s' is not declined",
  async (query) => {
    expect((await ask(query, [11])).level).not.toBe('out_of_scope');
  },
);

test.each([
  ['how much water can an 8 month old have with meals', 8, '4 to 8 ounces'],
  ['made a bottle of formula he only drank half, can i save the rest', 4, '1 hour'],
  ['when can we start real food and how do i know hes ready', 5, 'four signs'],
  ['tantrums in the store over everything, do i ignore it', 26, 'stay calm'],
  ['barely eats dinner, lives on snacks', 27, 'Offer a new food'],
  ['what do i dress him in at night in winter', 5, 'take off a layer'],
])("[AI-04] what is asked in many words has its known answer: '%s'", async (query, months, said) => {
  expect((await ask(query, [months])).reply).toContain(said);
});

test.each([
  ['its been 4 days', ['fever 101'], 25, 'rf-fever'],
  ['its been 4 days', ['how much motrin', 'fever 101'], 25, 'rf-fever'],
  ['now its green', ['what should he eat', 'he threw up twice'], 25, 'rf-green-vomit'],
  ['a battery', ['what do i do', 'he swallowed'], 9, 'rf-battery'],
  ['is she ok', ['she coughed it out', 'choking on a grape'], 4, 'rf-choking'],
])("[AI-04] danger that was told is not lost by '%s' after %j", (query, written, months, rule) => {
  const answer = dangerAnswer(library, { query, written, ages: [months] });

  expect(answer?.calls.map(({ id }) => id)).toContain(rule);
});

test('[AI-04] a whole question is not read with the one before it, a part of one is', async () => {
  expect((await ask('should i wake her to feed', [0], ['when do i start solids'])).reply).toContain('about 4 hours');
  expect((await ask('and at night?', [6], ['how much should she sleep'])).reply).toContain('12 to 16 hours');
});
