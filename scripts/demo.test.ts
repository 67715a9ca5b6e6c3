import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { daysBetween, day } from '#domain/time/day.ts';
import { isPassword, realCost } from '#server/auth/password.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrations/migrate.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { insertSettingIfMissing } from '#server/db/settings.ts';
import { fates } from '#server/portability/fates.ts';
import { aPlace } from '#testing/db/a-database.ts';
import { storedRows } from '#testing/db/stored-rows.ts';
import { aHouse } from '#testing/house.ts';
import { aPerson, familyPassword } from '#testing/people.ts';
import { fillDemo, DemoRefused } from './demo/fill-demo.ts';

type Place = Awaited<ReturnType<typeof aPlace>>;
type SignIn = Awaited<ReturnType<typeof fillDemo>>;

let place: Place;
let signIn: SignIn;
/** Made where a demo was interrupted before. */
let another: Place;
let secondSignIn: SignIn;

beforeAll(async () => {
  [place, another] = [await aPlace(), await aPlace()];
  signIn = await fillDemo(place.dataDir, place.databaseUrl);
  await leaveHalfADemo(another);
  secondSignIn = await fillDemo(another.dataDir, another.databaseUrl);
}, 300_000);

async function leaveHalfADemo(where: Place): Promise<void> {
  const db = await openDb(where);
  await migrate(db);
  await insertSettingIfMissing(db, 'demo-under-way', 'yes');
  await aPerson(await aHouse({ db }), 'Hannah Brooks', { email: 'hannah@example.org' });
  await close(db);
}

test('[decision 56] the demo family is the same each time, also after an interrupted one, and looks as a family does', async () => {
  const one = await storedIn(place);

  expect(await storedIn(another)).toEqual(one);
  expect(one.filter(({ child }) => child === 'Maya')).toHaveLength(9);
  expect(one.filter(({ child }) => child === 'Leo')).toHaveLength(16);
  expect(one.filter(({ child, age }) => child === 'Jonah' && age > 730)).toHaveLength(4);
  expect(one.find(({ child }) => child === 'Theo')).toMatchObject({ gestationDays: 231 });
  expect(one.every(({ kept }) => kept === '[]')).toBe(true);
});

test('[CHK-01] the children of the demo have had their checkups, and Maya’s next one is moved and has two questions', async () => {
  const plan = await checkupsIn(place);

  expect(completedOf(plan, 'Maya')).toEqual(['newborn', 'first-week', 'm1', 'm2']);
  expect(completedOf(plan, 'Theo')).toEqual(['newborn', 'first-week', 'm1', 'm2', 'm4', 'm6']);
  expect(completedOf(plan, 'Leo')).toHaveLength(10);
  expect(completedOf(plan, 'Jonah')).toHaveLength(12);
  expect(plan.filter(({ scheduled_on }) => scheduled_on !== null)).toMatchObject([
    { child: 'Maya', visit: 'm4', changedBy: 'Daniel Brooks' },
  ]);
  expect(plan.flatMap(({ questions }) => questions)).toEqual([
    'Hannah Brooks: Does eczema change our allergy plan?',
    'Daniel Brooks: Do we need iron drops?',
  ]);
});

test('the demo family has entries in every table that an export takes along with a child', async () => {
  const db = await openDb(place);
  const rows = await storedRows(db);
  await close(db);
  const tables = Object.entries(fates).filter(([, { exported }]) => exported === 'with its child');

  expect(tables.map(([table]) => table)).toContain('measurements');
  expect(
    tables.map(([table]) => table).filter((table) => !rows[table]?.length),
    'add some in the `demo` of its room, in testing/rooms',
  ).toEqual([]);
});

test('[ART-04] what the demo’s editor has begun was not written in the time to come', async () => {
  const db = await openDb(place);
  const written = await db.selectFrom('articles').select('changed_at').execute();
  await close(db);

  expect(written).toHaveLength(1);
  expect(written.filter(({ changed_at }) => changed_at > new Date().toISOString())).toEqual([]);
});

test('[decision 56] accounts of others are left alone, even where a demo was interrupted', async () => {
  const real = await aPlace();
  await leaveHalfADemo(real);
  const db = await openDb(real);
  await aPerson(await aHouse({ db }), 'Priya Rao', { email: 'priya@example.org' });
  const before = await storedRows(db);
  await close(db);

  await expect(fillDemo(real.dataDir, real.databaseUrl)).rejects.toThrow(DemoRefused);

  const after = await openDb(real);
  expect(await storedRows(after)).toEqual(before);
  await close(after);
});

test('[decision 56] accounts of a demo that was interrupted do not have the published password', async () => {
  const broken = await aPlace();
  mkdirSync(broken.dataDir, { recursive: true });
  writeFileSync(join(broken.dataDir, 'files'), 'no folder, so that no picture can be kept');

  await expect(fillDemo(broken.dataDir, broken.databaseUrl)).rejects.toBeDefined();

  const db = await openDb(broken);
  const accounts = await db.selectFrom('users').select('password_hash').execute();
  await close(db);
  expect(accounts).toHaveLength(3);
  for (const { password_hash: hash } of accounts) expect(await isPassword(familyPassword, hash, realCost)).toBe(false);
});

test('the demo leaves an instance with accounts alone', async () => {
  const before = await storedIn(place);

  await expect(fillDemo(place.dataDir, place.databaseUrl)).rejects.toThrow(DemoRefused);

  expect(await storedIn(place)).toEqual(before);
});

