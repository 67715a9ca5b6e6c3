import { expect, test } from 'vitest';
import { legalText } from './legal-text.ts';

test.each(['terms.md', 'privacy.md'])('[PUB-08] without a plan, %s says nothing of payments', (file) => {
  const text = legalText(file, { hasPlan: false });

  expect(text).not.toMatch(/payment|pay for|trial|subscri|\bcard\b|\{\/?plan/i);
  expect(text).toContain('{operator}');
});

test.each(['terms.md', 'privacy.md'])('[PUB-08] with a plan, %s says who handles payments', (file) => {
  const text = legalText(file, { hasPlan: true });

  expect(text).toMatch(/payment provider/);
  expect(text).not.toContain('{plan}');
});
