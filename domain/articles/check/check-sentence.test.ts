import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faqAnswer, libraryGrounds, libraryLines } from '#testing/chat/library-passages.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { checkSentence } from './check-sentence.ts';

const water = faqAnswer('faq-nut-2');
const sleep = faqAnswer('faq-sle-1');
const tummyTime = faqAnswer('faq-dev-3');
const fever = faqAnswer('faq-hea-1');
const solids = faqAnswer('faq-nut-1');
const milk = faqAnswer('faq-nut-3');
const walking = faqAnswer('faq-dev-2');
const record = 'The child is 7 months old. Weight: 8.2 kg, 45th percentile. The next checkup is at 9 months.';
const night = faqAnswer('faq-sle-6');
const hours = faqAnswer('faq-sle-2');
const grounds = libraryGrounds([water, sleep, tummyTime, fever, solids, milk, walking, record, night, hours], 7);

test.each([
  'From 6 to 12 months, offer 4 to 8 ounces of water a day. [1]',
  'From 6 to 12 months, offer 4–8 ounces a day in an open cup. [1]',
  '**Water:** from 6 to 12 months, offer 4 to 8 ounces a day in an open or straw cup. [1]',
  '1. Share your room with her for at least 6 months, not your bed. [2]',
  '• Share your room with her, not your bed, for at least 6 months. [2]',
  '- From 6 to 12 months, offer 4 to 8 ounces a day in an open or straw cup. [1]',
  'Your baby sleeps on the back, alone, on a firm flat bed, with nothing else in it. [2]',
  'Never doze off with her on a sofa. [2]',
  'At first, tummy time is three to five minutes, two to three times a day, soon after coming home. [3]',
  'By about seven weeks, make it 15 to 30 minutes a day. [3]',
  'Stay and watch her, only while she is awake. [3]',
  'A fever is 100.4 F (38.0 C) or higher, measured in the bottom for babies. [4]',
  'Solid food starts at about 6 months, never before 4 months. [5]',
  'If one is missing, wait some days, or ask your doctor. [5]',
  'Until 12 months, her milk is breast milk or formula. [6]',
  'Children in a WHO study began to walk alone from 8.2 to 17.6 months. [7]',
  'If he does not walk alone by 18 months, ask the doctor. [7]',
  'His weight of 8.2 kg is at the 45th percentile. [8]',
  'The next checkup is at 9 months. [8]',
  'By about 6 months, many babies go 6 to 8 hours, and many cannot. [9]',
  'All babies wake in the night. [9]',
  'From 4 to 12 months, children sleep 12 to 16 hours. [10]',
])('[AI-04] what rests on its passage is shown: %s', (sentence) => {
  expect(checkSentence(sentence, grounds)).toMatchObject({ kind: 'shown' });
});

test.each([
  'Share your room with her for at least 6 months. [2]',
  'Your baby sleeps safest on the back, alone, on a firm flat bed. [2]',
  'A fever is 100.4 F (38.0 C) or higher. [4]',
  'Look for four signs, such as that she sits with support and keeps her head steady. [5]',
  'If one is missing, ask your doctor. [5]',
])('[AI-04] what leaves out a clause of its passage is not shown: %s', (sentence) => {
  expect(checkSentence(sentence, grounds)).toEqual({ kind: 'left-out', why: 'unfounded' });
});

test.each(['Good question.', 'Here is what to look for:', 'Ask your doctor.'])(
  '[AI-04] a harmless sentence that rests on nothing is left out: %s',
  (sentence) => {
    expect(checkSentence(sentence, grounds)).toEqual({ kind: 'left-out', why: 'idle' });
  },
);

test.each([
  'The child is 7 weeks old. [3]',
  'Your baby is now about seven weeks old. [3]',
  "She's 7 weeks. [3]",
  'Your little one has turned 7 weeks. [3]',
  'Our twins are just 7 weeks old. [3]',
])('[AI-04] how old the child is is never taken from what is said of an age: %s', (sentence) => {
  expect(checkSentence(sentence, grounds).kind).not.toBe('shown');
});

test.each([
  ['If he acts as he always does, he may sleep.', 'He may sleep.'],
  ['If he laughs or cries with a full mouth, wait.', 'Wait.'],
  ['If nothing works and she has none of the signs below, you may stop trying.', 'You may stop trying.'],
  ['Give the rest slowly, if all is well.', 'Give the rest slowly.'],
  ['Not for sleep: weighted sacks, nests, loungers and in-bed sleepers.', 'Weighted sacks, nests and loungers.'],
  ['After a first spell, call the doctor the same day.', 'Call the doctor the same day.'],
  ['Once that goes well, move bedtime earlier, bit by bit.', 'Move bedtime earlier, bit by bit.'],
  ['Around 6 months, smooth and thinned, never as a lump or a whole nut.', 'Around 6 months, never as a whole nut.'],
  ['Give cooked egg around 6 months too, cooked all the way through and mashed.', 'Give egg around 6 months too.'],
  ['Ground beef or chicken, cooked through, blended with broth without salt.', 'Beef or chicken, without salt.'],
  ['Then skin them, and cut the long way into thin strips.', 'Then skin them.'],
  ['On the back, alone, on a firm flat bed.', 'On the back, on a bed.'],
  ['Sit her upright in the high chair and sit face to face with her.', 'Sit her in the high chair.'],
])("[AI-04] of '%s' a condition, or what makes it safe, is not left out: %s", (ours, sentence) => {
  const alone = libraryGrounds([ours], 7);

  expect(checkSentence(`${sentence} [1]`, alone).kind).not.toBe('shown');
  expect(checkSentence(`${ours} [1]`, alone).kind).toBe('shown');
});

