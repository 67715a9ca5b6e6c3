import { describe, expect, test } from 'vitest';
import type { Category } from '../editions/authorities-file.ts';
import { rowCategory } from './row-category.ts';

const row = {
  completed: false,
  isForRisk: false,
  isOfEveryChild: false,
  isAskedFirst: false,
  categories: ['routine'],
} as const;
const leftOpen = ['risk', 'ask-your-doctor'] as const;

describe('[VAX-01] for whom a dose is', () => {
  test.each<{ what: string; of: Partial<Parameters<typeof rowCategory>[0]>; is: Category }>([
    { what: 'routine by the authority', of: {}, is: 'routine' },
    { what: 'for a risk by the authority', of: { categories: ['risk'] }, is: 'risk' },
    {
      what: 'one of which the authority leaves open what applies',
      of: { categories: leftOpen },
      is: 'ask-your-doctor',
    },
    { what: 'one that no authority lists', of: { categories: [] }, is: 'routine' },
    { what: 'one for what is noted', of: { isForRisk: true }, is: 'risk' },
    { what: 'one for what is noted, left open for others', of: { isForRisk: true, categories: leftOpen }, is: 'risk' },
    { what: 'one for what is noted, after asking', of: { isForRisk: true, isAskedFirst: true }, is: 'risk' },
    {
      what: 'one that every child has, whatever is noted',
      of: { isForRisk: true, isOfEveryChild: true },
      is: 'routine',
    },
    {
      what: 'one that every child has and a doctor is asked about',
      of: { isForRisk: true, isOfEveryChild: true, isAskedFirst: true },
      is: 'ask-your-doctor',
    },
    {
      what: 'one that is left open for every child, and for what is noted',
      of: { isForRisk: true, isOfEveryChild: true, categories: leftOpen },
      is: 'risk',
    },
    { what: 'one to ask about first', of: { isAskedFirst: true }, is: 'ask-your-doctor' },
    { what: 'one that was given, the next for what is noted', of: { completed: true, isForRisk: true }, is: 'routine' },
    { what: 'one that was given, the next to ask about', of: { completed: true, isAskedFirst: true }, is: 'routine' },
  ])('$what: $is', ({ of, is }) => {
    expect(rowCategory({ ...row, ...of })).toBe(is);
  });
});
