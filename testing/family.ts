import type { Day } from '#domain/time/day.ts';
import type { Client } from './client.ts';
import { aHouse } from './house.ts';
import type { TestHouse } from './house-on.ts';
import { aChild, aPerson, tie, type Person } from './people.ts';
import { emptyTables } from './db/stored-rows.ts';

export type Family = TestHouse & {
  readonly child: { readonly id: string; readonly firstName: string; readonly bornOn: Day };
  /** Hannah, who added the child. */
  readonly parent: Person;
  /** Daniel, who may edit. */
  readonly coParent: Person;
  /** Ruth, the grandmother, who may view. */
  readonly viewer: Person;
  /** Colin, a removed co-parent whose active child is still this one. */
  readonly removed: Person;
  /** Sam, who has no access to the child. */
  readonly stranger: Person;
  /** Not signed in. */
  readonly nobody: Client;
};

/** Maya, born 2026-07-19, and the people around her. */
export async function aFamily(given?: TestHouse): Promise<Family> {
  const home = given ?? (await aHouse());
  const parent = await aPerson(home, 'Hannah Brooks');
  const coParent = await aPerson(home, 'Daniel Brooks');
  const viewer = await aPerson(home, 'Ruth Brooks');
  const removed = await aPerson(home, 'Colin Hale');
  const stranger = await aPerson(home, 'Sam Okafor');
  const child = await aChild(home, parent);
  await tie(home, child, coParent, { relationship: 'father' });
  await tie(home, child, viewer, { may: 'view' });
  await home.house.db.insertInto('active_children').values({ user_id: removed.id, child_id: child.id }).execute();
  return { ...home, child, parent, coParent, viewer, removed, stranger, nobody: home.visitor() };
}

export async function aFamilyAlone(): Promise<Family> {
  const home = await aHouse();
  await emptyTables(home.house.db);
  return aFamily(home);
}

export { aChild, aMeasurement, anInvitation, aPerson, familyPassword, Person, tie } from './people.ts';
