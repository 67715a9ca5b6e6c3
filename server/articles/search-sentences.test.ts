import { describe, expect, test } from 'vitest';
import { searchReply } from './replies/search.ts';
import { libraryOf, ourPublished } from './rules/library.ts';

const published = ourPublished();
const ours = libraryOf(published);
const search = (typed: string) => searchReply(ours, typed);
const summaries = new Map(published.map(({ article: { id, summary } }) => [id, summary]));

/** What a search shows of an article, by its title. */
async function sentenceOf(typed: string, title: string): Promise<string> {
  const found = (await search(typed)).found.find((one) => one.title === title);
  return found?.sentence ?? `'${title}' is not found`;
}

const FEVER = 'Fever by Age: What to Do';
const VOMITING = 'Vomiting, Diarrhea and Dehydration';
const SHOTS = 'Vaccine Day: Comfort and Side Effects';
const CHOKING = 'Choking First Aid for Babies and Children';

describe('[ART-01] the sentence that a search shows', () => {
  test.each([
    ['hot forehead', 'A fever is 100.4 F (38.0 C) or higher.'],
    ['temperature 102 9 month old', 'Over 6 months, call at 103 F (39.4 C).'],
    ['fever 4 months', 'From 3 to 6 months, call now at 101 F (38.3 C).'],
    [
      'fever 2 months',
      'Under 3 months (12 weeks), a reading of 100.4 F (38.0 C) is reason enough to call now, at any hour.',
    ],
  ])("of '%s' is the number for the asked age: '%s'", async (typed, sentence) => {
    const [first] = (await search(typed)).found;

    expect(first).toMatchObject({ title: FEVER, sentence });
  });

  test.each(['fever 2 months', 'fever 2 month old', 'temp 100.6 fever at 7 weeks', 'newborn fever'])(
    "of '%s' gives no other age or limit than the call above it",
    async (typed) => {
      const { calls, found } = await search(typed);

      expect(calls.map(({ id }) => id)).toContain('rf-fever-u3m');
      for (const { sentence } of found) {
        expect(sentence).not.toMatch(/under [12] years|at any age|over 6 months|3 to 6 months|24 hours/i);
      }
    },
  );

  test.each([
    ['blood in diaper', VOMITING, 'Other reasons to call now: Her stool has blood in it.'],
    ['blood in her poop', VOMITING, 'Other reasons to call now: Her stool has blood in it.'],
    ['seizure', FEVER, 'Call 911: She has her first seizure, or one of 5 minutes or more.'],
  ])("of '%s' says a row of a list with what it goes on from", async (typed, title, sentence) => {
    expect(await sentenceOf(typed, title)).toBe(sentence);
  });

  test.each([
    ['baby choking', CHOKING],
    ['throws up after every bottle', VOMITING],
    ['my baby feels warm and wont eat', FEVER],
    ['what to say to the doctor about choking', CHOKING],
  ])("of '%s' begins with a capital letter", async (typed, title) => {
    expect(await sentenceOf(typed, title)).toMatch(/^[A-Z0-9'"]/);
  });

  test.each([
    ['throws up after every bottle', 'Formula Feeding Safely'],
    ['I am so tired', 'How Much Sleep Children Need'],
    ['diaper rash', 'Rashes and Eczema'],
    ['vitamin k shot', SHOTS],
    ['wash bottles with dirt', 'Poisoning: First Steps and Prevention'],
  ])("of '%s' is the summary where '%s' does not answer it", async (typed, title) => {
    const found = (await search(typed)).found.find((one) => one.title === title);

    expect(found?.sentence).toBe(summaries.get(found?.id ?? ''));
  });
});

describe('[ART-01] what is about the subject comes before what mentions a word by the way', () => {
  test.each([
    ['how much milk 2 month old', 'Formula Feeding Safely'],
    ['how much formula', 'Formula Feeding Safely'],
    ['seizure', FEVER],
    ['gun safety', 'Childproofing Before Crawling'],
    ['night weaning', 'Night Waking and Learning to Settle'],
    ['convulsions', FEVER],
  ])("of '%s' that is '%s'", async (typed, title) => {
    expect((await search(typed)).found[0]?.title).toBe(title);
  });

  test('an age alone finds no milestones where an amount is asked', async () => {
    const { found } = await search('how much milk 2 month old');

    expect(found.slice(0, 3).map(({ kind }) => kind)).toEqual(['article', 'article', 'article']);
  });
});

describe('[ART-01] what no article treats is said, in whatever order it is typed', () => {
  test.each([
    ['dandruff', 'dandruff'],
    ['baby has asthma', 'asthma'],
    ['she grinds her teeth', 'grinds her teeth'],
    ['teeth grinding', 'teeth grinding'],
    ['ingrown toenail', 'ingrown toenail'],
    ['gas drops', 'gas drops'],
    ['vitamin k', 'vitamin k'],
    ['heel prick', 'heel prick'],
  ])("'%s'", async (typed, subject) => {
    expect(await search(typed)).toMatchObject({ untreated: [subject], readAs: null, found: [] });
  });

  test.each(['ear wax', 'ear tubes'])("'%s', with the answers on ears in general", async (typed) => {
    const { untreated, found } = await search(typed);

    expect(untreated).toEqual([typed]);
    expect(found[0]?.title).toMatch(/\bear/i);
  });
});

test.each(['washer', 'tile', 'dots', 'dent', 'flying with baby', 'brick dust diaper', 'refreeze'])(
  "[ART-01] '%s' is spelled right, and is read as nothing else",
  async (typed) => {
    expect((await search(typed)).readAs).toBeNull();
  },
);
