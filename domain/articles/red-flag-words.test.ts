import { expect, test } from 'vitest';
import { agesText } from './ages-text.ts';
import { redFlagsOf } from './red-flags-data.ts';

function ruleOf(id: string) {
  const [rule] = redFlagsOf([id]);
  if (!rule) throw new Error(`no rule ${id}`);
  return rule;
}

const stepsAt = (id: string, months: number) =>
  ruleOf(id)
    .stepsByAge.filter(({ minMonths, maxMonths }) => months >= minMonths && months <= (maxMonths ?? Infinity))
    .flatMap(({ steps }) => steps)
    .join(' ');

test('[ART-05] honey on the way is for a swallowed battery, never for a magnet, and never under 12 months', () => {
  expect(stepsAt('rf-battery', 12)).toMatch(/^For a swallowed battery, never for a magnet: 2 teaspoons of honey/);
  expect(stepsAt('rf-battery', 11)).toBe('');
});

test('[ART-05] a baby under 6 months with too little fluid gets milk alone, and the doctor is called now', () => {
  const rule = ruleOf('rf-dehydration');

  expect(stepsAt('rf-dehydration', 0)).toMatch(/breast milk or formula, and nothing else.*call now/i);
  expect(stepsAt('rf-dehydration', 5)).not.toContain('oral rehydration');
  expect(stepsAt('rf-dehydration', 6)).toContain('oral rehydration');
  expect([rule.firstSentence, ...rule.thenSay].join(' ')).not.toContain('oral rehydration');
});

test('[ART-05] six wet diapers a day are asked of a baby, not of a child from 12 months on', () => {
  expect(stepsAt('rf-dehydration', 11)).toContain('6 wet diapers');
  expect(stepsAt('rf-dehydration', 12)).not.toContain('wet diapers');
  expect(stepsAt('rf-dehydration', 12)).toContain('less urine');
});

test('[ART-05] pale or limp hours after a food is 911, vomiting that goes on is the ER', () => {
  expect(ruleOf('rf-fpies').firstSentence).toMatch(/^Call 911 if .*pale, limp.*\. Go to the ER now if .*vomiting/);
});

test('[ART-05] the box on diabetes names its signs', () => {
  expect(ruleOf('rf-diabetes').firstSentence).toMatch(/^Very thirsty.* weight: .*blood sugar test today/);
});

test('[ART-05] a bump of the head under 6 months is a call in the first words of the box', () => {
  for (const id of ['rf-head', 'rf-fall-young'])
    expect(ruleOf(id).firstSentence).toMatch(/call the doctor now for any fall or head bump/i);
  expect(ruleOf('rf-fall-young').firstSentence).toContain('soft swelling');
});

test.each([
  [0, 11, 'Under 12 months'],
  [6, 11, 'From 6 to 11 months'],
  [12, null, 'From 12 months on'],
  [1, null, 'From 1 month on'],
  [0, null, 'At any age'],
])('steps for months %s to %s are headed by their age', (minMonths, maxMonths, text) => {
  expect(agesText({ minMonths, maxMonths })).toBe(text);
});
