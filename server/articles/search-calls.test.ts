import { describe, expect, test } from 'vitest';
import { redFlagsOf } from '#domain/articles/red-flags-data.ts';
import { searchReply } from './replies/search.ts';
import { libraryOf, ourPublished } from './rules/library.ts';
import { searchIndex } from './rules/search/kept-index.ts';

const ours = libraryOf(ourPublished());
await searchIndex(ours);
const search = (typed: string) => searchReply(ours, typed);

/** Titles of articles with the rule in their 'When to call' box. */
const withRule = (id: string) =>
  ours.articles.filter(({ calls }) => calls.some((rule) => rule.id === id)).map(({ article }) => article.id);

describe('[ART-01] below a call to 911', () => {
  test.each([
    ['baby wont wake up', 'rf-unresponsive'],
    ['my baby is choking', 'rf-choking'],
    ['choking on a grape', 'rf-choking'],
    ['swallowed a button battery', 'rf-battery'],
    ['fell in pool', 'rf-drowning'],
    ['spilled hot coffee on baby', 'rf-burn'],
    ['baby hit head and passed out', 'rf-head'],
    ['i want to hurt myself', 'rf-selfharm'],
    ['i dont want to be here anymore', 'rf-selfharm'],
    ['not breathing while sleeping', 'rf-breathing'],
    ['having a seizure', 'rf-seizure'],
    ['ate a detergent pod', 'rf-poisoning'],
  ])("'%s' lists articles with its rule alone", async (typed, id) => {
    const { calls, found } = await search(typed);
    const own = new Set(calls.flatMap((rule) => withRule(rule.id)));

    expect(calls.map((rule) => rule.id)).toContain(id);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((one) => !own.has(one.id))).toEqual([]);
  });

  test('nothing says that all babies wake at night', async () => {
    const { found } = await search('baby wont wake up');

    expect(found.map(({ title }) => title)).not.toContain('Night Waking and Learning to Settle');
  });

  test.each(['i want to hurt myself', 'i dont want to be here anymore'])(
    "'%s' leads to the article for parents, whatever its words",
    async (typed) => {
      expect((await search(typed)).found[0]?.title).toBe('Your Own Mood After Birth');
    },
  );

  test.each([
    ['broken arm', 'rf-injury'],
    ['dog bite', 'rf-injury'],
    ['baby not moving', 'rf-safety-net'],
    ['stroke signs', 'rf-safety-net'],
  ])("'%s', of which no article tells, nothing else is listed", async (typed, id) => {
    const { calls, found } = await search(typed);

    expect(calls.map((rule) => rule.id)).toContain(id);
    expect(withRule(id)).toEqual([]);
    expect(found).toEqual([]);
  });

  test('a category is kept to', async () => {
    const { found } = await searchReply(ours, 'i dont want to be here anymore', 'Sleep');

    expect(found).toEqual([]);
  });
});

describe('[ART-01] below a call, articles of editors', () => {
  /** A library with as many articles of editors as titles, each with this text and rule. */
  async function withEditors(rule: string, content: string, ...titles: string[]) {
    const [first] = ourPublished();
    if (!first) throw new Error('no article of ours');
    const library = libraryOf([
      ...ourPublished(),
      ...titles.map((title, at) => ({
        article: {
          ...first.article,
          id: `editors-${at}`,
          slug: `editors-${at}`,
          title,
          summary: 'All is well.',
          content,
        },
        calls: redFlagsOf([rule]),
        origin: { ...first.origin, isOurs: false },
        key: null,
        askedAs: [],
      })),
    ]);
    await searchIndex(library);
    return async (typed: string) => (await searchReply(library, typed)).found.map(({ title }) => title);
  }

  test('that say nothing of what was typed are not listed, whatever rules they have', async () => {
    const found = await withEditors('rf-overdose', 'Wait a day.', 'Gentle Naps', 'Gentle Songs', 'Gentle Walks');

    expect(await found('whole dropper')).toEqual(['Giving Medicine Safely']);
  });

  test('that say what was typed come after ours', async () => {
    const found = await withEditors('rf-overdose', 'He drank a whole dropper.', 'Whole Dropper', 'The Whole Dropper');
    const titles = await found('whole dropper');

    expect(titles[0]).toBe('Giving Medicine Safely');
    expect(titles.slice(1).toSorted()).toEqual(['The Whole Dropper', 'Whole Dropper']);
  });

  test.each(['choking on a grape', 'he keeps pooping blood', 'fever in a newborn'])(
    "leave all of ours in their places for '%s'",
    async (typed) => {
      const reply = await search(typed);
      const rule = reply.calls[0]?.id ?? '';
      const before = reply.found.filter(({ id }) => withRule(rule).includes(id)).map(({ title }) => title);
      const found = await withEditors(rule, `${typed}. `.repeat(50), typed, `${typed} again`);

      expect(before.length).toBeGreaterThan(0);
      expect((await found(typed)).slice(0, before.length)).toEqual(before);
    },
  );
});

