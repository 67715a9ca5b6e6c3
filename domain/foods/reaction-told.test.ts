import { describe, expect, test } from 'vitest';
import { SIGNS, type Sign } from './food.ts';
import { reactionTold } from './reaction-told.ts';

describe('which reaction it was', () => {
  test.each([
    { isRaised: null, reaction: 'hives' },
    { isRaised: true, reaction: 'hives' },
    { isRaised: false, reaction: 'rash' },
  ] as const)('a rash, raised $isRaised: $reaction', ({ isRaised, reaction }) => {
    expect(reactionTold({ picked: 'rash', isRaised, signs: [] })).toBe(reaction);
    expect(reactionTold({ picked: 'rash', isRaised, signs: ['vomited-once'] })).toBe(reaction);
  });

  const bySign: Readonly<Record<Sign, string>> = {
    breathing: 'other',
    swelling: 'other',
    throat: 'other',
    'hives-all-over': 'hives',
    'pale-floppy': 'other',
    'very-sleepy': 'other',
    'vomiting-again': 'vomiting',
    'vomiting-hours-later': 'vomiting',
    'green-vomit': 'vomiting',
    'vomited-once': 'vomiting',
    'few-hives': 'hives',
    'blood-in-stool': 'other',
  };

  test.each(SIGNS)('is told by a sign where none was picked, or none can be: %s', (sign) => {
    for (const picked of [null, 'none'] as const)
      expect(reactionTold({ picked, isRaised: null, signs: [sign] })).toBe(bySign[sign]);
  });

  test('is hives where hives are among what is seen, and what was picked in any other case', () => {
    expect(reactionTold({ picked: null, isRaised: null, signs: ['vomited-once', 'few-hives'] })).toBe('hives');
    expect(reactionTold({ picked: 'vomiting', isRaised: null, signs: ['few-hives'] })).toBe('vomiting');
    expect(reactionTold({ picked: 'other', isRaised: null, signs: ['vomited-once'] })).toBe('other');
    expect(reactionTold({ picked: 'none', isRaised: null, signs: [] })).toBe('none');
    expect(reactionTold({ picked: null, isRaised: null, signs: [] })).toBeNull();
  });
});
