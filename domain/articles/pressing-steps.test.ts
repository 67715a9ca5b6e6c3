import { expect, test } from 'vitest';
import { isPressing } from './pressing-steps.ts';
import { redFlags, redFlagsOf } from './red-flags-data.ts';

const pressing = (id: string) =>
  redFlagsOf([id]).flatMap((rule) => rule.thenSay.map((step) => [step.slice(0, 18), isPressing(rule, step)]));

test('[ART-02] every step of an emergency is pressing, and so is every step of a sign that may need 911', () => {
  const named = redFlags.filter(({ urgency, firstSentence }) => urgency === 'emergency' || /911/.test(firstSentence));
  const folded = named.flatMap((rule) =>
    [...rule.thenSay, ...rule.stepsByAge.flatMap(({ steps }) => steps)].filter((step) => !isPressing(rule, step)),
  );

  expect(named.length).toBeGreaterThan(20);
  expect(folded).toEqual([]);
});

test('[ART-02] of another sign, a step that names help to be called or gone to now is pressing, and no other', () => {
  expect(pressing('rf-lethargy')).toEqual([
    ['A baby under 3 mon', true],
    ['After day 5 of lif', false],
  ]);
  expect(pressing('rf-water-intox')).toEqual([
    ['It can drop the sa', false],
    ['If your baby had a', true],
    ['In the heat, offer', false],
  ]);
  expect(pressing('rf-ppd')).toEqual([
    ['Longer than 2 week', false],
    ['In crisis: call or', true],
  ]);
  expect(pressing('rf-aspirin')).toEqual([['It can cause Reye ', true]]);
  expect(pressing('rf-newborn-infection')).toEqual([['A newborn with one', true]]);
});
