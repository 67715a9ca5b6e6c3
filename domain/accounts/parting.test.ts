import { describe, expect, test } from 'vitest';
import { partingOf, type Tie } from './parting.ts';

const hannah = tie('hannah', { isPrimary: true, joinedAt: '2026-01-01T00:00:00.000Z' });
const daniel = tie('daniel', { joinedAt: '2026-03-01T00:00:00.000Z' });
const ines = tie('ines', { joinedAt: '2026-02-01T00:00:00.000Z' });
const ruth = tie('ruth', { may: 'view', joinedAt: '2026-01-02T00:00:00.000Z' });

describe('[ACC-03] when the account of the primary parent goes', () => {
  test.each([
    { others: [], says: 'with no other parent the child is deleted', parting: { what: 'deleted' } },
    { others: [ruth], says: 'it never passes to a viewer', parting: { what: 'deleted' } },
    { others: [ruth, daniel], says: 'it passes to a co-parent', parting: { what: 'passes', to: daniel } },
    { others: [daniel, ines], says: 'it passes to who joined first', parting: { what: 'passes', to: ines } },
    {
      others: [{ ...ines, isClosed: true }, daniel],
      says: 'whoever is about to go, too, comes last',
      parting: { what: 'passes', to: daniel },
    },
    {
      others: [{ ...ines, isClosed: true }],
      says: 'whoever may still change their mind keeps the child',
      parting: { what: 'passes', to: { ...ines, isClosed: true } },
    },
    {
      others: [tie('b', daniel), tie('a', daniel)],
      says: 'of two who joined at the same moment it is always the same one',
      parting: { what: 'passes', to: tie('a', daniel) },
    },
  ])('$says', ({ others, parting }) => {
    expect(partingOf([hannah, ...others], 'hannah')).toEqual(parting);
  });

  test('the child of another primary parent stays with the parents it has', () => {
    expect(partingOf([hannah, daniel], 'daniel')).toEqual({ what: 'stays' });
  });
});

function tie(userId: string, facts: Partial<Tie>): Tie {
  return { isPrimary: false, may: 'edit', joinedAt: '', isClosed: false, ...facts, userId };
}
