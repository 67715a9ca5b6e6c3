import { FIRST_DAY_OF_HEIGHT } from '#domain/growth/score/length.ts';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { changeChild } from '#contract/children.ts';
import { uploadPicture } from '#contract/children/pictures.ts';
import { listCheckups } from '#contract/checkups.ts';
import { addQuestion, changeCheckup } from '#contract/checkups/changes.ts';
import { decideVaccine, noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { addMeasurement } from '#contract/growth.ts';
import { sendInvitation } from '#contract/sharing/invitations.ts';
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
import { children, type DemoChild, type MovedCheckup } from './brooks.ts';
import { portraitOf } from './portraits.ts';
import { vaccinate } from './vaccinating.ts';
import { measure, numbersFrom, type Values, type Visit } from './growing.ts';

const seed = 20;
const timeZone = 'America/New_York';
const emails = { hannah: 'hannah@example.org', daniel: 'daniel@example.org', ruth: 'ruth@example.org' } as const;
const demoAddresses: ReadonlySet<string> = new Set(Object.values(emails));

type Parents = { readonly hannah: Person; readonly daniel: Person; readonly ruth: Person };

/** Everybody has the same password; `session` is one of Hannah's. */
export type DemoSignIn = { readonly emails: typeof emails; readonly password: string; readonly session: string };

/** The message is shown to the user. */
export class DemoRefused extends Error {}

/** In the table of settings while a demo is being made. */
const underWay = 'demo-under-way';

/**
 * Fills an empty instance with the Brooks family, with measurements up to today; what an interrupted demo left is removed
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
    const { hannah, daniel, ruth } = await raiseFamily(home, todayIn(timeZone, now), passwordHash);
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

async function raiseFamily(home: TestHouse, today: Day, password_hash: string): Promise<Parents> {
  const oldest = Math.max(...children.map(({ ageDays }) => ageDays));
  setEvening(home, addDays(today, -oldest - 20));
  const settings = { time_zone: timeZone, password_hash };
  const hannah = await aPerson(home, 'Hannah Brooks', { email: emails.hannah, ...settings });
  const daniel = await aPerson(home, 'Daniel Brooks', { email: emails.daniel, ...settings });
  const ruth = await aPerson(home, 'Ruth Brooks', { email: emails.ruth, ...settings });
  const parents = { hannah, daniel, ruth };
  const chance = numbersFrom(seed);
  let newest = '';
  for (const child of children) newest = await raise(home, child, parents, today, chance);
  await inviteAunt(home, hannah, newest, today);
  return parents;
}

async function inviteAunt(home: TestHouse, hannah: Person, childId: string, today: Day): Promise<void> {
  setEvening(home, addDays(today, -2));
  await signIn(home, hannah);
  const aunt = { email: 'ines@example.org', relationship: 'guardian', right: 'view' } as const;
  await hannah.call(sendInvitation, { body: { newbornId: childId, ...aunt } });
}

async function signIn(home: TestHouse, { id, cookies }: Person): Promise<void> {
  const session = { userId: id, remember: false, now: home.clock.now() };
  cookies.set('sid', await openSession(home.house.db, session));
}

/** Adds a child and each measurement on the evening of its day. @returns the child's id */
async function raise(
  home: TestHouse,
  plan: DemoChild,
  parents: Parents,
  today: Day,
  chance: () => number,
): Promise<string> {
  const { hannah, daniel, ruth } = parents;
  const bornOn = addDays(today, -plan.ageDays);
  setEvening(home, bornOn);
  const child = await aChild(
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
  await letIn(home, child, hannah, daniel, { relationship: plan.relationship.daniel, may: 'edit' });
  await givePicture(home, hannah, child.id, plan, bornOn);
  await letIn(home, child, hannah, ruth, { relationship: 'guardian', may: 'view' });
  await enter(home, hannah, child.id, bornOn, { ageDays: 0, place: 'doctor' }, plan.atBirth);
  await visitDoctor(hannah, child.id, plan, { on: bornOn, checkups: ['newborn'], place: 'City Hospital' });
  for (const visit of plan.visits) {
    const by = visit.place === 'home' ? daniel : hannah;
    await enter(home, by, child.id, bornOn, visit, measure(plan.course, visit, chance));
    const on = addDays(bornOn, visit.ageDays);
    await visitDoctor(by, child.id, plan, { on, checkups: visit.checkups ?? [], place: 'Green Street Pediatrics' });
  }
  if (plan.condition !== undefined) await noteCondition(home, hannah, child.id, plan.condition, today);
  if (plan.deferral) await defer(home, daniel, child.id, plan.deferral, today);
  if (plan.moved) await move(home, parents, child.id, plan.moved, today);
  for (const parent of [hannah, daniel, ruth]) await saveActiveChild(home.house.db, parent.id, child.id);
  return child.id;
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

async function givePicture(home: TestHouse, hannah: Person, childId: string, plan: DemoChild, bornOn: Day) {
  await signIn(home, hannah);
  const { id: pictureId } = await hannah.call(uploadPicture, { upload: await portraitOf(plan.firstName) });
  const { firstName, lastName, gestationDays, course, atBirth } = plan;
  const weight = { birthWeightKg: atBirth.weightKg, birthWeightText: `${atBirth.weightKg} kg` };
  const motherHepatitisB = 'negative' as const;
  const facts = { firstName, lastName, bornOn, gender: course.gender, gestationDays, motherHepatitisB, ...weight };
  await hannah.call(changeChild, { params: { childId }, body: { ...facts, pictureId, version: 1 } });
}

async function enter(
  home: TestHouse,
  by: Person,
  childId: string,
  bornOn: Day,
  { ageDays, place, note }: Visit,
  { weightKg, heightCm, headCm }: Values,
): Promise<void> {
  const measuredOn = addDays(bornOn, ageDays);
  setEvening(home, measuredOn);
  await signIn(home, by);
  await by.call(addMeasurement, {
    params: { childId },
    body: {
      measuredOn,
      weightKg,
      weightText: `${weightKg} kg`,
      heightCm,
      heightText: heightCm === null ? null : `${heightCm} cm`,
      position: heightCm === null ? null : positionAt(ageDays),
      headCm,
      headText: headCm === null ? null : `${headCm} cm`,
      place,
      note: note ?? null,
    },
  });
}

type DoctorVisit = { readonly on: Day; readonly checkups: readonly string[]; readonly place: string };

async function visitDoctor(by: Person, childId: string, plan: DemoChild, { on, checkups, place }: DoctorVisit) {
  await complete(by, childId, checkups);
  const hasShots = checkups.some((visit) => !plan.withoutShots?.includes(visit));
  if (hasShots) await vaccinate(by, childId, on, place);
}

/** Notes a condition four evenings ago. */
async function noteCondition(
  home: TestHouse,
  by: Person,
  childId: string,
  condition: string,
  today: Day,
): Promise<void> {
  setEvening(home, addDays(today, -4));
  await signIn(home, by);
  await by.call(noteVaccineConditions, { params: { childId }, body: { conditions: [condition], seen: [] } });
}

/** Defers a vaccine three evenings ago. */
async function defer(
  home: TestHouse,
  by: Person,
  childId: string,
  { vaccine, forDays, reason }: NonNullable<DemoChild['deferral']>,
  today: Day,
): Promise<void> {
  setEvening(home, addDays(today, -3));
  await signIn(home, by);
  const body = { decision: 'deferred', until: addDays(today, forDays), reason, version: null } as const;
  await by.call(decideVaccine, { params: { childId, vaccine }, body });
}

async function complete(by: Person, childId: string, visits: readonly string[]): Promise<void> {
  if (visits.length === 0) return;
  for (const { id: checkupId, visit, version } of await by.call(listCheckups, { params: { childId } })) {
    if (!visits.includes(visit)) continue;
    await by.call(changeCheckup, { params: { childId, checkupId }, body: { completed: true, version } });
  }
}

/** Moves a checkup as Daniel a week before today, and adds each parent's questions. */
async function move(home: TestHouse, parents: Parents, childId: string, moved: MovedCheckup, today: Day) {
  const { daniel } = parents;
  setEvening(home, addDays(today, -7));
  await signIn(home, daniel);
  const list = await daniel.call(listCheckups, { params: { childId } });
  const { id: checkupId, version } = list.find(({ visit }) => visit === moved.visit) ?? { id: '', version: 1 };
  const params = { childId, checkupId };
  const body = { scheduledOn: addDays(today, moved.inDays), notes: moved.notes, version };
  await daniel.call(changeCheckup, { params, body });
  for (const { by, daysAgo, text } of moved.questions) {
    setEvening(home, addDays(today, -daysAgo));
    await signIn(home, parents[by]);
    await parents[by].call(addQuestion, { params, body: { text } });
  }
}

function positionAt(ageDays: number): 'lying' | 'standing' {
  return ageDays < FIRST_DAY_OF_HEIGHT ? 'lying' : 'standing';
}

/** In the family's time zone. */
function setEvening({ clock }: TestHouse, day: Day): void {
  clock.set(`${day}T23:10:00.000Z`);
}