test('[AI-04] how old the child is may be said as the record has it', () => {
  expect(checkSentence('She is 7 months old. [8]', grounds).kind).toBe('shown');
  expect(checkSentence('She is 9 months old. [8]', grounds).kind).not.toBe('shown');
});

test('[AI-04] what is shown has its citations apart', () => {
  expect(checkSentence('Solids start at about 6 months [5], never before 4 months. [5]', grounds)).toEqual({
    kind: 'shown',
    text: 'Solids start at about 6 months, never before 4 months.',
    citations: [5],
  });
});

describe('[AI-04] for every text', () => {
  const sentences = libraryLines.flatMap((line) => sentencesOf(line)).filter((sentence) => sentence.length > 25);
  const anySentence = fc.constantFrom(...sentences);

  test('our own sentence is shown, unless it gives a figure of a medicine', () => {
    const refused = sentences.filter(
      (sentence) => checkSentence(`${sentence} [1]`, libraryGrounds([sentence], 7)).kind !== 'shown',
    );

    expect(refused.length / sentences.length).toBeLessThan(0.01);
    expect(refused.filter((sentence) => !/\b(?:doses?|drug|m?g|mL|aspirin|Acetaminophen)\b/.test(sentence))).toEqual(
      [],
    );
  });

  test('half a sentence, up to a mark or from it on, is hardly ever shown', () => {
    const cuts = sentences.flatMap((sentence) =>
      [...sentence.matchAll(/[,;:] /g)].flatMap(({ index }) =>
        [`${sentence.slice(0, index)}.`, sentence.slice(index + 2)].map((cut) => ({ sentence, cut })),
      ),
    );
    const shown = cuts.filter(
      ({ sentence, cut }) => checkSentence(`${cut} [1]`, libraryGrounds([sentence], 7)).kind === 'shown',
    );

    expect(cuts.length).toBeGreaterThan(4000);
    expect(shown.length / cuts.length).toBeLessThan(0.02);
    expect(shown.filter(({ sentence }) => sentence.includes('; '))).toEqual([]);
  });

  test('a figure that the passage has not is not shown', () => {
    fc.assert(
      fc.property(anySentence, fc.integer({ min: 2, max: 5000 }), (sentence, number) => {
        fc.pre(/\d/.test(sentence) && !sentence.includes(String(number)));
        const changed = sentence.replace(/\d+(?:\.\d+)?/, String(number));
        expect(checkSentence(`${changed} [1]`, libraryGrounds([sentence], 7)).kind).not.toBe('shown');
      }),
    );
  });

  test('a figure of another sentence of the same passage is not shown in its place', () => {
    const withFigures = sentences.filter((sentence) => /\d/.test(sentence));
    const two = fc.tuple(fc.constantFrom(...withFigures), fc.constantFrom(...withFigures));
    fc.assert(
      fc.property(two, ([one, other]) => {
        const [figure = ''] = /\d+(?:\.\d+)?/.exec(other) ?? [];
        fc.pre(!one.includes(figure));
        const changed = one.replace(/\d+(?:\.\d+)?/, figure);
        const { kind } = checkSentence(`${changed} [1]`, libraryGrounds([`${one}\n${other}`], 7));
        expect(kind).not.toBe('shown');
      }),
      { numRuns: 500 },
    );
  });

  test('nothing but plain English letters and marks is shown', () => {
    fc.assert(
      fc.property(
        anySentence,
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
        fc.nat(),
        (sentence, odd, at) => {
          fc.pre(/[^\u0020-\u007E\u00A0°–—‘’“”]/.test(odd) && odd.trim() === odd);
          const place = 1 + (at % (sentence.length - 1));
          const changed = sentence.slice(0, place) + odd + sentence.slice(place);
          expect(checkSentence(`${changed} [1]`, libraryGrounds([sentence], 7)).kind).not.toBe('shown');
        },
      ),
    );
  });

  test('limits that change places are not shown', () => {
    const ours = 'Over 60 under 2 months: call the doctor now.';
    const kindOf = (text: string) => checkSentence(`${text} [1]`, libraryGrounds([ours], 7)).kind;

    expect(kindOf(ours)).toBe('shown');
    expect(kindOf('Under 60 over 2 months: call the doctor now.')).not.toBe('shown');
  });

  test('the opposite of a denial is not shown', () => {
    const denials = sentences.filter((sentence) => /\b(?:Do not|Never)\b/.test(sentence));
    const shown = denials.filter((sentence) => {
      const reversed = sentence.replaceAll(/\b(?:Do not|Never) (\w)/g, (_, letter: string) => letter.toUpperCase());
      return checkSentence(`${reversed} [1]`, libraryGrounds([sentence], 7)).kind === 'shown';
    });

    expect(denials.length).toBeGreaterThan(50);
    expect(shown).toEqual([]);
  });

  test.each(
    [
      'never always, do-not do, no some, under over, over under, before after, after before, only also, until from',
      'more less, less more, call skip-calling, now later, 911 the-doctor, back tummy, cannot can, unless if, if unless',
      'without with, at-least at-most, at-most at-least, keep stop, first last, should should-not, can cannot',
      'awake asleep, asleep awake, yes no, higher lower, doctor friend, months weeks, off on, out in, empty full',
      'firm soft, soft firm, daily weekly, nothing something, slowly fast, both either, small large, thin thick',
      'or and, and or, may should, may must, can should, should may, must may, few many, any some, if even-if',
      'call usually-call, call you-could-call, now usually-now, never usually-never, not usually-not, 911 often-911',
      'at-least about, up-to about, more-than about, less-than about, doctor parent, same-day day, day-or-night day',
      'at-once sometime, whole cut, cut whole, cooked raw, locked open, high low, low high, near far-from',
    ].flatMap((line) => line.split(', ').map((pair) => pair.split(' ').map((word) => word.replaceAll('-', ' ')))),
  )("our own sentence with '%s' turned into '%s' is not shown", (from = '', to = '') => {
    const word = new RegExp(String.raw`\b${from}\b`, 'gi');
    const shown = sentences.flatMap((sentence) => {
      const turned = sentence.replaceAll(word, to);
      if (turned === sentence) return [];
      return checkSentence(`${turned} [1]`, libraryGrounds([sentence], 7)).kind === 'shown' ? turned : [];
    });

    expect(shown).toEqual([]);
  });

  test('whatever comes, an answer is given', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(['shown', 'left-out', 'fault']).toContain(checkSentence(text, grounds).kind);
      }),
    );
  });
});

