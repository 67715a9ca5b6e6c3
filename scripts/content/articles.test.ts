import { describe, expect, test } from 'vitest';
import { plainLines } from '#domain/articles/markup.ts';
import { articleFile, type ArticleFile } from '#server/articles/rules/article-file.ts';
import { articleFiles } from '#server/articles/rules/our-articles.ts';
import { articleChecks } from './articles.ts';

const articles = articleFiles();
const place = 'health/fever-by-age-what-to-do';
const ids = articles.map(({ front }) => front.id);

describe('[ART-05] the library', () => {
  test.each(articleChecks(articles))('$name', ({ problems }) => {
    expect(problems).toEqual([]);
  });
});

/** The library with other text, or other front matter, in the article on fever. */
function withFever(change: (article: ArticleFile) => ArticleFile): readonly ArticleFile[] {
  return articles.map((article) => (article.file === place ? change(article) : article));
}

const hasText = (change: (text: string) => string) => withFever((one) => ({ ...one, content: change(one.content) }));
const says = (text: string) => hasText((before) => `${before}\n\n${text}`);
const is = (front: Partial<ArticleFile['front']>) =>
  withFever((one) => ({ ...one, front: { ...one.front, ...front } }));

describe('a fault in an article is told', () => {
  test.each<{ fault: string; list: readonly ArticleFile[]; told: string }>([
    { fault: 'an article is missing', list: articles.slice(1), told: `${articles[0]?.front.id} is not written` },
    { fault: 'another slug', list: is({ slug: 'fever' }), told: 'its slug should be fever-by-age-what-to-do' },
    { fault: 'another category', list: is({ category: 'Sleep' }), told: 'stands in another place' },
    { fault: 'an unknown rule', list: is({ redFlags: ['rf-none'] }), told: 'no rule rf-none' },
    {
      fault: 'a phrase of another',
      list: is({ askedAs: articles[0]?.front.askedAs ?? [] }),
      told: `' of ${articles[0]?.file}`,
    },
    {
      fault: 'a box without the rule of its text',
      list: is({ redFlags: ['rf-fever'] }),
      told: 'no rf-fever-u3m for ',
    },
    { fault: 'an unknown fact', list: is({ leftOut: [99] }), told: 'no fact 99' },
    { fault: 'a link', list: says('See [this](/here).'), told: "'See [this]" },
    { fault: 'an element', list: says('<b>Now</b>'), told: "'<b>Now</b>'" },
    { fault: 'a heading of another level', list: says('## Now'), told: "'## Now'" },
    { fault: 'a line below an item', list: says('- Call\n  now.'), told: "'- Call\n  now.'" },
    { fault: 'an open mark', list: says('Call **now.'), told: "'Call **now.'" },
    { fault: 'a figure from nowhere', list: says('Wait 77 days.'), told: "77 in 'Wait 77 days.'" },
    {
      fault: 'a figure of a fact that is left out',
      list: is({ leftOut: [0, 1, 2, 3, 4, 5, 6, 7, 8] }),
      told: '72 in ',
    },
    { fault: 'filler', list: says('Every child is different.'), told: "'Every child is different'" },
    { fault: 'a diagnosis', list: says('Your child has an ear infection.'), told: "'Your child has an ear infection'" },
    { fault: 'a word that judges', list: says('She is behind.'), told: "'behind'" },
    { fault: 'a curly quote', list: says('The baby’s milk'), told: "'The baby’s milk'" },
    {
      fault: 'words that only a scholar reads',
      list: says('Epidemiological considerations necessitate individualized evaluation. '.repeat(30)),
      told: ': grade ',
    },
    {
      fault: 'a sentence without end',
      list: says(`${'so we go on and '.repeat(6)}on.`),
      told: 'a sentence of 31 words',
    },
    {
      fault: 'a sentence of another article',
      list: says(sentenceOfAnother()),
      told: `${articles.at(-1)?.file} and ${place}: '`,
    },
    { fault: 'no text', list: hasText((text) => text.split('\n\n').slice(0, 2).join('\n\n')), told: ' words' },
    { fault: 'no key points', list: hasText((text) => text.slice(text.indexOf('\n\n'))), told: 'Key points' },
  ])('$fault', ({ list, told }) => {
    const problems = articleChecks(list).flatMap((check) => check.problems);

    expect(problems.join('\n')).toContain(told);
  });

  test.each([
    { fault: 'one without a place', order: ids.slice(1), told: `${articles[0]?.file}: stands nowhere in order.json` },
    { fault: 'one with two places', order: [...ids, 'art-20'], told: 'order.json: art-20 stands twice' },
    { fault: 'a place of none', order: [...ids, 'art-99'], told: 'order.json: no article art-99' },
  ])('in the order: $fault', ({ order, told }) => {
    expect(articleChecks(articles, order).flatMap(({ problems }) => problems)).toEqual([told]);
  });
});

/** Its first bullet, which stands in no other. */
function sentenceOfAnother(): string {
  const pieces = articles.slice(-1).flatMap(({ content }) => plainLines(content));
  return pieces.slice(1).find((piece) => piece.split(' ').length > 8) ?? '';
}

describe('a file', () => {
  const phrases = Array.from({ length: 30 }, (_, index) => `hot forehead ${index}`);
  const front = `---\nid: art-20\nuuid: 3f3aa596-3c70-5d81-8677-d915fc30843e\ntitle: "Fever: what"\nslug: fever-what\ncategory: Health\nageRange: 0-60 months\nsummary: "Numbers."\nredFlags: []\nleftOut: []\nedition: 2026-11\npublished: 2026-11-30\nnextReview: 2027-05\nreviewedBy: null\naskedAs: [${phrases.join(', ')}]\n---\n`;

  test.each([
    { fault: 'no front matter', text: 'Text.' },
    { fault: 'a reviewer', text: front.replace('reviewedBy: null', 'reviewedBy: Dr. Who') },
    { fault: 'a day that is none', text: front.replace('2026-11-30', '2026-13-30') },
    { fault: 'too few phrases', text: front.replace('hot forehead 29', '') },
    { fault: 'a field that nobody knows', text: front.replace('redFlags', 'flags') },
  ])('with $fault is refused, by its name', ({ text }) => {
    expect(() => articleFile('health/fever', text)).toThrow('health/fever');
  });
});
