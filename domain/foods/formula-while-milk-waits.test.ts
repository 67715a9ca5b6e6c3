import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { ate, food } from '#testing/foods/eaten.ts';
import type { Allowable } from './food.ts';
import { isPaused, pauseOnFood } from './pause-on-food.ts';
import { pauseText } from './pause-text.ts';
import type { TasteFacts } from './pause.ts';
import { pausesOf } from './pauses.ts';

const hives = { reaction: 'hives' } as const;
const severe = { reaction: 'hives', isSerious: true, signs: ['swelling'] } as const;
const yes = (on: string, ...allowed: Allowable[]) => ({ allowedOn: day(on), allowed });
const pauseFor = (id: string, tastes: readonly TasteFacts[]) => pauseOnFood(food(id), pausesOf(tastes));
const formula = food('infant-formula-iron-fortified');

describe('formula, while milk waits', () => {
  const yogurt = ate('plain-yogurt-full-fat', '2026-11-20', hives);
  const bottle = ate(formula.id, '2026-10-01');

  test('asks the doctor which: before the first, or while feeding goes on', () => {
    expect(pauseFor(formula.id, [yogurt])).toBe('which-formula');
    expect(pauseFor(formula.id, [yogurt, bottle])).toBe('keep-feeding');
    expect(pauseFor(formula.id, [{ ...yogurt, ...yes('2026-11-21', 'milk') }])).toBeNull();
    expect(pauseFor('breast-milk', [yogurt])).toBeNull();
    expect(pauseText('which-formula', formula.id)).toBe('Ask the doctor which formula');
  });

  const mildRash = { ...bottle, reaction: 'rash' } as const;
  test.each([
    { before: 'no formula', severeOf: severe, others: [] },
    { before: 'one bottle had well', severeOf: severe, others: [bottle] },
    { before: 'a bottle on the same day', severeOf: severe, others: [ate(formula.id, '2026-11-20')] },
    { before: 'a bottle had well later', severeOf: severe, others: [ate(formula.id, '2026-11-22')] },
    { before: 'a flat rash after formula', severeOf: severe, others: [mildRash] },
    {
      before: 'one bottle, and the yogurt was vomited hours later, pale',
      severeOf: { reaction: 'vomiting', isSerious: true, signs: ['vomiting-hours-later', 'pale-floppy'] },
      others: [bottle],
    },
    {
      before: 'one bottle, and the yogurt was vomited hours later',
      severeOf: { reaction: 'vomiting', isSerious: false, signs: ['vomiting-hours-later'] },
      others: [bottle],
    },
  ] as const)('after a severe reaction asks before the next feed, and is not suggested, with $before', (row) => {
    const tastes = [ate('plain-yogurt-full-fat', '2026-11-20', row.severeOf), ...row.others];

    expect(pauseFor(formula.id, tastes)).toBe('ask-first');
    expect(isPaused(formula, pausesOf(tastes))).toBe(true);
    expect(pauseText('ask-first', formula.id)).toBe("Call your child's doctor now, before the next feed");
  });

  test('asks so until the doctor has named milk, or the formula', () => {
    const tasted = ate('plain-yogurt-full-fat', '2026-11-20', severe);

    expect(pauseFor(formula.id, [{ ...tasted, ...yes('2026-11-21', 'milk') }, bottle])).toBeNull();
    expect(pauseFor(formula.id, [{ ...tasted, ...yes('2026-11-21', `food:${formula.id}`) }, bottle])).toBeNull();
  });

  test('after another food alone, as kiwi, asks which formula, if none was had', () => {
    const kiwi = ate('kiwi', '2026-11-20', severe);

    expect(pauseFor(formula.id, [kiwi])).toBe('which-formula');
    expect(pauseFor(formula.id, [kiwi, bottle])).toBeNull();
  });
});
