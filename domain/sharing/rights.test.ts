import { describe, expect, test } from 'vitest';
import {
  mayChangeRelationship,
  mayChangeRight,
  mayEdit,
  mayInherit,
  mayInvite,
  mayLeave,
  mayRemove,
  mayRemoveChild,
  maySeeAddresses,
  type Standing,
} from './rights.ts';
import { relationshipText } from './relationships.ts';
import { RELATIONSHIPS, RIGHTS, rightText } from './tie.ts';

const primary: Standing = { isPrimary: true, may: 'edit' };
const coParent: Standing = { isPrimary: false, may: 'edit' };
const viewer: Standing = { isPrimary: false, may: 'view' };
const others = { primary, 'a co-parent': coParent, 'a viewer': viewer };

describe('[PAR-05] what each parent of a child may do', () => {
  test.each([
    {
      who: 'the primary parent',
      is: primary,
      edits: true,
      invites: true,
      leaves: false,
      relates: true,
      removesChild: true,
    },
    { who: 'a co-parent', is: coParent, edits: true, invites: true, leaves: true, relates: false, removesChild: false },
    { who: 'a viewer', is: viewer, edits: false, invites: false, leaves: true, relates: false, removesChild: false },
  ])('$who', ({ is, edits, invites, leaves, relates, removesChild }) => {
    expect(mayEdit(is)).toBe(edits);
    expect(maySeeAddresses(is)).toBe(invites);
    expect(mayInherit(is)).toBe(invites);
    expect(mayInvite(is)).toBe(invites);
    expect(mayLeave(is)).toBe(leaves);
    expect(mayChangeRelationship(is)).toBe(relates);
    expect(mayRemoveChild(is)).toBe(removesChild);
  });

  test.each([
    { who: 'the primary parent', is: primary, removes: ['a co-parent', 'a viewer'] },
    { who: 'a co-parent', is: coParent, removes: ['a co-parent', 'a viewer'] },
    { who: 'a viewer', is: viewer, removes: [] },
  ])('$who can remove others: $removes', ({ is, removes }) => {
    const removed = Object.entries(others).filter(([, other]) => mayRemove(is, { ...other, isSelf: false }));

    expect(removed.map(([name]) => name)).toEqual(removes);
    expect(mayRemove(is, { ...is, isSelf: true })).toBe(false);
  });

  test.each([
    { who: 'the primary parent', is: primary, changes: ['a co-parent', 'a viewer'] },
    { who: 'a co-parent', is: coParent, changes: [] },
    { who: 'a viewer', is: viewer, changes: [] },
  ])('$who can change the right of others: $changes', ({ is, changes }) => {
    const changed = Object.entries(others).filter(([, other]) => mayChangeRight(is, { ...other, isSelf: false }));

    expect(changed.map(([name]) => name)).toEqual(changes);
    expect(mayChangeRight(is, { ...is, isSelf: true })).toBe(false);
  });
});

test('[PAR-02] relationships and rights are called what the form calls them, guardian and editing first', () => {
  expect(RELATIONSHIPS.map(relationshipText)).toEqual(['Guardian', 'Father', 'Mother', 'Grandparent', 'Caregiver']);
  expect(RIGHTS.map(rightText)).toEqual(['Can edit', 'Can view']);
});
