import { describe, expect, test } from 'vitest';
import content from '#content/articles/everyday.json' with { type: 'json' };
import { everydayChecks, type Everyday } from './everyday.ts';

describe('[ART-03] the answers on everyday care', () => {
  test.each(everydayChecks())('$name', ({ problems }) => {
    expect(problems).toEqual([]);
  });
});

type Answer = Everyday['everyday'][number];

const withFirst = (change: Partial<Answer>): Everyday => ({
  ...content,
  everyday: content.everyday.map((one, index) => (index === 0 ? { ...one, ...change } : one)),
});
const [first] = content.everyday;
const seen = { org: 'A blog', title: 'Poop', url: 'https://blog.example/poop' };

describe('a fault in them is told', () => {
  test.each<{ fault: string; list: Everyday; told: string }>([
    { fault: 'an id stands twice', list: withFirst({ id: 'faq-hea-9' }), told: 'faq-hea-9 stands twice' },
    {
      fault: 'an article of another category',
      list: withFirst({ article: 'art-11' }),
      told: 'art-11 is no article of',
    },
    { fault: 'no facts', list: withFirst({ facts: [] }), told: 'faq-hea-8: facts' },
    {
      fault: 'a link to a blog',
      list: withFirst({ facts: [{ fact: 'It is so.', state: 'secondary', seen }] }),
      told: 'blog.example is none of the hosts',
    },
    { fault: 'a figure from nowhere', list: withFirst({ answer: 'Wait 7,777 days.' }), told: 'faq-hea-8: 7,777' },
    { fault: 'a word that judges', list: withFirst({ answer: 'She is behind.' }), told: "faq-hea-8: 'behind'" },
    { fault: 'too few words', list: withFirst({ answer: 'Wait.' }), told: 'faq-hea-8: 1 words' },
    {
      fault: 'what leads to two',
      list: withFirst({ askedAs: [...(first?.askedAs ?? []), 'roseola'] }),
      told: "and faq-hea-8: 'roseola'",
    },
    {
      fault: 'words of another answer',
      list: withFirst({ answer: content.everyday.at(-1)?.answer ?? '' }),
      told: 'and faq-hea-8:',
    },
  ])('$fault', ({ list, told }) => {
    expect(
      everydayChecks(list)
        .flatMap(({ problems }) => problems)
        .join('\n'),
    ).toContain(told);
  });
});
