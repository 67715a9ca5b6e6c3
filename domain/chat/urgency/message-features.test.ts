import { expect, test } from 'vitest';
import { messageFeatures } from './message-features.ts';

test.each([
  ['words without their endings', 'She is Breathing', 'breath'],
  ['pairs of words', 'not breathing', 'not breath'],
  ['the beginning', 'blue lips', '^ blu'],
  ['words with one between them', 'went all limp', 'went _ limp'],
  ['parts of long words', 'swallowd', '.wall'],
  ['words with and without an apostrophe alike', 'won’t wake', 'wont'],
  ['letters with and without accents alike', 'se tragó', 'trago'],
  ['a temperature of a fever', 'its 103.1', '#hot'],
  ['one in Celsius, with a comma', '38,6', '#hot'],
  ['one that is low', 'temp 95.9', '#cold'],
  ['that something is asked', 'is that ok?', '?'],
])('[AI-02] of a message count %s', (_, message, feature) => {
  expect(messageFeatures(message, null)).toContain(feature);
});

test.each([
  [null, 'age unknown'],
  [0, 'age newborn'],
  [2, 'age newborn'],
  [3, 'age infant'],
  [11, 'age infant'],
  [12, 'age toddler'],
  [23, 'age toddler'],
  [24, 'age child'],
])('[AI-02] at %s months counts %s', (months, feature) => {
  expect(messageFeatures('fever', months)).toContain(feature);
});

test('[AI-02] what is said of a newborn counts apart', () => {
  expect(messageFeatures('fever', 2)).toContain('newborn fever');
  expect(messageFeatures('fever', 3)).not.toContain('newborn fever');
});