test.each([
  ['Put saline in each side of his nose.', 'Put his nose in each side of saline.'],
  ['Under 1: 5 back blows, then 5 chest thrusts.', 'Under 1: 5 chest blows, then 5 back thrusts.'],
  ['Use saline and gentle suction before feeds.', 'Use saline and gentle feeds before suction.'],
  ['Put a cover on the mattress.', 'Put a mattress on the cover.'],
  ['Learn choking first aid before solids.', 'Learn solids first aid before choking.'],
])("[AI-04] of '%s' two words do not change places: %s", (ours, sentence) => {
  expect(checkSentence(`${sentence} [1]`, libraryGrounds([ours], 4)).kind).not.toBe('shown');
});

test.each([
  ['Mild or moderate eczema: peanut around 6 months.', 'Peanut around 6 months.'],
  ['From her first birthday: 600 IU a day in all.', '600 IU a day in all.'],
  ['She can cough or cry: let her cough, and watch her.', 'Let her cough, and watch her.'],
  ['Born early or small: he needs iron sooner, from about 1 month.', 'He needs iron sooner, from about 1 month.'],
  ['1 and over: 5 back blows, then 5 belly thrusts.', '5 back blows, then 5 belly thrusts.'],
  ['Over 2: over 5 feet.', 'Over 5 feet.'],
])("[AI-04] of '%s' what stands before the colon is not left out: %s", (ours, sentence) => {
  expect(checkSentence(`${sentence} [1]`, libraryGrounds([ours], 4)).kind).not.toBe('shown');
});

test.each([
  [
    'Clothes and scales explain small differences; this one is larger, and your doctor sees the whole picture.',
    'Clothes and scales explain small differences.',
  ],
  [
    'By about 6 months, many babies go 6 to 8 hours, and many cannot.',
    'By about 6 months, many babies go 6 to 8 hours.',
  ],
  ['A cold passes by itself in a week, but not always.', 'A cold passes by itself in a week.'],
  ['He may go back to day care then, unless his fever comes back.', 'He may go back to day care then.'],
  ['Call now at 100.4 F (38.0 C), or below 96.8 F.', 'Call now at 100.4 F (38.0 C).'],
  [
    'Go now for a burn of the hand, white or charred, electric or chemical.',
    'Go now for a burn of the hand, white or charred.',
  ],
  [
    'Call now, day or night: fewer wet diapers, vomiting, or hard to wake.',
    'Call now, day or night: fewer wet diapers, or hard to wake.',
  ],
  ['See the doctor for blisters in a baby under 1 month.', 'See the doctor for blisters in a baby 1 month.'],
  ['Ask your doctor if it lasts more than 24 hours.', 'Ask your doctor if it lasts than 24 hours.'],
])("[AI-04] of '%s' nothing that turns it is cut off: %s", (ours, sentence) => {
  expect(checkSentence(`${sentence} [1]`, libraryGrounds([ours], 4)).kind).not.toBe('shown');
  expect(checkSentence(`${ours} [1]`, libraryGrounds([ours], 4)).kind).toBe('shown');
});