describe('[ART-01] below a call to the doctor', () => {
  test.each([
    ['fever 2 month old', 'rf-fever-u3m'],
    ['water for a 2 month old', 'rf-water-intox'],
    ['he keeps pooping blood', 'rf-blood'],
  ])("'%s' lists articles with its rule first, and others after them", async (typed, id) => {
    const { calls, found } = await search(typed);
    const own = new Set(calls.flatMap((rule) => withRule(rule.id)));
    const isOwn = found.map((one) => own.has(one.id));

    expect(calls.map((rule) => rule.id)).toContain(id);
    expect(isOwn[0]).toBe(true);
    expect(isOwn.lastIndexOf(true)).toBeLessThan(isOwn.includes(false) ? isOwn.indexOf(false) : isOwn.length);
  });
});

test.each([
  ['swallowed a batery', 'rf-battery'],
  ['chokign help now', 'rf-choking'],
  ['brnt hand stove', 'rf-burn'],
  ['baby is unconcious', 'rf-unresponsive'],
])("[ART-01] '%s' shows the call, though parents also ask so", async (typed, id) => {
  expect((await search(typed)).calls.map((rule) => rule.id)).toContain(id);
});

test.each(['postpartum depression', 'baby blues', 'feeling hopeless after having a baby'])(
  "[ART-01] '%s' leads to the article for parents first",
  async (typed) => {
    expect((await search(typed)).found[0]?.title).toBe('Your Own Mood After Birth');
  },
);

test.each(['can my baby have water', 'when can i give my baby water', 'can she have water at 4 months'])(
  "[ART-01] '%s' is answered among the first three",
  async (typed) => {
    const { found } = await search(typed);
    const answers = found.slice(0, 3).map(({ title }) => title);

    expect(answers.join()).toMatch(/When can my baby drink water\?|What to Drink: Water, Milk and Juice by Age/);
  },
);

const DICTATED =
  'so this is my third and he has had a bit of a cold since about tuesday and my mother says that it is only the daycare ' +
  'and i have been up with him two nights and he did drink his bottle this morning but not all of it ';

describe('[ART-01] in a long, dictated search', () => {
  test.each([
    ['and now i can see his ribs pulling in and he is grunting and his lips look blue', ['rf-breathing', 'rf-blue']],
    ['and i think that she swallowed the button battery', ['rf-battery']],
    ['and i think about it all day that i want to die', ['rf-selfharm']],
  ])("danger is found wherever it stands: '%s'", async (last, ids) => {
    for (const times of [1, 2, 3, 4, 5, 20]) {
      const { isCut, calls } = await search(DICTATED.repeat(times) + last);

      expect(isCut).toBe(true);
      expect(calls.map((rule) => rule.id)).toEqual(expect.arrayContaining(ids));
    }
  });

  test('an age that was said first counts for what is said last', async () => {
    const { calls } = await search(`my 5 week old ${DICTATED.repeat(4)} and he is hot to the touch`);

    expect(calls.map((rule) => rule.id)).toContain('rf-fever-u3m');
  });

  test('nothing calm becomes danger', async () => {
    expect((await search('he laughs and plays and has a good nap '.repeat(200))).calls).toEqual([]);
  });
});

describe('[ART-01] a call that rests on a slip', () => {
  test.each([
    ['chocking', 'rf-choking', 'choking'],
    ['siezure', 'rf-seizure', 'seizure'],
    ['sucidal', 'rf-selfharm', 'suicidal'],
    ['kil myself', 'rf-selfharm', 'kill myself'],
    ['swollen toung', 'rf-anaphylaxis', 'swollen tongue'],
    ['cantbreathe', 'rf-breathing', 'cant breathe'],
  ])("of '%s' asks what was meant", async (typed, id, meant) => {
    const { calls, readAs, didYouMean } = await search(typed);

    expect(calls.map((rule) => rule.id)).toContain(id);
    expect(readAs ?? didYouMean).toBe(meant);
  });

  test('withholds none of the results', async () => {
    const { calls, found } = await search('fainnting in the bath sleep');
    const plain = await search('bath sleep');

    expect(calls.map((rule) => rule.id)).toContain('rf-unresponsive');
    expect(found.map(({ title }) => title)).toEqual(expect.arrayContaining([plain.found[0]?.title]));
  });

  test.each(['newborn sneezing', 'checking ears', 'chopping fruit', 'finger painting', 'browning butter'])(
    "none is made of '%s', a word of its own",
    async (typed) => {
      expect((await search(typed)).calls).toEqual([]);
    },
  );
});
