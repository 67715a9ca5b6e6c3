import { describe, expect, test } from 'vitest';
import content from '#content/articles/facts.json' with { type: 'json' };
import { articleSourceChecks, type Facts } from './article-sources.ts';

describe('[ART-05] the sources of the library', () => {
  test.each(articleSourceChecks())('$name', ({ problems }) => {
    expect(problems).toEqual([]);
  });
});

type Fact = Facts['articles'][string]['facts'][number];

const given: Facts = content;
const [first, ...rest] = content.articles['art-20'].facts;
if (!first) throw new Error('no facts on fever');

const source = (change: Partial<Facts['sources'][string]>): Facts => ({
  ...given,
  sources: { ...given.sources, 'AAP-FEVER': { ...content.sources['AAP-FEVER'], ...change } },
});

/** With the first fact on fever in place of ours. */
const withFact = (fact: Fact): Facts => ({
  ...given,
  articles: { ...given.articles, 'art-20': { facts: [fact, ...rest] } },
});

const fact = (change: Partial<Fact>) => withFact({ ...first, ...change });

const seenAt = (url: string) => fact({ seen: { org: 'AAP', title: 'Fever', url } });

describe('a fault in them is told', () => {
  test.each<{ fault: string; facts: Facts; says: string }>([
    {
      fault: 'a title made of the key',
      facts: source({ title: 'Aap Fever' }),
      says: "AAP-FEVER: 'Aap Fever' is the key again",
    },
    { fault: 'initials in place of a name', facts: source({ org: 'AAP' }), says: 'AAP-FEVER: org' },
    { fault: 'an unknown source', facts: fact({ sources: ['BLOG'] }), says: 'art-20 fact 0: no source BLOG' },
    {
      fault: 'a source of nothing',
      facts: { ...given, sources: { ...given.sources, BLOG: content.sources['AAP-FEVER'] } },
      says: 'BLOG is the source of nothing',
    },
    {
      fault: 'a fact checked no later than the others',
      facts: fact({ checkedOn: content.checkedOn }),
      says: 'no later day',
    },
    { fault: 'a state that is none', facts: fact({ state: 'sure' }), says: 'art-20 fact 0: state' },
    {
      fault: 'a fact that was confirmed nowhere',
      facts: withFact({ fact: first.fact, sources: first.sources, state: 'confirmed' }),
      says: 'art-20 fact 0: seen nowhere',
    },
    { fault: 'a page of what was not found', facts: fact({ state: 'not-found' }), says: 'not found, and yet seen' },
    { fault: 'a link to a bookseller', facts: seenAt('https://books.example/fever'), says: 'books.example is none' },
    { fault: 'a link that is not encrypted', facts: seenAt('http://www.cdc.gov/fever'), says: 'art-20 fact 0: seen' },
    { fault: 'a link to a front page', facts: seenAt('https://www.cdc.gov/'), says: 'is no page on it' },
    {
      fault: 'two pages in one',
      facts: fact({ seen: { org: 'CDC; a blog', title: 'Fever', url: 'https://www.cdc.gov/fever' } }),
      says: 'art-20 fact 0: seen',
    },
  ])('$fault', ({ facts, says }) => {
    const problems = articleSourceChecks(facts).flatMap((check) => check.problems);

    expect(problems.join('\n')).toContain(says);
  });
});
