import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publishDraft, unpublishDraft } from '#contract/articles/editing.ts';
import { searchLibrary, type SearchReply } from '#contract/articles/search.ts';
import { LONGEST_SEARCH } from '#domain/articles/search/read-search.ts';
import { aDraft, twoArticleEditors } from '#testing/articles/drafts.ts';
import { aFamily } from '#testing/family.ts';
import { searchReply } from './replies/search.ts';
import { libraryOf, ourPublished } from './rules/library.ts';
import { searchIndex } from './rules/search/kept-index.ts';
import { library } from './service.ts';

const ours = libraryOf(ourPublished());
await searchIndex(ours);
const search = (typed: string) => searchReply(ours, typed);
const titles = ({ found }: SearchReply, most = 3) => found.slice(0, most).map(({ title }) => title);
const marked = (text: string, marks: readonly (readonly number[])[]) =>
  marks.map(([from, until]) => text.slice(from, until));

describe('[ART-01] a parent who searches the library', () => {
  test('finds the article by its subject, with the sentence that answers and the words that fit', async () => {
    const [first] = (await search('iron')).found;

    expect(first).toMatchObject({
      kind: 'article',
      category: 'Nutrition',
      title: 'Iron: The Nutrient Babies Run Low On',
    });
    expect(first?.readingTime).toMatch(/^\d min read$/);
    expect(marked(first?.title ?? '', first?.titleMarks ?? [])).toEqual(['Iron']);
    expect(marked(first?.sentence ?? '', first?.marks ?? [])).toContain('iron');
  });

  test.each([
    ['hot forehead', 'Fever by Age: What to Do'],
    ['throws up after every bottle', 'Vomiting, Diarrhea and Dehydration'],
    ['poo all over the nappy and watery', 'Vomiting, Diarrhea and Dehydration'],
    ['jab day', 'Vaccine Day: Comfort and Side Effects'],
  ])("'%s' is understood as other parents say it", async (typed, title) => {
    expect(titles(await search(typed))).toContain(title);
  });

  test.each([
    ['colik', 'Crying and Colic'],
    ['strawbery', 'Strawberry'],
    ['swadling', 'Swaddling: Start, Stop and Stay Safe'],
    ['night mare', 'Nightmares, Night Terrors and Fears'],
    ['peanutbutter', 'Smooth peanut butter'],
  ])("'%s' is found though it is mistyped", async (typed, title) => {
    const reply = await search(typed);

    expect(titles(reply, 5)).toContain(title);
    expect(reply.didYouMean).toBeNull();
  });

  test('finds while the word is still being typed', async () => {
    expect(titles(await search('teethi'), 1)).toEqual(['Teething Without Harm']);
  });

  test.each([
    ['avocado', { kind: 'food', id: 'avocado', href: '/food-guide/avocado' }],
    ['honey', { kind: 'food', href: '/food-guide?q=honey' }],
    ['milestones at 9 months', { kind: 'milestones', id: 'age-09', href: '/milestones?age=9' }],
    ['chickenpox vaccine', { kind: 'vaccine', id: 'var', visitorHref: '/preview/vaccine-scheduler' }],
    ['4 month checkup', { kind: 'checkup', id: 'm4', href: '/appointments?visit=m4' }],
  ])("'%s' leads to what is no article", async (typed, expected) => {
    expect((await search(typed)).found[0]).toMatchObject(expected);
  });

  test('an article and its questions take one place, that of the one that fits best', async () => {
    const { found } = await search('When should my baby start solid food?');
    const pages = found.filter(({ category }) => category !== null).map(({ id }) => id);

    expect(new Set(pages).size).toBe(pages.length);
    expect(found[0]?.title).toMatch(/solid/i);
  });

  test('a question leads to its answer on the page of its article', async () => {
    const found = (await search('which fever medicine and from when')).found.find(({ kind }) => kind === 'question');

    expect(found?.href).toMatch(/^\/education\/article\/[0-9a-f-]{36}#faq-/);
    expect(found?.visitorHref).toMatch(/^\/preview\/article\/slug\/[a-z-]+#faq-/);
  });

  test('an answer on everyday care is found where its age fits, and leads to the page it stands on', async () => {
    const roseola = 'What is roseola?';
    const found = async (typed: string) => (await search(typed)).found.find(({ title }) => title === roseola);

    expect(await found('roseola')).toMatchObject({
      kind: 'question',
      visitorHref: expect.stringMatching(/^\/preview\/article\/slug\/rashes-and-eczema#faq-hea-\d+$/),
    });
    expect(await found('roseola in my 2 year old')).toBeDefined();
    expect(await found('roseola in my 9 year old')).toBeUndefined();
  });

  test.each(['when can baby drink water', 'can baby drink water'])(
    "'%s' leads to the answer, no water before 6 months",
    async (typed) => {
      expect((await search(typed)).found[0]).toMatchObject({
        kind: 'question',
        title: 'When can my baby drink water?',
      });
    },
  );

  test.each([
    {
      typed: 'chickenpox vaccine',
      kind: 'vaccine',
      href: '/vaccines?q=Chickenpox',
      visitor: '/preview/vaccine-scheduler',
    },
    { typed: '9 month checkup', kind: 'checkup', href: '/appointments?visit=m9' },
    { typed: 'avocado', kind: 'food', href: '/food-guide/avocado' },
  ])('opens what it has found of $typed, and a visitor a page that says so', async ({ typed, kind, href, visitor }) => {
    const { nobody } = await aFamily();

    const { found } = await nobody.call(searchLibrary, { query: { q: typed } });

    const one = found.find((each) => each.kind === kind);
    expect(one?.href).toBe(href);
    expect(one?.visitorHref).toBe(visitor ?? `${href}${href.includes('?') ? '&' : '?'}from=search`);
  });

  test('stays within a category', async () => {
    const { found } = await searchReply(ours, 'fever', 'Safety');

    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ category }) => category === 'Safety')).toBe(true);
  });

  test('is offered the nearest word where nothing is found', async () => {
    expect(await search('diareeah')).toMatchObject({ found: [], didYouMean: 'diarrhea' });
    expect(await search('qqqqqqqq')).toMatchObject({ found: [], didYouMean: null });
  });

  test.each(['', '   ', '!?…', '<>/"\'', '。、', '🍼'])("gets a calm answer to '%s'", async (typed) => {
    expect(await search(typed)).toMatchObject({ calls: [], found: [], didYouMean: null });
  });

  test('gets the beginning of a very long search answered, and markup as plain text', async () => {
    const { nobody } = await aFamily();
    const long = await nobody.call(searchLibrary, { query: { q: 'fever '.repeat(1666) } });
    const markup = await nobody.call(searchLibrary, { query: { q: '<script>alert("fever")</script>' } });

    expect(long.query.length).toBeLessThanOrEqual(LONGEST_SEARCH);
    expect(titles(long, 1)).toEqual(['Fever by Age: What to Do']);
    expect(markup.query).toBe('<script>alert("fever")</script>');
    expect(titles(markup)).toContain('Fever by Age: What to Do');
  });

  test('is told the limit of the call where much too much is asked', async () => {
    const { nobody } = await aFamily();
    const { status, text } = await nobody.get(`/api/search?q=${'x'.repeat(10_001)}`);

    expect(status).toBe(422);
    expect(text).toContain('Use at most 10,000 characters');
  });

  test('finds an article once an editor has published it, and no longer once it is taken back', async () => {
    const home = await twoArticleEditors();
    const { id } = await aDraft(home, home.hannah, { title: 'Zebra Stripes' });
    const found = async () => titles(await home.nobody.call(searchLibrary, { query: { q: 'zebra' } }));
    const indexed = async () => searchIndex(await library(home.house));
    const params = { articleId: id };

    expect(await found()).toEqual([]);
    await home.hannah.call(publishDraft, { params, body: { version: 1 } });
    await indexed();
    expect(await found()).toEqual(['Zebra Stripes']);
    await home.hannah.call(unpublishDraft, { params, body: { version: 2 } });
    expect(await found()).toEqual([]);
  });
});

