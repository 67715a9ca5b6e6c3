import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { urgencyScore, URGENT_FROM } from '#domain/chat/urgency/urgency-score.ts';
import { allExamples } from './urgency/examples.ts';
import { trainedWeights } from './urgency/trained-weights.ts';

const examples = allExamples();

test('[AI-02] the weights in content follow from the examples beside them', () => {
  const stored: unknown = JSON.parse(readFileSync('content/red-flags/urgency-weights.json', 'utf8'));

  expect(stored, 'run `npm run urgency-weights`').toEqual(trainedWeights(examples));
});

test('[AI-02] no example stands twice', () => {
  const texts = examples.map(({ text }) => text.toLowerCase());

  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test('[AI-02] of every fifth example, judged by what follows from the others, most are told apart', () => {
  const isLeftOut = (_: unknown, at: number) => at % 5 === 0;
  const score = urgencyScore(trainedWeights(examples.filter((one, at) => !isLeftOut(one, at))));
  const judged = examples.filter(isLeftOut).filter(({ counts }) => counts === 1);
  const shareFound = (urgent: boolean) => {
    const all = judged.filter(({ isUrgent }) => isUrgent === urgent);
    const found = all.filter(
      ({ text, ageMonths }) => score(text, ageMonths === null ? [] : [ageMonths]) >= URGENT_FROM,
    );
    return found.length / all.length;
  };

  expect(shareFound(true)).toBeGreaterThan(0.65);
  expect(shareFound(false)).toBeLessThan(0.12);
});
