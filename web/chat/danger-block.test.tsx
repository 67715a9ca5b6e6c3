import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CallWords } from '#domain/chat/call-words.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { DangerBlock } from './danger-block.tsx';

const blue: CallWords = {
  id: 'rf-blue',
  urgency: 'emergency',
  title: 'Blue lips',
  firstSentence: 'Call 911 now for blue, gray or very pale lips, tongue or face.',
  thenSay: ['Check breathing; start CPR if not breathing.'],
  stepsByAge: [],
};
const poison: CallWords = {
  ...blue,
  id: 'rf-poisoning',
  firstSentence: 'Call Poison Help now at 1-800-222-1222. Call 911 if your child collapses.',
  thenSay: [],
};
const battery: CallWords = { ...blue, id: 'rf-battery', firstSentence: 'Go to the ER now.', thenSay: [] };
const fever: CallWords = {
  ...blue,
  id: 'rf-fever-u3m',
  urgency: 'call_now',
  firstSentence: 'Call the doctor right now, day or night.',
  thenSay: ['Do not give fever medicine first.'],
};
const sleep: CallWords = {
  ...fever,
  id: 'rf-unsafe-sleep',
  firstSentence: 'Place your baby on the back.',
  thenSay: [],
};
const choking: CallWords = {
  ...blue,
  id: 'rf-choking',
  thenSay: [],
  stepsByAge: [
    { minMonths: 0, maxMonths: 11, steps: ['Chest thrusts.'] },
    { minMonths: 12, maxMonths: null, steps: ['Belly thrusts.'] },
  ],
};

const shown = (...calls: CallWords[]) => renderToStaticMarkup(<DangerBlock calls={calls} />);
const numbersIn = (markup: string) =>
  Array.from(markup.matchAll(/href="tel:([^"]+)" class="btn full"/g), ([, to]) => to);

describe('[AI-02] danger that a message tells of', () => {
  test('is read out at once: what the rule says first, the call, then the steps', () => {
    const markup = shown(blue);

    expect(markup).toMatch(/^<div class="sos" role="alert"><strong>Call /);
    expect(wordsOf(markup)).toBe(
      'Call 911 now for blue, gray or very pale lips, tongue or face. Call 911 Check breathing; start CPR if not breathing.',
    );
  });

  test.each([
    ['911 alone', [blue], ['911']],
    ['the number that the rule names first, then 911', [poison], ['+1-800-222-1222', '911']],
    ['911 also where the rule sends to the ER', [battery], ['911']],
    ['each number once', [blue, poison], ['911', '+1-800-222-1222']],
  ])('is called with a button each: %s', (_, calls, numbers) => {
    expect(numbersIn(shown(...calls))).toEqual(numbers);
  });

  test('names the ages where the age of the child is not known', () => {
    expect(wordsOf(shown(choking))).toContain('Under 12 months Chest thrusts. From 12 months on Belly thrusts.');
  });

  test('asks for the doctor without a call to 911', () => {
    const markup = shown(fever);

    expect(markup).toContain('class="alert clay" role="alert"');
    expect(markup).not.toContain('class="sos"');
    expect(wordsOf(markup)).toBe('Call the doctor right now, day or night. Do not give fever medicine first.');
  });

  test('a call that is no emergency has a button for each number that it names', () => {
    const firstSentence = 'Call 911 or go to the ER for a stiff neck. Call now for a rash.';

    expect(numbersIn(shown({ ...fever, firstSentence }))).toEqual(['911']);
    expect(numbersIn(shown(fever))).toEqual([]);
  });

  test('where the age is known, the limit of this child stands first', () => {
    const limit = { minMonths: 3, maxMonths: 6, steps: ['3 to 6 months: call at 101 F.', 'Offer drinks.'] };
    const elder = { minMonths: 7, maxMonths: null, steps: ['Call at 103 F.'] };

    expect(wordsOf(shown({ ...fever, stepsByAge: [limit] }))).toBe(
      '3 to 6 months: call at 101 F. Call the doctor right now, day or night. Offer drinks. Do not give fever medicine first.',
    );
    expect(wordsOf(shown({ ...fever, stepsByAge: [limit, elder] }))).toMatch(
      /^Call the doctor right now, day or night\. From 3 to 6 months 3 to 6 months: call at 101 F\./,
    );
  });

  test('says in a calmer color how a child is kept safe', () => {
    expect(shown(sleep)).toContain('class="alert amber"');
  });

  test('stands nowhere where nothing tells of it', () => {
    expect(shown()).toBe('');
  });
});
