import { expect, test } from 'vitest';
import { redFlags, sentencesOf } from '#testing/foods/red-flags.ts';
import type { Sign } from './food.ts';
import { reactionAdvice, type Eater, type ReactionAdvice } from './reaction-advice.ts';

const { severe, later } = redFlags;
const milks = [null, 'formula', 'breast milk'] as const;
const eaters: readonly Eater[] = [
  { months: 3, milk: null },
  { months: 10, milk: null },
  { months: 3, milk: null, mayBeMilk: true },
  { months: 4, milk: null, mayBeMilk: true },
];
const textOf = (advice: ReactionAdvice | null) =>
  [advice?.first, advice?.below, ...(advice?.next ?? [])].filter(Boolean).join(' ');
const levelOf = (advice: ReactionAdvice | null) => (advice?.first === severe.firstSentence ? 'severe' : advice?.level);

test.each([
  { eater: { months: 0, milk: 'breast milk' }, level: 'call-now' },
  { eater: { months: 0, milk: 'formula' }, level: 'call-now' },
  { eater: { months: 0, milk: null, mayBeMilk: true }, level: 'call-now' },
  { eater: { months: 0, milk: null }, level: 'severe' },
  { eater: { months: 4, milk: 'formula' }, level: 'severe' },
] as const)('a flat rash and one vomit, $eater: $level', ({ eater, level }) => {
  const advice = reactionAdvice('rash', ['vomited-once'], eater);

  expect([levelOf(advice), levelOf(reactionAdvice('hives', ['vomited-once'], eater))]).toEqual([level, 'severe']);
  expect(levelOf(reactionAdvice('rash', ['vomiting-again'], eater))).toBe('severe');
});

test.each(['breast milk', 'formula'] as const)(
  'a flat rash at 3 weeks on %s: the doctor now, with or without a vomit',
  (milk) => {
    for (const signs of [[], ['vomited-once']] as const) {
      const advice = reactionAdvice('rash', signs, { months: 0, milk });
      expect(advice?.level).toBe('call-now');
      expect(textOf(advice)).toMatch(
        /Call 911 (if your child vomits again, or for any hives|for vomiting more than once or with hives, or for hives all over)\./,
      );
      expect(textOf(advice)).not.toMatch(/Call 911 if your child vomits or/);
    }
  },
);

test('vomiting more than once, and nobody said what it was: milk or food is asked before 911', () => {
  for (const months of [4, 5]) {
    const advice = reactionAdvice('vomiting', ['vomiting-again'], { months, milk: null, mayBeMilk: true });
    expect(textOf(advice)).toMatch(
      /^Any food but milk\? Call 911 now: this may be a severe allergic reaction\. Milk alone\? Call your child's doctor now\. /,
    );
  }
});

test('a sign of breathing, swelling, or pale and floppy is 911 at once, whatever it was', () => {
  for (const sign of ['breathing', 'swelling', 'pale-floppy'] as const)
    expect(
      reactionAdvice('vomiting', ['vomiting-again', sign], { months: 5, milk: null, mayBeMilk: true })?.first,
    ).toBe(severe.firstSentence);
});

test('vomiting hours later is one illness: the ER, whichever boxes are checked, and 911 once pale', () => {
  for (const eater of eaters) {
    const both = reactionAdvice('vomiting', ['vomiting-again', 'vomiting-hours-later'], eater);

    expect(both).toEqual(reactionAdvice('vomiting', ['vomiting-hours-later'], eater));
    expect(both?.first).toBe(sentencesOf(later)[1]);
    expect(levelOf(reactionAdvice('vomiting', ['vomiting-hours-later', 'pale-floppy'], eater))).toBe('severe');
  }
});

test('a vomit of a young baby begins with the call, and names the ER for what is green after it', () => {
  for (const milk of milks) {
    const advice = reactionAdvice('vomiting', ['vomited-once'], { months: 0, milk });
    expect(advice?.first).toMatch(/call your child's doctor now/i);
    expect(textOf(advice)).toMatch(/doctor now.*Go to the ER now for green or bloody vomit/);
  }
});

test.each([
  { months: 2, isDry: true, isFever: true },
  { months: 3, isDry: true, isFever: false },
  { months: 11, isDry: true, isFever: false },
  { months: 12, isDry: false, isFever: false },
])('a vomit at $months months names dry diapers: $isDry, any fever: $isFever', ({ months, isDry, isFever }) => {
  for (const milk of milks) {
    const text = textOf(reactionAdvice('vomiting', ['vomited-once'], { months, milk }));
    expect(text.includes('No wet diaper for 8 hours')).toBe(isDry);
    expect(text.includes('Any fever of 38.0 °C (100.4 °F) or more: call now')).toBe(isFever);
  }
});

test('green vomit with blood in the stool says of the milk what green vomit does', () => {
  for (const milk of milks) {
    const eater = { months: 2, milk };
    expect(reactionAdvice('vomiting', ['green-vomit', 'blood-in-stool'], eater)).toEqual(
      reactionAdvice('vomiting', ['green-vomit'], eater),
    );
  }
});

test('green vomit, more than once, and nobody said what it was: the ER, and 911 after any food but milk', () => {
  const answer = (...signs: Sign[]) =>
    textOf(reactionAdvice('vomiting', ['green-vomit', ...signs], { months: 5, milk: null, mayBeMilk: true }));

  expect(answer('vomiting-again')).toMatch(/^Go to the ER now for green .*Any food but milk\? Call 911 now/);
  expect(answer()).not.toContain('Any food but milk?');
  expect(answer('vomiting-again', 'vomiting-hours-later')).not.toContain('Any food but milk?');
});

test('a vomit after a food is for 911 if it comes again, after a milk for the ER', () => {
  const answer = (milk: Eater['milk']) => textOf(reactionAdvice('vomiting', ['vomited-once'], { months: 10, milk }));

  expect(answer(null)).toMatch(/Call 911 if your child vomits again/);
  expect(answer(null)).not.toContain('still vomiting');
  expect(answer('formula')).not.toContain('vomits again');
  expect(answer('formula')).toContain('Go to the ER now if your child is still vomiting.');
});
