import { expect, test } from 'vitest';
import { emergenciesInSearch } from './emergency.ts';

const shown = (search: string) => emergenciesInSearch(search).map(({ id }) => id);

test.each([
  ['baby wont breath', 'rf-breathing'],
  ['baby wont breathe help', 'rf-breathing'],
  ['wont breathe', 'rf-breathing'],
  ['baby doesnt breath', 'rf-breathing'],
  ['no breathing', 'rf-breathing'],
  ['baby is seizing', 'rf-seizure'],
  ['hes seizing', 'rf-seizure'],
  ['seizing', 'rf-seizure'],
  ['keeps seizing', 'rf-seizure'],
  ['wont stop seizing', 'rf-seizure'],
  ['seized for 6 minutes', 'rf-seizure'],
  ['status epilepticus', 'rf-seizure'],
  ['went blue', 'rf-blue'],
  ['my 3 year old is lethargic', 'rf-lethargy'],
  ['3 year old very weak and sleepy wont drink', 'rf-lethargy'],
  ['25 months lethargic wont drink anything', 'rf-lethargy'],
  ['newborn stopped nursing', 'rf-lethargy'],
  ['refuses bottle all day 3 months', 'rf-lethargy'],
  ['3 week old wont eat', 'rf-lethargy'],
  ['5 month old wont take a bottle', 'rf-lethargy'],
  ['yellow eyes 5 months', 'rf-jaundice'],
  ['my 2 year old has yellow eyes', 'rf-jaundice'],
  ['skin turning yellow 4 month old', 'rf-jaundice'],
  ['baby turning orange 5 days old', 'rf-jaundice'],
  ['24 month old fell off top bunk', 'rf-fall-young'],
  ['3 year old fell off monkey bars', 'rf-fall-young'],
  ['2 year old fell down stairs', 'rf-fall-young'],
])("[ART-01] a search for '%s' shows the words of %s", (search, id) => {
  expect(shown(search)).toContain(id);
});

test.each([
  'breathing exercises for mom',
  'no breath holding spells any more',
  'seize the day quotes',
  'toddler wont eat vegetables',
  'toddler wont eat dinner',
  'wont eat meat 2 years',
  '2 year old wont eat',
  'baby wont eat solids 7 months',
  'wont drink cow milk 13 months',
  'baby wont drink water from a cup 9 months',
  'stopped nursing suddenly',
  '3 year old too tired to nap',
  'my 2 year old has yellow discharge in eyes',
  'baby has yellow snot',
  'he has yellow poop breastfed baby',
  'baby is wearing yellow clothes',
  'tooth fell out 5 year old',
  '3 year old fell asleep',
])("[ART-01] a search for '%s' is calm", (search) => {
  expect(shown(search)).toEqual([]);
});
