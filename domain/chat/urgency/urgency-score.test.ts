import { expect, test } from 'vitest';
import { urgency } from './urgency-data.ts';
import { URGENT_FROM, urgencyScore } from './urgency-score.ts';

const score = urgencyScore(urgency);

test.each([
  ['he went floppy like a rag doll and I cant get him up', 7],
  ['fell out of the second floor window onto the grass', 30],
  ['her brother squirted drain opener in her mouth', 20],
  ['doctor, I keep wanting to throw her against the wall', 1],
])('[AI-02] urgent is: %s', (message, months) => {
  expect(score(message, [months])).toBeGreaterThan(URGENT_FROM);
});

test.each([
  ['hello', null],
  ['thank you so much', 4],
  ['how many naps does a 9 month old need', 9],
  ['she laughed at the dog so hard today', 5],
  ['which sippy cup do you like', 10],
  ['she smiled at me today for the first time', 2],
])('[AI-02] calm is: %s', (message, months) => {
  expect(score(message, months === null ? [] : [months])).toBeLessThan(URGENT_FROM);
});

test('[AI-02] of several ages the one counts at which it is the more urgent', () => {
  const message = 'his temperature is 100.6 and he naps a lot';
  const each = [1, 30].map((months) => score(message, [months]));

  expect(score(message, [1, 30])).toBe(Math.max(...each));
});

test('[AI-02] a long message hides nothing that is urgent', () => {
  const calm = 'We had a lovely day at the park and he ate two bananas and then we read his favorite book. '.repeat(20);
  const urgent = 'He is not breathing and his lips are blue.';

  expect(score(`${calm}${urgent} ${calm}`, [20])).toBeGreaterThan(URGENT_FROM);
  expect(score(calm, [20])).toBeLessThan(URGENT_FROM);
});

test('[AI-02] an empty message is calm', () => {
  expect(score('', [])).toBeLessThan(URGENT_FROM);
});
