import { describe, expect, test } from 'vitest';
import { emergenciesInSearch } from './emergency.ts';
import { dangerSpelled } from './search/danger-words-data.ts';

/** As the page shows them: of what was typed, and of what is meant by its slips. */
const shown = (search: string) =>
  [search, dangerSpelled(search)].flatMap((text) => emergenciesInSearch(text)).map(({ id }) => id);

/** Each of some words with each of others, in the order given. */
function phrases(...parts: readonly (readonly string[])[]): string[] {
  return parts.reduce<string[]>((all, part) => all.flatMap((one) => part.map((word) => `${one} ${word}`.trim())), ['']);
}

const WHO = ['', 'he', 'my son', 'baby', 'toddler'];
const HARMS = [
  'bleach',
  'a laundry pod',
  'cigarettes',
  'kerosene',
  'hand sanitizer',
  'a weed gummy',
  'foxglove',
  'motor oil',
];
const ALLERGENS = ['peanut butter', 'egg', 'yogurt', 'walnut', 'shrimp'];
const HEADS = ['head', 'his head', "baby's head"];
const ANIMALS = ['dog', 'a dog', "the neighbor's dog", 'a cat', 'a raccoon'];

describe('[ART-01] each rule is told in any form of its words', () => {
  test.each<[id: string, searches: string[]]>([
    [
      'rf-poisoning',
      phrases(WHO, ['ate', 'eats', 'eating', 'drank', 'swallowed', 'licked', 'chewed', 'got into'], HARMS),
    ],
    ['rf-poisoning', phrases(HARMS, ['eaten', 'swallowed', 'in mouth', 'in his mouth'])],
    [
      'rf-poisoning',
      phrases(['bleach', 'windex', 'glue', 'cleaner'], ['in', 'got in'], ['eye', 'his eyes', 'her eye']),
    ],
    [
      'rf-overdose',
      phrases(
        ['gave', 'grandma gave him', 'we gave', 'took'],
        ['2 doses', 'two doses of tylenol', 'double dose', 'too much motrin'],
      ),
    ],
    ['rf-overdose', phrases(['tylenol', 'cough syrup', 'vitamins'], ['whole bottle', 'too much'])],
    ['rf-choking', phrases(WHO, ['choked on', 'chokes on', 'choking on'], ['grape', 'a hot dog', 'popcorn'])],
    [
      'rf-choking',
      phrases(
        ['grape', 'hot dog', 'apple', 'food'],
        ['stuck', 'is stuck', 'got stuck'],
        ['', 'in throat', 'cant breathe'],
      ),
    ],
    [
      'rf-anaphylaxis',
      phrases(
        ['wheezing', 'gasping', 'hoarse', 'throat tight', 'cant breathe', 'fainted'],
        ['after', 'after eating'],
        ALLERGENS,
      ),
    ],
    [
      'rf-anaphylaxis',
      phrases(ALLERGENS, ['now', 'then'], ['wheezing', 'gasping', 'hoarse', 'throat closing', 'went limp']),
    ],
    [
      'rf-anaphylaxis',
      phrases(
        ['threw up', 'vomiting', 'throwing up', 'puked'],
        ['twice', '3 times', 'again and again'],
        ['after'],
        ALLERGENS,
      ),
    ],
    [
      'rf-seizure',
      phrases(
        ['one', 'left', 'right'],
        ['arm', 'leg', 'side'],
        ['twitching', 'jerking', 'keeps jerking', 'is twitching'],
      ),
    ],
    ['rf-blue', phrases(['blue', 'grey', 'gray', 'pale'], ['baby', 'newborn', 'toddler'], ['', 'help'])],
    [
      'rf-blue',
      phrases(['baby', 'newborn', 'my son'], ['is blue', 'turned blue', 'turns blue', 'went gray', 'looks gray']),
    ],
    ['rf-breathing', phrases(WHO, ["can't", 'cant', 'cannot', 'is not', 'isnt', 'stopped'], ['breathing', 'breathe'])],
    ['rf-injury', phrases(['bit by', 'bitten by', 'attacked by', 'scratched by'], ANIMALS)],
    ['rf-injury', phrases(ANIMALS, ['bit', 'attacked', 'bites'], ['baby', 'him', 'my daughter'])],
    ['rf-injury', phrases(['finger', 'toe', 'ear', 'thumb'], ['cut off', 'was cut off', 'got torn off', 'bitten off'])],
    [
      'rf-injury',
      phrases(['cut', 'chopped', 'sliced'], ['finger off', 'off his finger', 'off tip of finger', 'her toe off']),
    ],
    [
      'rf-snake',
      phrases(
        ['snake', 'a snake', 'rattlesnake'],
        ['bit', 'bites', 'bite', 'has bitten'],
        ['him', 'my son', 'leg', 'baby'],
      ),
    ],
    ['rf-snake', phrases(['bit by', 'bitten by', 'was bitten by'], ['snake', 'a snake', 'some snake'])],
    ['rf-head', phrases(['phone', 'toy', 'tv'], ['fell on', 'dropped on', 'landed on'], HEADS)],
    ['rf-head', phrases(['ear', 'ears', 'his ear'], ['bleeding', 'is bleeding'], ['', 'after fall'])],
    [
      'rf-drowning',
      phrases(['fell in', 'slipped under in', 'face down in', 'sank in'], ['pool', 'the bathtub', 'the tub']),
    ],
    ['rf-electric', phrases(['shocked by', 'licked', 'stuck a fork in'], ['an outlet', 'the outlet', 'outlet'])],
    ['rf-selfharm', phrases(['i want to', 'i wanna', 'want 2', 'wanted to', 'ready to'], ['die', 'end it', 'be dead'])],
    ['rf-selfharm', phrases(['kill', 'killing', 'kil'], ['myself', 'my self'])],
    [
      'rf-jaundice',
      phrases(
        ['baby yellow', 'yellow', 'skin yellow'],
        ['day 1', 'first day of life', '12 hours old', '4 days old', '2 weeks old'],
      ),
    ],
    ['rf-blood', phrases(['white', 'chalky', 'clay colored', 'pale'], ['poop', 'stool', 'stools'])],
    ['rf-fever', phrases(['fever', 'fever of', 'temp', 'temp is'], ['39', '40', '41'])],
    ['rf-fever', phrases(['', 'toddler', '3 year old'], ['fever'], ['3 days', 'for 4 days', '5 days'])],
    ['rf-fever', phrases(['toddler', '2 year old', 'baby'], ['103.8', '39.9', '104'])],
  ])('%s', (id, searches) => {
    expect(searches.filter((search) => !shown(search).includes(id))).toEqual([]);
  });
});

