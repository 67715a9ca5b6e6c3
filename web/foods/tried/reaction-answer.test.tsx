import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Child } from '#contract/children.ts';
import { reactionAdvice, type Eater } from '#domain/foods/reaction-advice.ts';
import { addMonths, day } from '#domain/time/day.ts';
import { maya, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { ReactionAnswer } from './reaction-answer.tsx';
import { ReactionFirst } from './reaction-first.tsx';

const older: Eater = { months: 10, milk: null };
type Told = Parameters<typeof reactionAdvice>;
const answer = (reaction: Told[0], signs: Told[1], eater = older) =>
  renderToStaticMarkup(<ReactionAnswer advice={reactionAdvice(reaction, signs, eater)} />);

test('any sign of a severe reaction: 911 stands first, with a button that calls, then the steps', () => {
  const markup = answer('hives', ['swelling']);

  expect(wordsOf(markup)).toMatch(
    /^Call 911 now: this may be a severe allergic reaction\. Call 911 Give the epinephrine injector at once if prescribed/,
  );
  expect(markup).toContain('href="tel:911"');
  expect(markup).toContain('role="alert"');
});

test('hives without such a sign: stop the food and call the doctor, and when to call 911', () => {
  expect(wordsOf(answer('hives', []))).toMatch(
    /^Stop the food and call your child's doctor now\. Call 911 if your child vomits or has hives all over\. .*Do not give the food again until the doctor says so\.$/,
  );
});

test('a food without a reaction has no answer', () => {
  expect(answer('none', [])).toBe('');
});

const first = (child: Child) =>
  wordsOf(renderToStaticMarkup(<ReactionFirst child={child} today={today} onClose={() => {}} />));

test('vomiting again and again hours later: the ER is named first, with a button that calls', () => {
  const markup = answer('vomiting', ['vomiting-hours-later']);

  expect(wordsOf(markup)).toMatch(
    /^Go to the ER now if your child is still vomiting\. Call 911 Call 911 if your child is pale, limp or/,
  );
  expect(markup).toContain('href="tel:911"');
});

test('a spit-up at 3 weeks is no severe allergic reaction, and formula is fed on', () => {
  const words = wordsOf(answer('vomiting', [], { months: 0, milk: 'formula' }));

  expect(words).toMatch(/^Do not stop feeding: call your child's doctor now and ask which formula to give\./);
  expect(words).toContain('Go to the ER now for green or bloody vomit or a hard, swollen belly.');
  expect(words).not.toMatch(/severe allergic|epinephrine/);
});

test('swelling after formula: 911, and nothing says to feed on', () => {
  const words = wordsOf(answer('other', ['swelling'], { months: 5, milk: 'formula' }));

  expect(words).toMatch(/^Call 911 now: this may be a severe allergic reaction\./);
  expect(words).toContain('Give no more of this formula. Ask the doctors which one to give.');
  expect(words).not.toContain('Do not stop feeding');
});

test('where the form could not be loaded, a young baby who vomits is told of first, too', () => {
  expect(first({ ...maya, bornOn: day('2026-11-01') })).toMatch(
    /but vomiting: Call your child's doctor now\. .*Go to the ER now for green or bloody vomit/,
  );
});

test.each([
  { bornOn: '2026-11-01', isYoung: true },
  { bornOn: '2025-11-01', isYoung: false },
])('where the form could not be loaded, each sign stands with its answer: $bornOn', ({ bornOn, isYoung }) => {
  const child = { ...maya, bornOn: day(bornOn) };
  const [severe = '', later = '', green = '', vomited = ''] = first(child).split(
    /Vomiting again and again|Green or bloody vomit, or|None of these, but vomiting/,
  );

  for (const sign of [
    'Trouble breathing, repeated cough',
    'Swelling of lips',
    'Suddenly very sleepy',
    'Vomiting with hives',
  ])
    expect(severe).toContain(sign);
  expect(severe.includes('Vomiting more than once')).toBe(!isYoung);
  expect(severe).toContain('Call 911 now');
  expect(later).toContain('Go to the ER now if your child is still vomiting.');
  expect(green).toContain('Give nothing by mouth on the way.');
  expect(vomited).toContain('None of these, but blood in the stool: ');
});

test('at 5 months, and nobody said what it was, two vomits ask for milk or food before 911', () => {
  const words = first({ ...maya, bornOn: addMonths(today, -5) });

  expect(words).toMatch(
    /Vomiting more than once: Any food but milk\? Call 911 now: this may be a severe allergic reaction\. Call 911 Milk alone\? Call your child's doctor now\./,
  );
});

test('where the form could not be loaded, what to do first is there all the same', () => {
  const words = first({ ...maya, bornOn: day('2025-11-01') });

  expect(words).toContain('Call 911 now: this may be a severe allergic reaction.');
  expect(words).toContain("Stop the food and call your child's doctor now.");
});

test('at the ages of milk alone, nobody who has not said what it was hears of a food alone to stop', () => {
  const words = first(maya);

  expect(words).toContain("Call your child's doctor now. A food other than milk: stop it.");
  expect(words).not.toMatch(/Stop the food|give (the|this) food again/);
});
