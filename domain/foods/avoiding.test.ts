import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { holds, isOfWholeFood, isOver, ruleForChild, ruleText } from './avoiding.ts';
import { foodGuide } from './foods-data.ts';

const leo = { firstName: 'Leo', bornOn: day('2026-01-12'), gestationDays: null };
const today = day('2026-11-21');

function rule(id: string) {
  const found = foodGuide.avoid.find((each) => each.id === id);
  if (!found) throw new Error(`no rule ${id}`);
  return found;
}
const honey = rule('avoid-01');

describe('[FOOD-02] what is not given yet', () => {
  test.each([
    { id: 'avoid-01', text: 'Not before 12 months: from January 12, 2027 for Leo.' },
    { id: 'avoid-04', text: 'Not before 6 months.' },
    { id: 'avoid-09', text: 'Not before age 4: from January 12, 2030 for Leo.' },
    { id: 'avoid-11', text: 'Not in this form before age 4: from January 12, 2030 for Leo.' },
    { id: 'avoid-16', text: 'Not in this form before age 3: from January 12, 2029 for Leo.' },
    { id: 'avoid-17', text: 'Not before 24 months: from January 12, 2028 for Leo.' },
    { id: 'avoid-05', text: 'Not for young children.' },
    { id: 'avoid-06', text: 'Not for young children.' },
    { id: 'avoid-07', text: 'Not for young children.' },
    { id: 'avoid-20', text: 'Not for young children.' },
    { id: 'avoid-25', text: 'Not in this form for young children.' },
    { id: 'avoid-19', text: 'Little or none until 24 months: that is January 12, 2028 for Leo.' },
  ])('$id: $text', ({ id, text }) => {
    expect(ruleForChild(rule(id), leo, today)).toBe(text);
  });

  test('is said without a day where there is no child', () => {
    expect(ruleForChild(honey, null, today)).toBe('Not before 12 months.');
    expect(ruleForChild(rule('avoid-05'), null, today)).toBe('Not for young children.');
  });

  test('honey holds to the day before the first birthday, and no longer', () => {
    const first = day('2027-01-12');
    expect(holds(honey, leo, leo.bornOn)).toBe(true);
    expect(holds(honey, leo, addDays(first, -1))).toBe(true);
    expect(holds(honey, leo, first)).toBe(false);
    expect(isOver(honey, leo, addDays(first, -1))).toBe(false);
    expect(isOver(honey, leo, first)).toBe(true);
    expect(ruleForChild(honey, leo, first)).toBe('Not before 12 months.');
  });

  test('a child born early waits for honey by the corrected age', () => {
    const early = { ...leo, gestationDays: 32 * 7 };
    expect(ruleForChild(honey, early, today)).toBe('Not before 12 months: from March 9, 2027 for Leo.');
    expect(holds(honey, early, day('2027-03-08'))).toBe(true);
  });

  test('a rule that begins later does not hold yet', () => {
    const later = { ...honey, fromMonths: 12, untilMonths: 36 };
    expect(holds(later, leo, today)).toBe(false);
    expect(holds(later, leo, day('2027-01-12'))).toBe(true);
  });

  test.each(['avoid-05', 'avoid-06', 'avoid-07', 'avoid-20', 'avoid-25', 'avoid-26'])(
    'what stays dangerous is never said to end: %s',
    (id) => {
      const grown = day('2038-03-01');
      expect(holds(rule(id), leo, grown)).toBe(true);
      expect(isOver(rule(id), leo, grown)).toBe(false);
      expect(ruleForChild(rule(id), leo, grown)).toMatch(/ for young children\.$/);
    },
  );

  test('toddler milk is no formula for a newborn', () => {
    expect(holds(rule('avoid-22'), leo, leo.bornOn)).toBe(true);
    expect(rule('avoid-22').why).toContain('do not take the place of infant formula');
  });

  test('water given to a young baby says when to go to the ER', () => {
    expect(rule('avoid-04').alreadyGiven).toEqual([
      'If your baby had a lot of water and is sleepy, puffy, cold or twitching: ER now.',
    ]);
  });

  test('an age is said in months before 3 years', () => {
    expect(ruleText({ rule: 'never', untilMonths: 35 })).toBe('Not before 35 months');
  });

  test('each rule says until when', () => {
    expect(new Set(foodGuide.avoid.map(ruleText))).toEqual(
      new Set([
        'Not before 6 months',
        'Not before 12 months',
        'Not before 24 months',
        'Not before age 4',
        'Not for young children',
        'Not in this form for young children',
        'Not in this form before age 3',
        'Not in this form before age 4',
        'Little or none until 24 months',
        'Little or none until age 3',
        'Little or none until age 5',
      ]),
    );
  });
});

test.each([
  { what: "cow's milk as a drink, from 12 months", rule: 'never', untilMonths: 12, fromMonths: 12, isWhole: true },
  { what: 'honey in a bread from 6 months', rule: 'never', untilMonths: 12, fromMonths: 6, isWhole: false },
  { what: 'whole grapes', rule: 'modify', untilMonths: 48, fromMonths: 48, isWhole: false },
  { what: 'what is never given', rule: 'never', untilMonths: null, fromMonths: 6, isWhole: false },
] as const)('a rule about the food itself: $what, $isWhole', ({ rule: word, untilMonths, fromMonths, isWhole }) => {
  expect(isOfWholeFood({ rule: word, untilMonths }, { fromMonths })).toBe(isWhole);
});