test.each([
  ['snake bit my son', ['rf-snake']],
  ['snake bite', ['rf-snake']],
  ['toddler 103.8', ['rf-fever']],
  ['child electrocuted', ['rf-electric']],
  ['house is on fire', ['rf-house']],
])("[ART-01] a search for '%s' shows no other rule", (search, ids) => {
  expect(new Set(shown(search))).toEqual(new Set(ids));
});

test('[ART-01] of handling a snake bite nothing is said without a source', () => {
  const [rule] = emergenciesInSearch('snake bite');

  expect(rule?.firstSentence).toMatch(/^Call 911 now\..*1-800-222-1222/);
  expect(rule?.thenSay).toEqual([]);
});

test.each([
  ['rf-house', 'gas smell kitchen', /out of the house .* Call 911 from outside/],
  ['rf-electric', 'child electrocuted', /^Turn the power off first.*Do not touch your child with bare hands/],
  ['rf-after-birth', 'postpartum hemorrhage', /^Get medical care right away\. Call 911 for heavy bleeding/],
])('[ART-01] %s says first what is done first', (id, search, first) => {
  const rule = emergenciesInSearch(search).find((one) => one.id === id);

  expect(rule?.firstSentence).toMatch(first);
});

test('[ART-01] a swallowed coin or sharp thing names the signs that mean the ER', () => {
  const [rule] = emergenciesInSearch('swallowed a quarter');

  expect(rule?.thenSay.join(' ')).toMatch(/sharp, a coin .* ER now for drooling/);
});
