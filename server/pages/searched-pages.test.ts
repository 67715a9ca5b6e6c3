import { expect, test } from 'vitest';
import { searchLibrary } from '#contract/articles/search.ts';
import { renderer } from '#web/app/render.tsx';
import { drawnIn } from '#testing/drawn-page.ts';
import { aFamily } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { wordsOf } from '#testing/web/words-of.ts';

async function aReader() {
  const { parent, house } = await aFamily(await aHouse({ pages: renderer }));
  const read = async (address: string) => {
    const { text, status } = await parent.get(address);
    return { status, text, drawn: drawnIn(text), words: wordsOf(drawnIn(text)) };
  };
  return { parent, house, read };
}

test('[ART-01] what is searched for is found by a form alone, and comes with the page', async () => {
  const { parent, read } = await aReader();
  const { found } = await parent.call(searchLibrary, { query: { q: 'bedtime' } });
  const { text, drawn, words } = await read('/education?q=+bedtime');

  expect(drawn).toMatch(/<form[^>]* role="search" action="\/education">/);
  expect(drawn).toMatch(/<input[^>]* name="q"[^>]* value="bedtime"/);
  expect(words).toMatch(new RegExp(`${found.length} results for “ ?bedtime ?” ?, best first`));
  expect(drawn).toContain(`href="${found[0]?.href}"`);
  expect(drawn).not.toContain('Searching...');
  expect(/role="(combobox|option)"/.test(drawn)).toBe(false);
  expect(text).toContain('"/api/search?q=bedtime":');
});

test('[ART-01] a search in a category finds what is in it, and the next page of another search is another one', async () => {
  const { parent, read } = await aReader();
  const { found } = await parent.call(searchLibrary, { query: { q: 'fever', category: 'Health' } });
  const { text, words } = await read('/education?q=fever&category=Health');

  expect(words).toContain(`${found.length} result`);
  expect(text).toContain('"/api/search?q=fever&category=Health":');
  expect((await read('/education?q=iron')).words).toMatch(/results for “ ?iron ?”/);
  expect((await read('/education')).words).toContain('50 articles');
});

test('[ART-01] signs of danger come first on the page of a search', async () => {
  const { read } = await aReader();
  const { drawn } = await read('/education?q=baby+is+choking');

  expect(drawn).toMatch(/<section class="sos".*href="tel:911".*role="status"/s);
});

test.each(['/education', '/preview/educational-content'])(
  '[ART-01] a search of 10,001 letters on %s stays in its field, is answered, and says how much of it is read',
  async (address) => {
    const { read } = await aReader();
    const typed = `fever ${'x'.repeat(9995)}`;
    const { status, text } = await read(`${address}?q=${encodeURIComponent(typed)}`);
    const [, inField = ''] = /<input[^>]* name="q"[^>]* value="([^"]*)"/.exec(text) ?? [];

    expect(status).toBe(200);
    expect({ inField: inField.slice(0, 20), letters: inField.length }).toEqual({
      inField: typed.slice(0, 20),
      letters: 10_001,
    });
    expect(
      wordsOf(text).includes(
        'Articles are found by the first 200 characters. Signs of danger are looked for in the rest, too.',
      ),
    ).toBe(true);
    expect(wordsOf(text).includes('Fever by Age: What to Do')).toBe(true);
  },
);

test.each([
  { what: 'a script', query: '%3Cscript%3Ealert(1)%3C/script%3E' },
  { what: 'markup', query: '%22%3E%3Cb%3E' },
  { what: 'punctuation', query: '...' },
  { what: 'a leaf', query: '%F0%9F%8C%BF' },
  { what: 'much too much', query: 'a'.repeat(6000) },
  { what: 'a space', query: '%20' },
  { what: 'what no text holds', query: '%00' },
  { what: 'half a letter', query: '%ff' },
])('[ART-01] anything can be searched for: $what', async ({ query }) => {
  const { read } = await aReader();
  const { text, status } = await read(`/education?q=${query}`);

  expect(status).toBe(200);
  expect(text).not.toMatch(/<script>alert|"><b>/);
});
