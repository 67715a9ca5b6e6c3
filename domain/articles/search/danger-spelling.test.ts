import { expect, test } from 'vitest';
import { dangerSpelled, dangerWords } from './danger-words-data.ts';

test.each([
  ['chocking', 'choking'],
  ['baby is chokeing', 'baby is choking'],
  ['siezure', 'seizure'],
  ['seizzure', 'seizure'],
  ['sucidal', 'suicidal'],
  ['suicdal thoughts', 'suicidal thoughts'],
  ['kil myself', 'kill myself'],
  ['swallowed baterry', 'swallowed battery'],
  ['button batry', 'button battery'],
  ['swollen toung', 'swollen tongue'],
  ['anafilaxis', 'anaphylaxis'],
  ['trubble brething', 'trouble breathing'],
  ['blu lips', 'blue lips'],
  ['jaundise', 'jaundice'],
  ['feber 2 month old', 'fever 2 month old'],
  ['diarea', 'diarrhea'],
  ['tylonol', 'tylenol'],
  ['Unconcious!', 'unconscious!'],
  ['cantbreathe', 'cant breathe'],
  ['babynotbreathing', 'baby not breathing'],
  ['bby nt breathing', 'baby not breathing'],
])("[ART-01] '%s' is read as '%s'", (typed, meant) => {
  expect(dangerSpelled(typed)).toBe(meant);
});

test.each([
  'newborn sneezing',
  'checking baby temperature',
  'chopping fruit',
  'finger painting',
  'browning butter',
  'trusting sitter',
  'sticker shocking price',
  'dropping naps',
  'visiting grandma',
  'reading and breeding',
  'cooking with toddler',
  'baking soda',
  'hunting for eggs',
  'dragging leg crawl',
  'asher first birthday',
  'peanuts and cashews',
  'overnight diapers',
  'crawling and climbing stairs',
  'fontanel closing age',
  'mi hija no quiere comer',
])("[ART-01] no word of '%s' is taken for a slip of danger", (typed) => {
  expect(dangerSpelled(typed)).toBe(typed);
});

test('each word of danger is itself, and no calm word', () => {
  const { words, calm } = dangerWords;

  expect(words.filter((word) => dangerSpelled(word) !== word)).toEqual([]);
  expect(words.filter((word) => calm.includes(word))).toEqual([]);
});
