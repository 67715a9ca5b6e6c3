import { addDays, type Day } from '#domain/time/day.ts';
import { endSessionsOf } from '#server/auth/session.ts';
import { planBegan } from '#server/billing/rules.ts';
import { grant } from '#server/billing/service.ts';
import { insertSettingIfMissing } from '#server/db/settings.ts';
import type { PortalAct } from '#server/payments/test-state.ts';
import { checkOut, manage } from '../../billing/paying.ts';
import type { TestHouse } from '../../house-on.ts';
import { aChild, aMeasurement, aPerson, type Person } from '../../people.ts';
import { evening, type DemoFamily } from './family.ts';

/** Parents whose plan is in each of its states; one of them has a child. */
export const planAccounts = [
  { name: 'Nora Lind', email: 'trial@example.org', daysAgo: 0, acts: null },
  { name: 'Omar Haddad', email: 'expiring@example.org', daysAgo: 28, acts: null, child: 'Noor' },
  { name: 'Lena Fox', email: 'expired@example.org', daysAgo: 45, acts: null },
  { name: 'Kai Moore', email: 'past-due@example.org', daysAgo: 50, acts: ['fail-payment'] },
  { name: 'Mina Park', email: 'provider-trial@example.org', daysAgo: 40, acts: ['start-trial'] },
  { name: 'Eli Stone', email: 'canceled@example.org', daysAgo: 60, acts: ['cancel-now'] },
] as const satisfies readonly {
  readonly name: string;
  readonly email: string;
  /** Since the account was made. */
  readonly daysAgo: number;
  /** What happened to the subscription after it was paid; null without one. */
  readonly acts: readonly PortalAct[] | null;
  /** First name of a child with one measurement. */
  readonly child?: string;
}[];

/** Hannah pays for the plan, Daniel has canceled, Ruth was given it, and others are in every other state. */
export async function demo(family: DemoFamily): Promise<void> {
  const { home, hannah, daniel, today } = family;
  const { config, db } = home.house;
  if (!config.hasPlan || config.payments.provider !== 'test') return;
  await insertSettingIfMissing(db, planBegan, `${addDays(today, -400)}T12:00:00.000Z`);
  for (const { name, email, daysAgo, acts, ...more } of planAccounts) {
    const madeOn = addDays(today, -daysAgo);
    home.clock.set(`${madeOn}T12:00:00.000Z`);
    const person = await aPerson(home, name, { email, ...(await likeThatOf(family, hannah)) });
    if ('child' in more) await giveChild(home, person, more.child, madeOn);
    if (acts !== null) await pay(family, person, addDays(today, -9), acts);
    await endSessionsOf(db, person.id);
  }
  await pay(family, hannah, addDays(today, -9), []);
  await pay(family, daniel, addDays(today, -9), ['cancel-at-end']);
  await giveRuthThePlan(family);
}

/** Two months old, and measured, on the day on which the account was made. */
async function giveChild(home: TestHouse, parent: Person, firstName: string, on: Day): Promise<void> {
  const [, lastName = null] = parent.name.split(' ');
  const facts = { first_name: firstName, last_name: lastName, born_on: addDays(on, -62) };
  const child = await aChild(home, parent, facts, 'father');
  await aMeasurement(home, child, parent, { measured_on: on });
}

async function pay(family: DemoFamily, by: Person, on: Day, acts: readonly PortalAct[]): Promise<void> {
  await evening(family, by, on);
  await checkOut(family.home, by);
  for (const act of acts) await manage(family.home, by, act);
}

/** Everybody of the demo has one password. */
async function likeThatOf({ home }: DemoFamily, { id }: Person) {
  const columns = ['password_hash', 'time_zone'] as const;
  return home.house.db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
}

async function giveRuthThePlan({ home, today }: DemoFamily): Promise<void> {
  const { db, clock } = home.house;
  const ruth = await db.selectFrom('users').select('id').where('name', '=', 'Ruth Brooks').executeTakeFirstOrThrow();
  const until = new Date(`${addDays(today, 365)}T00:00:00.000Z`);
  await grant(db, ruth.id, until, clock());
}
