import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { mayaBornEarly as maya } from '#testing/web/replies.ts';
import { childDifferences } from './child-differences.ts';
import { readChild } from './read-child.ts';

describe('a child that was changed while its form was open', () => {
  test('another parent’s change is listed fact by fact, without what stayed', () => {
    const now = { ...maya, lastName: null, bornOn: day('2026-07-18'), gestationDays: 230 };

    expect(childDifferences(maya, now, 'metric')).toEqual([
      { name: 'Last name', before: 'Brooks', now: 'none', isOneSided: true },
      { name: 'Date of birth', before: 'July 19, 2026', now: 'July 18, 2026' },
      { name: 'Born at', before: '33 weeks 5 days', now: '32 weeks 6 days' },
    ]);
  });

  test('added and removed facts are described, weights in the units of the form', () => {
    const before = { ...maya, gender: null, gestationDays: null };
    const now = { ...maya, birthWeightKg: null, firstName: 'Mia' };

    expect(childDifferences(before, now, 'us')).toEqual([
      { name: 'First name', before: 'Maya', now: 'Mia' },
      { name: 'Gender', before: 'not said', now: 'Girl', isOneSided: true },
      { name: 'Born at', before: 'not said', now: '33 weeks 5 days', isOneSided: true },
      { name: 'Birth weight', before: '7\u00a0lb\u00a08.3\u00a0oz', now: 'not said', isOneSided: true },
    ]);
  });

  test.each([
    { before: null, now: '/pictures/a', shown: { before: 'none', now: 'one' } },
    { before: '/pictures/a', now: '/pictures/b', shown: { before: 'one', now: 'another one' } },
    { before: '/pictures/a', now: null, shown: { before: 'one', now: 'none' } },
  ])('a picture that was $shown.before is $shown.now', ({ before, now, shown }) => {
    const changes = childDifferences({ ...maya, pictureAddress: before }, { ...maya, pictureAddress: now }, 'metric');

    expect(changes).toEqual([{ name: 'Picture', ...shown }]);
  });
});

describe('what the form sends', () => {
  const form = new FormData();
  form.set('firstName', 'Maya');
  form.set('birthWeightKg', '3.41');
  const child = { ...maya, birthWeightText: '3,410 g' };

  test('leaves an untouched birth weight as typed', () => {
    expect(readChild(form, child, 'metric')).toMatchObject({ birthWeightKg: 3.41, birthWeightText: '3,410 g' });
  });
});