describe('[ART-01] a search that tells of danger', () => {
  test.each([
    ['my baby is choking', 'rf-choking'],
    ['he is chocking', 'rf-choking'],
    ['siezure', 'rf-seizure'],
    ['swallowed a button battery', 'rf-battery'],
    ['fever 2 month old', 'rf-fever-u3m'],
  ])("'%s' says first when to call", async (typed, id) => {
    expect((await search(typed)).calls[0]).toMatchObject({ id });
  });

  test.each([
    ['❤️ siezure', 'rf-seizure'],
    ['⚠️‼️ not breething', 'rf-breathing'],
    ['아기 chocking on grape', 'rf-choking'],
    ['ลูก swolen tongue hives', 'rf-anaphylaxis'],
    ['मेरा बच्चा chocking', 'rf-choking'],
    ['mon be\u0301be\u0301 siezure', 'rf-seizure'],
    ['우리 아기가 지금 밥을 먹다가 갑자기 목에 chocking', 'rf-choking'],
  ])("'%s' does so as well, mistyped after a picture or another script", async (typed, id) => {
    const [, slip = ''] = /(\w+(?: \w+)*)$/.exec(typed) ?? [];

    expect((await search(slip)).calls.map((call) => call.id)).toContain(id);
    expect((await search(typed)).calls).toEqual((await search(slip)).calls);
  });

  test('what is only read about shows no call', async () => {
    expect((await search('fever')).calls).toEqual([]);
    expect((await search('can baby sleep on stomach')).calls).toEqual([]);
  });
});

test('[ART-01] of a search of slips alone the first six different ones are read as other words', async () => {
  const typed = 'fevr fevr vomting jandice autisim temprature alergy strawbery letuce nigtmare';
  const { readAs } = await search(typed);

  expect(readAs).toBe('fever fever vomiting jaundice autism temperature allergy strawbery letuce nigtmare');
});

describe('[ART-01] whatever is typed', () => {
  const words = fc.constantFrom(
    'fever',
    'the',
    'constructor',
    '__proto__',
    'toString',
    '9',
    'mo',
    '~stool',
    '#9',
    '<b>',
    '’',
    'ﬁ',
    'İ',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.array(words).map((all) => all.join(' ')),
  );

  test('the answer is the same each time, and its marks lie within the texts', async () => {
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const reply = await search(text);
        expect(await search(text)).toEqual(reply);
        expect(reply.found.length).toBeLessThanOrEqual(20);
        for (const { title, titleMarks, sentence, marks } of reply.found) {
          expect(sentence).not.toBe('');
          for (const [from, until] of titleMarks) expect(from < until && until <= title.length).toBe(true);
          for (const [from, until] of marks) expect(from < until && until <= sentence.length).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});
