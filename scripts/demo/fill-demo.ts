import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { changeChild } from '#contract/children.ts';
import { uploadPicture } from '#contract/children/pictures.ts';
import { addDays, todayIn, type Day } from '#domain/time/day.ts';
import { hashPassword, realCost } from '#server/auth/password.ts';
import { readConfig } from '#server/config.ts';
import { endSessionsOf, openSession } from '#server/auth/session.ts';
import { saveActiveChild } from '#server/children/queries/active-child.ts';
import type { Db } from '#server/db/db.ts';
import { migrate } from '#server/db/migrations/migrate.ts';
import { hasTables } from '#server/db/own-folder.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { insertSettingIfMissing, selectSetting } from '#server/db/settings.ts';
import type { Tables } from '#server/db/tables.ts';
import { folderStorage } from '#server/storage/folder-storage.ts';
import { aChild, anInvitation, aPerson, type Person, tie } from '#testing/people.ts';
import { emptyTables } from '#testing/db/stored-rows.ts';
import { houseOn, type TestHouse } from '#testing/house-on.ts';
import { planAccounts } from '#testing/rooms/demo/billing.ts';
import { brooks, type ChildPlan } from '#testing/rooms/demo/brooks.ts';
import { evening, type DemoChild, type DemoFamily } from '#testing/rooms/demo/family.ts';
import { demos } from '#testing/rooms/rooms.ts';
import { portraitOf } from './portraits.ts';

const timeZone = 'America/New_York';
const emails = { hannah: 'hannah@example.org', daniel: 'daniel@example.org', ruth: 'ruth@example.org' } as const;
const demoAddresses: ReadonlySet<string> = new Set([
  ...Object.values(emails),
  ...planAccounts.map(({ email }) => email),
]);

type Parents = Pick<DemoFamily, 'hannah' | 'daniel'> & { readonly ruth: Person };

/** Everybody has the same password; `session` is one of Hannah's. */
export type DemoSignIn = { readonly emails: typeof emails; readonly password: string; readonly session: string };

/** The message is shown to the user. */
export class DemoRefused extends Error {}

/** In the table of settings while a demo is being made. */
const underWay = 'demo-under-way';

/**
 * Fills an empty instance with the Brooks family, with entries up to today; what an interrupted demo left is removed
 * first.
 *
 * @param config settings of the server that will run it, for the links in its mails
 * @throws DemoRefused when there are accounts, or others may reach the server
 * @throws DatabaseRefused when the database cannot be used
 */
export async function fillDemo(
  dataDir: string,
  databaseUrl?: string,
  config = readConfig({ LOG_LEVEL: 'silent' }),
): Promise<DemoSignIn> {
  if (!config.isLoopback)
    throw new DemoRefused('The demo family is for this machine alone: run it without PUBLIC_URL.');
  const db = await openDb({ dataDir, databaseUrl });
  try {
    await requireNoOthers(db);
    await migrate(db);
    const home = houseOn(db, { config, passwordCost: realCost, storage: folderStorage(join(dataDir, 'files')) });
    if ((await selectSetting(db, underWay)) !== null) await emptyTables(db);
    await insertSettingIfMissing(db, underWay, 'yes');
    const now = new Date();
    const password = aPassword();
    const passwordHash = await hashPassword(password, realCost);
    const { ruth, ...family } = await raiseFamily(home, todayIn(timeZone, now), passwordHash);
    for (const demo of demos) await demo(family);
    const { hannah, daniel } = family;
    for (const { id } of [hannah, daniel, ruth]) await endSessionsOf(db, id);
    await db.updateTable('users').set({ used_at: now.toISOString() }).execute();
    const session = await openSession(db, { userId: hannah.id, remember: false, now });
    await db.deleteFrom('settings').where('name', '=', underWay).execute();
    return { emails, password, session };
  } finally {
    await close(db);
  }
}

/** Made for this instance, since the published one of the tests would open it to anybody. */
function aPassword(): string {
  return randomBytes(10)
    .toString('hex')
    .replace(/(.{5})(?!$)/g, '$1-');
}

