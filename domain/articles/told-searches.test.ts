import { expect, test } from 'vitest';
import { emergenciesInSearch } from './emergency.ts';

const shown = (search: string) => emergenciesInSearch(search).map(({ id }) => id);

test.each([
  ['temp 101.5 4 months', 'rf-fever'],
  ['102 4 months', 'rf-fever'],
  ['39.5 5 months', 'rf-fever'],
  ['temp 38.5 4 month', 'rf-fever'],
  ['103 10 months', 'rf-fever'],
  ['fever 104.5 toddler', 'rf-fever'],
  ['105 fever', 'rf-fever'],
  ['40.5 fever', 'rf-fever'],
  ['fever for a week', 'rf-fever'],
  ['fever and rash', 'rf-fever'],
  ['limping and fever', 'rf-fever'],
  ['103.5 toddler night', 'rf-fever'],
  ['low temp 95 baby', 'rf-newborn-infection'],
  ['hernia wont go back in', 'rf-testicle'],
  ['asthma inhaler not working', 'rf-breathing'],
  ["asthma can't talk", 'rf-breathing'],
  ['inhaler isnt helping', 'rf-breathing'],
  ['drank a sip of windshield washer fluid', 'rf-poisoning'],
  ['drank wiper fluid', 'rf-poisoning'],
  ['kid swallowed washer fluid', 'rf-poisoning'],
  ['drank windshield fluid', 'rf-poisoning'],
  ['mushroom from yard eaten', 'rf-poisoning'],
  ['took my metformin', 'rf-poisoning'],
  ['swallowed glipizide', 'rf-poisoning'],
  ['took blood pressure pill', 'rf-poisoning'],
  ['ate moms birth control', 'rf-poisoning'],
  ['drank hydrogen peroxide', 'rf-poisoning'],
  ['drank pool chemicals', 'rf-poisoning'],
  ['eucalyptus oil in mouth', 'rf-poisoning'],
  ['superglue in eye', 'rf-poisoning'],
  ['glow stick in eye', 'rf-poisoning'],
  ['ate mistletoe', 'rf-poisoning'],
  ['ate silica packet', 'rf-poisoning'],
  ['ate fentanyl', 'rf-poisoning'],
  ['chewed fentanyl patch', 'rf-poisoning'],
  ['dropped baby on head tile floor', 'rf-head'],
  ['dropped baby', 'rf-fall-young'],
  ['dropped newborn', 'rf-fall-young'],
  ['baby fell', 'rf-fall-young'],
  ['rolled of bed', 'rf-fall-young'],
  ['bonked head then threw up 3 times', 'rf-head'],
  ['clear fluid from nose after fall', 'rf-head'],
  ['one pupil bigger than other', 'rf-head'],
  ['pupils different sizes', 'rf-head'],
  ['dent in head after fall', 'rf-head'],
  ['car accident baby in car seat', 'rf-safety-net'],
  ['swallowed lots of pool water now sleepy', 'rf-drowning'],
  ['touched hot iron palm white', 'rf-burn'],
  ['pencil in eye', 'rf-safety-net'],
  ['cut eye', 'rf-safety-net'],
  ['eye poked bleeding', 'rf-safety-net'],
  ['fishbone stuck throat', 'rf-choking'],
  ['cant move legs', 'rf-safety-net'],
  ['nanny slapped baby', 'rf-abuse'],
  ['breathing 70 times a minute 5 month old', 'rf-breathing'],
  ['breathes 80 times a minute', 'rf-breathing'],
  ['belly going in and out fast when she breaths', 'rf-breathing'],
  ['weird noise every time he breathes out', 'rf-breathing'],
  ['cord bleeding', 'rf-newborn-infection'],
  ['cord stinks red skin', 'rf-newborn-infection'],
  ['belly button red and smells', 'rf-newborn-infection'],
  ['pus eye newborn', 'rf-newborn-infection'],
  ['thin formula with water ran out', 'rf-dilute'],
  ['made formula with too much water twice', 'rf-dilute'],
  ['watering down formula to save', 'rf-dilute'],
  ['benadryl to make baby sleep on plane', 'rf-coughmed'],
  ['no pee in 10 hours', 'rf-dehydration'],
  ['rsv not drinking', 'rf-lethargy'],
  ['jaundice legs yellow', 'rf-jaundice'],
  ['cant stop picturing dropping baby', 'rf-ppd'],
  ['scared i will drop him down stairs thoughts wont stop', 'rf-ppd'],
  ['cant bond with baby', 'rf-ppd'],
])("[ART-01] a search for '%s' shows the words of %s", (search, id) => {
  expect(shown(search)).toContain(id);
});

test('[ART-01] the rule of fever names the limit of each age', () => {
  const [rule] = emergenciesInSearch('103 10 months');

  const limits = rule?.stepsByAge.map(({ minMonths, steps }) => `${minMonths}: ${steps.join(' ')}`);
  expect(limits).toEqual([
    '3: 3 to 6 months: call at 101 F (38.3 C). Under 2: call if it lasts more than 24 hours.',
    '7: Over 6 months: call at 103 F (39.4 C). Under 2: call if it lasts more than 24 hours.',
    '24: Over 6 months: call at 103 F (39.4 C). Age 2 and up: call if it lasts more than 3 days.',
  ]);
});

test.each([
  ['gave double dose motrin', 'rf-ibuprofen-u6m'],
  ['gave double dose motrin', 'rf-under12w-med'],
  ['eye swollen shut fever', 'rf-anaphylaxis'],
  ['my 10 month old weighs 103 lbs', 'rf-fever'],
])("[ART-01] a search for '%s' does not show %s", (search, id) => {
  expect(shown(search)).not.toContain(id);
});

test('[ART-01] an overdose of a medicine for which a baby is too young shows both', () => {
  expect(shown('gave double dose motrin 4 month old')).toEqual(
    expect.arrayContaining(['rf-overdose', 'rf-ibuprofen-u6m']),
  );
});

test.each([
  'croup vaccine',
  'meningitis vaccine age',
  'drowning statistics',
  'abuse of screen time',
  'limp handshake',
  'suicide prevention book',
  'dropped baby nap',
  'dropped baby bottle',
  'baby fell in love with book',
  'baby fell off growth curve',
  'he fell asleep',
  'car accident insurance',
  'mushroom soup toddler',
  'toddler took my phone',
  'took his pants off',
  'ate peanut butter',
  'drank water',
  'drank breastmilk',
  'hydrogen peroxide cleaning stains',
  'pool safety fence',
  'hernia repair recovery',
  'inhaler technique',
  'cord blood bank',
  'cord care',
  'belly button lint',
  'size 38.5 shoes',
  '2 year old 40 inches',
  '18 month old 40 words',
  '6 month old 102 days',
  'formula twice a day',
  'benadryl',
  'bead necklace nose',
  'how many breaths per minute normal',
  'pencil grip 4 years',
  'eye color change',
  'different cereals for 8 months',
  'bond with siblings',
  'imagining play',
  'pupils in class',
  'hot oven lock',
  'throat lozenges',
  'teething and crying',
  'uncle hit a home run',
])("[ART-01] a search for '%s' is calm", (search) => {
  expect(shown(search)).toEqual([]);
});
