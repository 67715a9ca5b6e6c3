import { describe, expect, test } from 'vitest';
import guide from '#content/foods/guide.json' with { type: 'json' };
import vaccines from '#content/vaccines/routine.json' with { type: 'json' };
import content from '#content/red-flags/red-flags.json' with { type: 'json' };
import { redFlags, sentencesOf } from '#testing/foods/red-flags.ts';
import { REACTIONS, SIGNS } from './food.ts';
import { asksForSigns, reactionAdvice, SIGN_TEXTS, type Eater } from './reaction-advice.ts';
import { HOW_TO_START, reactionSourceText } from './reaction-text.ts';

const { severe, hives, later, green, blood } = redFlags;
const older: Eater = { months: 10, milk: null };
const young: Eater = { months: 3, milk: null };

describe('the words are those of the red-flag rules', () => {
  test('of a severe reaction, with how to lay a child who vomits', () => {
    const advice = reactionAdvice(null, ['swelling'], older);
    expect([advice?.first, advice?.next]).toEqual([severe.firstSentence, [...severe.thenSay, 'Stop the food.']]);
    expect(advice?.next).toContain(
      'Lay your child down, legs raised. If your child vomits: on the side. If breathing is hard: let your child sit up.',
    );
  });

  test('of a severe one that began hours later, with what to note', () => {
    const advice = reactionAdvice('vomiting', ['vomiting-hours-later', 'pale-floppy'], older);
    expect([advice?.first, advice?.next]).toEqual([severe.firstSentence, [...severe.thenSay, later.thenSay.at(-1)]]);
  });

  test('of hives', () => {
    const advice = reactionAdvice('hives', [], older);
    const [stop, vomiting, ...others] = sentencesOf(hives);
    expect([advice?.first, advice?.next]).toEqual([stop, hives.thenSay]);
    expect(vomiting).toBe('Call 911 for vomiting more than once, or once with hives or a rash, or for hives all over.');
    expect(advice?.below).toBe(['Call 911 if your child vomits or has hives all over.', ...others].join(' '));
  });

  test('of vomiting hours later: the ER now, in the first words', () => {
    const advice = reactionAdvice('vomiting', ['vomiting-hours-later'], older);
    const [hardToWake, stillVomiting] = sentencesOf(later);
    expect(advice?.first).toBe(stillVomiting);
    expect(advice?.next).toEqual([hardToWake, green.firstSentence, ...later.thenSay]);
    expect(advice?.first).toMatch(/^Go to the ER now/);
  });

  test('of vomiting under 4 months: the call, then all of the rule', () => {
    const advice = reactionAdvice('vomiting', [], young);
    expect([advice?.first, advice?.below]).toEqual([
      "Call your child's doctor now.",
      'A food other than milk: stop it.',
    ]);
    const [, stillVomiting] = sentencesOf(later);
    for (const words of [green.firstSentence, ...green.thenSay, stillVomiting]) expect(advice?.next).toContain(words);
    expect(advice?.level).toBe('call-now');
  });

  test('of any fever under 3 months', () => {
    const advice = reactionAdvice('vomiting', [], { months: 2, milk: 'formula' });
    expect(advice?.next).toContain(vaccines.fever.lines.find(({ rule }) => rule === 'rf-fever-u3m')?.first);
  });

  test('of green or bloody vomit, at every age', () => {
    for (const eater of [young, older]) {
      const advice = reactionAdvice(null, ['green-vomit'], eater);
      expect([advice?.first, advice?.next[0]]).toEqual([green.firstSentence, green.thenSay[0]]);
    }
  });

  test('of blood in the stool', () => {
    const advice = reactionAdvice(null, ['blood-in-stool'], older);
    const [, ...jelly] = sentencesOf(blood);
    expect(advice?.first).toBe("Stop the food and call your child's doctor now.");
    expect(advice?.next.slice(0, 2)).toEqual([jelly.join(' '), blood.thenSay[0]]);
  });

  test('of a flat rash and of anything else: a call before the food is given again', () => {
    for (const reaction of ['rash', 'other'] as const) {
      const advice = reactionAdvice(reaction, [], older);
      expect(advice?.first).toContain("Call your child's doctor before you give this food again");
      expect(advice?.level).toBe('call-soon');
    }
  });

  test.each([
    { eater: young, first: "Call your child's doctor now.", below: 'A food other than milk: stop it.' },
    {
      eater: { months: 10, milk: 'formula' },
      first: "Do not stop feeding: call your child's doctor now and ask which formula to give.",
    },
    { eater: { months: 10, milk: 'breast milk' }, first: "Do not stop breastfeeding: call your child's doctor now." },
  ] as const)('of a flat rash and of anything else: the doctor now, $eater.months months, $eater.milk', (row) => {
    for (const reaction of ['rash', 'other'] as const) {
      const advice = reactionAdvice(reaction, [], row.eater);
      expect(advice).toMatchObject({ level: 'call-now', first: row.first });
      expect(advice?.below).toBe('below' in row ? row.below : undefined);
    }
  });

  test('of a rash with blood in the stool: the doctor now, for the blood, and 911 as after a rash', () => {
    const advice = reactionAdvice('rash', ['blood-in-stool'], older);
    expect([advice?.level, advice?.first]).toEqual(['call-now', sentencesOf(hives)[0]]);
    expect(advice?.next).toContain('Take a photo of the diaper.');
    expect(advice?.next.some((one) => one.startsWith('Call 911 if your child vomits or has hives all over.'))).toBe(
      true,
    );
  });

  test('every reaction but None asks for the signs first, each in a few words', () => {
    expect([null, ...REACTIONS].filter(asksForSigns)).toEqual(['rash', 'hives', 'vomiting', 'other']);
    expect(SIGNS.map((sign) => SIGN_TEXTS[sign])).toEqual([
      'Trouble breathing, repeated cough',
      'Swelling of lips, tongue or face',
      'Hoarse, or cannot swallow',
      'Hives all over',
      'Pale, blue or floppy',
      'Suddenly very sleepy',
      'Vomiting more than once',
      'Vomiting again and again, hours after the food',
      'Green or bloody vomit, or a hard, swollen belly',
      'Vomited once',
      'A few hives near the mouth',
      'Blood in the stool',
    ]);
  });

  test('how to start with an allergen is said in the words of the guide', () => {
    expect(guide.ranges.flatMap(({ allergyWarnings }) => allergyWarnings)).toContain(HOW_TO_START);
  });

  test('the source is named with its edition, and that no clinician has reviewed it', () => {
    expect(reactionSourceText()).toBe(
      `Emergency words: Fernling red flags, edition ${content.edition}, after AAP on severe reactions, NIAID 2017 and a poster of FARE. Not reviewed by a clinician.`,
    );
    expect(content.reviewedBy).toBeNull();
  });
});
