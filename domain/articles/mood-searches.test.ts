import { expect, test } from 'vitest';
import { emergenciesInSearch } from './emergency.ts';

const shown = (search: string) => emergenciesInSearch(search);

test.each([
  ['i want to hurt myself', 'rf-selfharm'],
  ['i dont want to be here anymore', 'rf-selfharm'],
  ['i don’t want to live', 'rf-selfharm'],
  ['i want to die', 'rf-selfharm'],
  ['thoughts of killing myself', 'rf-selfharm'],
  ['my baby would be better off without me', 'rf-selfharm'],
  ['i wish i would not wake up', 'rf-selfharm'],
  ['i want to disappear', 'rf-selfharm'],
  ['want to hurt myself or my baby', 'rf-selfharm'],
  ['scared i will hurt my baby', 'rf-shaken'],
  ['i almost shook him', 'rf-shaken'],
  ['i want to throw my baby', 'rf-shaken'],
  ['afraid of hurting the baby', 'rf-shaken'],
  ['postpartum depression', 'rf-ppd'],
  ['post partum depression', 'rf-ppd'],
  ['ppd 6 months later', 'rf-ppd'],
  ['postnatal depression dad', 'rf-ppd'],
  ['am i depressed', 'rf-ppd'],
  ['i hate my life since baby', 'rf-ppd'],
  ['i hate being a mom', 'rf-ppd'],
  ['i regret having my baby', 'rf-ppd'],
  ['wish i never had a baby', 'rf-ppd'],
  ['i dont love my baby', 'rf-ppd'],
  ['i feel nothing for my baby', 'rf-ppd'],
  ['i cry every day since baby', 'rf-ppd'],
  ['cant stop crying since i gave birth', 'rf-ppd'],
  ['i cant cope', 'rf-ppd'],
  ['feeling hopeless after having a baby', 'rf-ppd'],
  ['postpartum rage', 'rf-ppd'],
  ['panic attacks since birth', 'rf-ppd'],
  ['so anxious cant sleep postpartum', 'rf-ppd'],
  ['baby blues', 'rf-ppd'],
])("[ART-01] a search for '%s' shows the words of %s first, with a number to call", (search, id) => {
  const [first] = shown(search);

  expect(first?.id).toBe(id);
  expect([first?.firstSentence, ...(first?.thenSay ?? [])].join(' ')).toMatch(/988|1-833-852-6262/);
});

test.each([
  'baby cries all night',
  'newborn crying every evening',
  'crying for no reason 3 month old',
  'why does my baby cry every time i leave',
  'separation anxiety every night',
  "toddler can't cope with change",
  'toddler hates bath',
  'i hate my stroller',
  'baby doesnt love vegetables',
  'they don’t love carrots',
  'tongue depressor',
  'feels nothing after vaccine',
  'bond with adopted baby',
  'life with two under two',
  'hate pumping',
  'blues music for babies',
])("[ART-01] a search for '%s' says nothing of a parent's mood", (search) => {
  expect(shown(search)).toEqual([]);
});
