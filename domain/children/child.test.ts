import { expect, test } from 'vitest';
import { fullName, genderText, initial, splitName } from './child.ts';

test.each([
  { name: 'Maya Brooks', firstName: 'Maya', lastName: 'Brooks' },
  { name: 'Maya van Dyk', firstName: 'Maya', lastName: 'van Dyk' },
  { name: 'Maya', firstName: 'Maya', lastName: null },
  { name: '  Maya   Brooks ', firstName: 'Maya', lastName: 'Brooks' },
])('"$name" is split at its first space', ({ name, firstName, lastName }) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

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
