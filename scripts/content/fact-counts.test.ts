import { describe, expect, test } from 'vitest';
import { articleFiles } from '#server/articles/rules/our-articles.ts';
import { factCountChecks } from './fact-counts.ts';

const problemsOf = (...given: Parameters<typeof factCountChecks>) =>
  factCountChecks(...given)
    .flatMap(({ problems }) => problems)
    .join('\n');

describe('[ART-05] what docs/safety.md says of the facts of the library', () => {
  test('is as many as there are', () => {
    expect(problemsOf()).toBe('');
  });

  test('is told where it says nothing', () => {
    expect(problemsOf('')).toMatch(/should say: \| confirmed \| \d+ \| \d+ \| \d+ \|/);
  });

  test('is told when a text leaves out one more', () => {
    const [first, ...rest] = articleFiles();
    if (!first) throw new Error('no articles');
    const articles = [{ ...first, front: { ...first.front, leftOut: [...first.front.leftOut, 3] } }, ...rest];

    expect(problemsOf(undefined, articles)).toMatch(/should say: \| \w+ \| \d+ \| \d+ \| \d+ \|/);
  });
});