/** By child and age. */
async function storedIn(filled: typeof place) {
  const db = await openDb(filled);
  const rows = await db
    .selectFrom('measurements')
    .innerJoin('children', 'children.id', 'measurements.child_id')
    .select(['first_name as child', 'gestation_days as gestationDays', 'born_on', 'measured_on'])
    .select(['weight_g', 'height_tenth_mm', 'head_tenth_mm', 'place', 'note', 'kept'])
    .orderBy('first_name')
    .orderBy('measured_on')
    .execute();
  await close(db);
  return rows.map(({ born_on, measured_on, ...row }) => ({ ...row, age: daysBetween(day(born_on), day(measured_on)) }));
}

/** By child and recommended day, with who asked what. */
async function checkupsIn(filled: typeof place) {
  const db = await openDb(filled);
  const rows = await db
    .selectFrom('checkups')
    .innerJoin('children', 'children.id', 'checkups.child_id')
    .innerJoin('users', 'users.id', 'checkups.changed_by')
    .select(['checkups.id', 'first_name as child', 'visit', 'scheduled_on', 'completed', 'users.name as changedBy'])
    .orderBy('first_name')
    .orderBy('recommended_on')
    .execute();
  const asked = await db
    .selectFrom('checkup_questions')
    .innerJoin('users', 'users.id', 'checkup_questions.made_by')
    .select(['checkup_id', 'asked', 'users.name as by'])
    .orderBy('checkup_questions.made_at')
    .execute();
  await close(db);
  const ofRow = (id: string) => asked.filter(({ checkup_id }) => checkup_id === id);
  return rows.map((row) => ({ ...row, questions: ofRow(row.id).map(({ by, asked: text }) => `${by}: ${text}`) }));
}

function completedOf(plan: Awaited<ReturnType<typeof checkupsIn>>, name: string): string[] {
  return plan.filter(({ child, completed }) => child === name && completed === 1).map(({ visit }) => visit);
}

test('[decision 56] the demo is made with a password of its own, which no test or page knows', async () => {
  expect(signIn.password).toMatch(/^([0-9a-f]{5}-){3}[0-9a-f]{5}$/);
  expect(secondSignIn.password).not.toBe(signIn.password);
  const db = await openDb(place);
  const rows = await db.selectFrom('users').select('password_hash').execute();
  await close(db);
  for (const { password_hash: hash } of rows) {
    expect(await isPassword(signIn.password, hash, realCost)).toBe(true);
    expect(await isPassword(familyPassword, hash, realCost)).toBe(false);
  }
});

test('[decision 56] a server that others may reach gets no demo', async () => {
  const open = await aPlace('empty');
  const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://family.example.org' });

  await expect(fillDemo(open.dataDir, open.databaseUrl, config)).rejects.toThrow('for this machine alone');

  expect(existsSync(open.dataDir)).toBe(false);
});

test('[CON-01] the operator of the demo has a message to answer, and one that was answered', async () => {
  const db = await openDb(place);
  const messages = await db.selectFrom('contact_messages').selectAll().orderBy('made_at').execute();
  await close(db);

  expect(messages.map(({ name, answered_at }) => [name, answered_at !== null])).toEqual([
    ['Hannah Brooks', true],
    ['Daniel Brooks', false],
  ]);
});

test('[SUB-02] the demo has an account in each state of the plan', async () => {
  const db = await openDb(place);
  const rows = await db
    .selectFrom('users')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'users.id')
    .leftJoin('plan_grants', 'plan_grants.user_id', 'users.id')
    .select([
      'email',
      'status',
      'cancels_at_period_end as isCanceled',
      'until_at as grantEndsAt',
      'users.made_at as madeAt',
    ])
    .orderBy('email')
    .execute();
  const [child, ...others] = await db
    .selectFrom('children')
    .innerJoin('measurements', 'measurements.child_id', 'children.id')
    .innerJoin('users', 'users.id', 'children.made_by')
    .select(['first_name as firstName', 'email'])
    .where('email', '!=', 'hannah@example.org')
    .execute();
  await close(db);

  expect(child).toEqual({ firstName: 'Noor', email: 'expiring@example.org' });
  expect(others).toEqual([]);
  const now = Date.now();
  const daysOld = (madeAt: string) => Math.round((now - Date.parse(madeAt)) / 86_400_000);
  const said = rows.map(({ email, status, isCanceled, grantEndsAt, madeAt }) => {
    const trial = ['trial@example.org', 'expiring@example.org', 'expired@example.org'].includes(email);
    return [email, status, isCanceled, grantEndsAt !== null, trial ? daysOld(madeAt) : null];
  });
  expect(said).toEqual([
    ['canceled@example.org', 'canceled', 0, false, null],
    ['daniel@example.org', 'active', 1, false, null],
    ['expired@example.org', null, null, false, expect.toSatisfy((days) => days > 30)],
    ['expiring@example.org', null, null, false, expect.toSatisfy((days) => days >= 27 && days < 30)],
    ['hannah@example.org', 'active', 0, false, null],
    ['past-due@example.org', 'past_due', 0, false, null],
    ['provider-trial@example.org', 'trialing', 0, false, null],
    ['ruth@example.org', null, null, true, null],
    ['trial@example.org', null, null, false, expect.toSatisfy((days) => days < 2)],
  ]);
});