/** Before the first change: only what an interrupted demo left may be removed. */
async function requireNoOthers(db: Db): Promise<void> {
  if (!(await hasTables(db))) return;
  const accounts = await db
    .selectFrom('users')
    .select('email')
    .limit(demoAddresses.size + 1)
    .execute();
  if (accounts.length === 0) return;
  const isOfDemo = accounts.every(({ email }) => demoAddresses.has(email));
  if (isOfDemo && (await selectSetting(db, underWay)) !== null) return;
  throw new DemoRefused('This instance has accounts already; the demo fills only an empty one.');
}

/** Adds the family, its children and who may see them. */
async function raiseFamily(home: TestHouse, today: Day, password_hash: string): Promise<DemoFamily & Parents> {
  const oldest = Math.max(...brooks.map(({ ageDays }) => ageDays));
  home.clock.set(`${addDays(today, -oldest - 20)}T23:10:00.000Z`);
  const settings = { time_zone: timeZone, password_hash };
  const hannah = await aPerson(home, 'Hannah Brooks', { email: emails.hannah, ...settings });
  const daniel = await aPerson(home, 'Daniel Brooks', { email: emails.daniel, ...settings });
  const ruth = await aPerson(home, 'Ruth Brooks', { email: emails.ruth, ...settings });
  const parents = { hannah, daniel, ruth };
  const children: DemoChild[] = [];
  for (const plan of brooks) children.push(await bear(home, plan, parents, today));
  return { home, today, ...parents, children };
}

/** Adds a child on the evening of its birth. */
async function bear(home: TestHouse, plan: ChildPlan, parents: Parents, today: Day): Promise<DemoChild> {
  const { hannah, daniel, ruth } = parents;
  const bornOn = addDays(today, -plan.ageDays);
  await evening({ home }, hannah, bornOn);
  const { id } = await aChild(
    home,
    hannah,
    {
      first_name: plan.firstName,
      last_name: plan.lastName,
      born_on: bornOn,
      gender: plan.course.gender,
      gestation_days: plan.gestationDays,
      birth_weight_g: Math.round(plan.atBirth.weightKg * 1000),
      birth_weight_text: `${plan.atBirth.weightKg} kg`,
    },
    plan.relationship.hannah,
  );
  const child = { ...plan, id, bornOn };
  await letIn(home, child, hannah, daniel, { relationship: plan.relationship.daniel, may: 'edit' });
  await givePicture(hannah, child);
  await letIn(home, child, hannah, ruth, { relationship: 'grandparent', may: 'view' });
  for (const parent of [hannah, daniel, ruth]) await saveActiveChild(home.house.db, parent.id, id);
  return child;
}

type Tie = Pick<Tables['child_parents'], 'relationship' | 'may'>;

/** Invites a guest on the evening of the birth; the guest accepts at once. */
async function letIn(home: TestHouse, child: { id: string }, by: Person, guest: Person, as: Tie): Promise<void> {
  const answered_at = home.clock.now().toISOString();
  await anInvitation(home, child, by, {
    email: guest.email,
    status: 'accepted',
    answered_by: guest.id,
    answered_at,
    ...as,
  });
  await tie(home, child, guest, { invited_by: by.id, ...as });
}

async function givePicture(hannah: Person, child: DemoChild): Promise<void> {
  const { id: pictureId } = await hannah.call(uploadPicture, { upload: await portraitOf(child.firstName) });
  const { firstName, lastName, bornOn, gestationDays, course, atBirth } = child;
  const weight = { birthWeightKg: atBirth.weightKg, birthWeightText: `${atBirth.weightKg} kg` };
  const motherHepatitisB = 'negative' as const;
  const facts = { firstName, lastName, bornOn, gender: course.gender, gestationDays, motherHepatitisB, ...weight };
  await hannah.call(changeChild, { params: { childId: child.id }, body: { ...facts, pictureId, version: 1 } });
}
