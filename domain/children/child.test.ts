import { describe, expect, test } from 'vitest';
import { fullName, genderText, initial, isFirstName } from './child.ts';

test('a full name has the last name only when there is one', () => {
  expect(fullName({ firstName: 'Maya', lastName: 'Brooks' })).toBe('Maya Brooks');
  expect(fullName({ firstName: 'Maya', lastName: null })).toBe('Maya');
  expect(fullName({ firstName: 'Maya', lastName: '' })).toBe('Maya');
});

test('an avatar shows the first letter in upper case, whole even when it takes two places', () => {
  expect(initial({ firstName: 'élodie' })).toBe('É');
  expect(initial({ firstName: '𝒜da' })).toBe('𝒜');
  expect(initial({ firstName: '' })).toBe('');
});

test('gender reads Girl and Boy', () => {
  expect(genderText('female')).toBe('Girl');
  expect(genderText('male')).toBe('Boy');
});

describe('[CHILD-05] a first name typed to confirm', () => {
  test.each(['Zoë', 'zoë', 'ZOË', '  Zoë ', 'Zoe\u0308'])('"%s" is Zoë', (typed) => {
    expect(isFirstName(typed, { firstName: 'Zoë' })).toBe(true);
  });

  test.each(['', ' ', 'Zoe', 'Zo ë', 'Zoë Brooks'])('"%s" is not Zoë', (typed) => {
    expect(isFirstName(typed, { firstName: 'Zoë' })).toBe(false);
  });

  test('the name may be stored in another encoding, or with a capital of its own', () => {
    expect(isFirstName('zoë', { firstName: 'Zoe\u0308' })).toBe(true);
    expect(isFirstName('deshawn', { firstName: 'DeShawn' })).toBe(true);
  });
});
