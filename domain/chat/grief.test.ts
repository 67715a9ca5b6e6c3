import { expect, test } from 'vitest';
import { tellsOfGrief } from './grief.ts';

test.each([
  'my baby died last week',
  'we lost our son',
  'i lost my daughter to sids',
  'we lost our little boy two months ago and i cant sleep',
  'i had a miscarriage in march',
  'since he died i do not know what to do',
])('[AI-02] grief is heard in: %s', (message) => {
  expect(tellsOfGrief(message)).toBe(true);
});

test.each([
  "I lost my son's shot record",
  'we lost our baby monitor',
  'i lost my baby weight fast, is my milk ok',
  'my newborn passed meconium late',
  'my baby passed a lot of gas',
  'after my mom died my toddler asks where she is',
  'i am scared my baby died in a dream',
])('[AI-02] and not in: %s', (message) => {
  expect(tellsOfGrief(message)).toBe(false);
});
