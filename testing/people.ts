import { day } from '#domain/time/day.ts';
import { hashPassword, type PasswordCost } from '#server/auth/password.ts';
import { openSession } from '#server/auth/session.ts';
import { hashOf, newToken } from '#server/auth/token.ts';
import { newId } from '#server/db/id.ts';
import { keyOf } from '#server/db/key-of.ts';
import type { Tables } from '#server/db/tables.ts';
import { Client } from './client.ts';
import type { TestHouse } from './house-on.ts';

export const familyPassword = 'seven quiet owls at dusk';

const hashes = new Map<PasswordCost, Promise<string>>();

/** Cached, since hashing is slow. */
function hashOfFamilyPassword(cost: PasswordCost): Promise<string> {
  const hash = hashes.get(cost) ?? hashPassword(familyPassword, cost);
  hashes.set(cost, hash);
  return hash;
}

export class Person extends Client {
  readonly id: string;
  readonly name: string;
  readonly email: string;

  constructor({ app, house }: TestHouse, account: { id: string; name: string; email: string }) {
    super((request) => app.fetch(request), house.config.publicUrl);
    this.id = account.id;
    this.name = account.name;
    this.email = account.email;
  }
}

export async function aPerson(
  home: TestHouse,
  name: string,
  settings: Partial<
    Pick<Tables['users'], 'email' | 'password_hash'> & { time_zone: string; units: 'metric' | 'us' }
  > = {},
): Promise<Person> {
  const { db, clock, passwordCost } = home.house;
  const id = newId();
  const email = settings.email ?? `${id}@example.org`;
  const at = clock().toISOString();
  const password_hash = settings.password_hash ?? (await hashOfFamilyPassword(passwordCost));
  await db
    .insertInto('users')
    .values({
      ...settings,
      password_hash,
      id,
      name,
      email,
      email_key: keyOf(email),
      made_at: at,
      changed_at: at,
      used_at: at,
    })
    .execute();
  const person = new Person(home, { id, name, email });
  person.cookies.set('sid', await openSession(db, { userId: id, remember: true, now: clock() }));
  return person;
}

/** Defaults to Maya and her facts. */
export async function aChild(
  home: TestHouse,
  parent: Person,
  facts: Partial<Tables['children']> = {},
  relationship: Tables['child_parents']['relationship'] = 'mother',
) {
  const at = home.house.clock().toISOString();
  const row = {
    id: newId(),
    first_name: 'Maya',
    last_name: 'Brooks',
    born_on: day('2026-07-19'),
    gender: 'female' as const,
    gestation_days: null,
    birth_weight_g: 3410,
    birth_weight_text: '3.41 kg',
    made_by: parent.id,
    made_at: at,
    changed_by: parent.id,
    changed_at: at,
    version: 1,
    ...facts,
  };
  await home.house.db.insertInto('children').values(row).execute();
  const child = { id: row.id, firstName: row.first_name, bornOn: row.born_on };
  await tie(home, child, parent, { relationship, is_primary: 1 });
  return child;
}

/** @returns the id of the tie */
export async function tie(
  { house }: TestHouse,
  child: { readonly id: string },
  { id }: Person,
  right: Partial<Tables['child_parents']> = {},
): Promise<string> {
  const row = { relationship: 'guardian' as const, is_primary: 0 as const, may: 'edit' as const, ...right };
  const tieId = newId();
  await house.db
    .insertInto('child_parents')
    .values({ id: tieId, child_id: child.id, user_id: id, joined_at: house.clock().toISOString(), ...row })
    .execute();
  return tieId;
}

/** Defaults to two months. */
export async function aMeasurement(
  { house }: TestHouse,
  child: { readonly id: string },
  { id: made_by }: Pick<Person, 'id'>,
  facts: Partial<Tables['measurements']> = {},
): Promise<{ id: string; version: number }> {
  const at = house.clock().toISOString();
  const row = {
    child_id: child.id,
    id: newId(),
    measured_on: day('2026-09-19'),
    age_in_months_only: null,
    weight_g: 5100,
    weight_text: '5.1 kg',
    height_tenth_mm: 5720,
    height_text: '57.2 cm',
    position: 'lying' as const,
    head_tenth_mm: 3830,
    head_text: '38.3 cm',
    place: 'doctor' as const,
    note: null,
    kept: '[]',
    made_by,
    made_at: at,
    changed_by: made_by,
    changed_at: at,
    version: 1,
    ...facts,
  };
  await house.db.insertInto('measurements').values(row).execute();
  return { id: row.id, version: row.version };
}

/** Defaults to a pending invitation with the right to edit. */
export async function anInvitation(
  { house }: TestHouse,
  child: { readonly id: string },
  { id: made_by }: Person,
  facts: Partial<Tables['invitations']> & { email: string },
): Promise<{ id: string; token: string }> {
  const token = newToken();
  const now = house.clock();
  const row = {
    child_id: child.id,
    id: newId(now.getTime()),
    email_key: keyOf(facts.email),
    relationship: 'guardian' as const,
    may: 'edit' as const,
    token_hash: hashOf(token),
    status: 'pending' as const,
    made_by,
    made_at: now.toISOString(),
    expires_at: new Date(now.getTime() + 7 * 24 * 60 * 60_000).toISOString(),
    answered_by: null,
    answered_at: null,
    ...facts,
  };
  await house.db.insertInto('invitations').values(row).execute();
  return { id: row.id, token };
}
