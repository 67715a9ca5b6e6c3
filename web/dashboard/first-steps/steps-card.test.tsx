import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BirthQuestion } from '#domain/vaccines/birth/birth-questions.ts';
import { day } from '#domain/time/day.ts';
import { childrenOf, maya } from '#testing/web/replies.ts';
import { withChildren } from '#testing/web/with-children.tsx';
import { wordsOf } from '#testing/web/words-of.ts';
import { StepsCard } from './steps-card.tsx';

function steps(...birthQuestions: BirthQuestion[]): string {
  const card = (
    <StepsCard
      child={maya}
      today={day('2026-11-21')}
      plan={{ birthQuestions }}
      steps={['shots']}
      onPutAway={() => undefined}
    />
  );
  return wordsOf(renderToStaticMarkup(withChildren(childrenOf(maya), card)));
}

test('the first step of the hospital shots says how many questions are left', () => {
  expect(steps('hepatitis-b', 'mother-rsv')).toContain('Two questions about the birth, one tap each.');
  expect(steps('mother-rsv')).toContain('One question about the birth, one tap.');
  expect(steps()).toBe('');
});
