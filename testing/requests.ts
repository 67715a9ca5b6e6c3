import type { endpoints } from '#contract/endpoints.ts';
import type { Request as Given } from '#contract/endpoint.ts';
import { day } from '#domain/time/day.ts';
import type { Db } from '#server/db/db.ts';
import { decideVaccine } from '#contract/vaccines/changing.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
import { openSession } from '#server/auth/session.ts';
import { newId } from '#server/db/id.ts';
import { anExport, anExportFile } from './moving.ts';
import { anUpload, aPhoto, pictureOf } from './files/pictures.ts';
import { aWeightCsv } from './files/csv-files.ts';
import { aCheckup, aQuestion } from './checkups/checkups.ts';
import { aChild, aMeasurement, anInvitation, aPerson, familyPassword, tie, type Family } from './family.ts';
import { aCalendarToken, aStopToken } from './checkups/reminding.ts';
import { anEmail, answered, asksForReset, linksTo, resetLinksTo, signsUp } from './accounts.ts';
import { workOff } from './jobs.ts';
import { aPlan, marked, rowOf } from './vaccines/kept-vaccines.ts';

export type EndpointName = keyof typeof endpoints;

/** For each endpoint a request that succeeds, once, for the primary parent of the family. */
export const requestTo: {
  readonly [Name in EndpointName]: (family: Family) => Promise<Given<(typeof endpoints)[Name]>>;
} = {
  askChallenge: async () => ({ body: { action: 'sign-up' } }),
  signUp: async (family) => ({ body: await aSignUp(family) }),
  resendConfirmation: async (family) => ({
    body: { email: family.stranger.email, challengeToken: await answered(family.nobody, 'resend') },
  }),
  confirmAddress: async (family) => ({ body: { token: await aConfirmingToken(family) } }),
  signIn: async (family) => ({
    body: {
      email: family.parent.email,
      password: familyPassword,
      remember: true,
      challengeToken: await answered(family.nobody, 'sign-in'),
    },
  }),
  signOut: async () => ({ body: {} }),
  signOutEverywhere: async () => ({ body: {} }),
  listSessions: async () => ({}),
  endSession: async (family) => ({ params: { sessionId: await anotherSession(family) } }),
  endOtherSessions: async () => ({ body: {} }),
  changePassword: async () => ({ body: { currentPassword: familyPassword, ...anotherPassword } }),
  forgotPassword: async (family) => ({
    body: { email: family.parent.email, challengeToken: await answered(family.nobody, 'forgot') },
  }),
  resetPassword: async (family) => ({ body: { token: await aResetToken(family), ...anotherPassword } }),
  provePassword: async () => ({ body: { password: familyPassword } }),
  readMe: async () => ({}),
  changeMe: async () => ({
    body: {
      name: 'Nora Lind',
      timeZone: 'Europe/Oslo',
      units: 'us',
      theme: 'dark',
      growthReference: 'who',
      version: 1,
    },
  }),
  listSecurityEvents: async () => ({}),
  listTransfers: async () => ({}),
  startExport: async () => ({ body: {} }),
  startImport: async (family) => ({ upload: await anExportFile(family, family.parent) }),
  downloadExport: async (family) => ({
    params: { exportId: await anExport(family, family.parent) },
    body: {},
  }),
  readExport: async (family) => ({ params: { exportId: await anExport(family, family.parent) } }),
  readDeletion: async () => ({}),
  closeAccount: async () => ({ body: { password: familyPassword, confirmation: 'delete' } }),
  cancelDeletion: async ({ house, parent }) => {
    await closeFor(house.db, parent.id);
    return { body: {} };
  },
  listChildren: async () => ({}),
  readChild: async ({ child }) => ({ params: { childId: child.id } }),
  addChild: async () => ({ body: { id: newId(), ...noah } }),
  changeChild: async ({ child }) => ({ params: { childId: child.id }, body: { ...noah, version: 1 } }),
  removeChild: async ({ child }) => ({ params: { childId: child.id }, body: { firstName: child.firstName } }),
  chooseActiveChild: async ({ child }) => ({ body: { childId: child.id } }),
  uploadPicture: async () => ({ upload: await aPhoto() }),
  listPictures: async () => ({}),
  deletePicture: async (family) => ({ params: { pictureId: (await anUpload(family, family.parent)).id } }),
  showPicture: async (family) => ({
    params: { address: (await pictureOf(family, family.child)).replace('/pictures/', '') },
  }),
  listParents: async ({ child }) => ({ params: { childId: child.id } }),
  changeParent: async (family) => ({
    params: await ofAnotherParent(family),
    body: { relationship: 'father', may: 'view' },
  }),
  removeParent: async (family) => ({ params: await ofAnotherParent(family), body: {} }),
  leaveChild: async (family) => {
    await handOver(family);
    return { params: { childId: family.child.id }, body: {} };
  },
  sendInvitation: async ({ child }) => ({
    body: {
      newbornId: child.id,
      email: anEmail(),
      relationship: 'father',
      right: 'view',
      childName: 'Maya Brooks',
      inviterName: 'Hannah Brooks',
    },
  }),
  listInvitations: async ({ child }) => ({ params: { childId: child.id } }),
  cancelInvitation: async (family) => {
    const { id } = await anInvitation(family, family.child, family.parent, { email: anEmail() });
    return { params: { childId: family.child.id, invitationId: id }, body: {} };
  },
  readInvitation: async (family) => ({ body: await aTokenFor(family, anEmail()) }),
  declineInvitation: async (family) => ({ body: await aTokenFor(family, anEmail()) }),
  processInvitation: async (family) => {
    const inviter = await aPerson(family, 'Lin Sato');
    const noahOfLin = await aChild(family, inviter, { first_name: 'Noah' });
    const { token } = await anInvitation(family, noahOfLin, inviter, { email: family.parent.email });
    return { body: { token } };
  },
  listMeasurements: async ({ child }) => ({ params: { childId: child.id } }),
  addMeasurement: async ({ child }) => ({ params: { childId: child.id }, body: { id: newId(), ...atThreeMonths } }),
  changeMeasurement: async (family) => ({
    params: await ofAMeasurement(family),
    body: { ...atThreeMonths, version: 1 },
  }),
  removeMeasurement: async (family) => ({ params: await ofAMeasurement(family), body: { version: 1 } }),
  readMeasurementsAsFhir: async ({ child }) => ({ params: { childId: child.id } }),
  listVaccines: async () => ({}),
  readVaccinePlan: async ({ child }) => ({ params: { childId: child.id } }),
  readVisitPlan: async ({ child }) => ({ params: { childId: child.id } }),
  readVaccinesAsFhir: async ({ child }) => ({ params: { childId: child.id } }),
  addDoses: async (family) => {
    await aPlan(family);
    return { params: { childId: family.child.id }, body: { doses: [hepatitisB] } };
  },
  changeDose: async (family) => ({
    params: await ofADose(family),
    body: { ...hepatitisB, vaccine: 'hepb', lot: 'B4821', version: 1 },
  }),
  removeDose: async (family) => ({ params: await ofADose(family), body: { version: 1 } }),
  changePlannedDose: async (family) => ({
    params: { childId: family.child.id, plannedDoseId: rowOf(await aPlan(family), 'hepb', 1).id },
    body: { completed: true, notes: 'Left thigh.', version: 1 },
  }),
  decideVaccine: async (family) => {
    await aPlan(family);
    return { params: { childId: family.child.id, vaccine: 'covid' }, body: { decision: 'wanted', version: null } };
  },
  undecideVaccine: async (family) => {
    const params = { childId: family.child.id, vaccine: 'covid' };
    await family.parent.call(decideVaccine, { params, body: { decision: 'wanted', version: null } });
    return { params, body: { version: 1 } };
  },
  chooseVaccineAuthority: async (family) => {
    await aPlan(family);
    return { params: { childId: family.child.id }, body: { authority: 'aap-2026', version: 1 } };
  },
  answerPast: async (family) => {
    await aPlan(family);
    return { params: { childId: family.child.id }, body: { checkups: [], doses: [hepatitisB], isDone: true } };
  },
  readReferenceTable: async () => ({ params: { measure: 'weight' }, query: { gender: 'male' } }),
  lookUpPercentiles: async () => ({ params: { measure: 'weight' }, query: { gender: 'male', ageMonths: '4.5' } }),
  downloadCsv: async ({ child }) => ({ params: { childId: child.id } }),
  previewCsv: async ({ child }) => ({ params: { childId: child.id }, query: {}, upload: aWeightCsv() }),
  addCsv: async ({ child }) => ({ params: { childId: child.id }, query: {}, upload: aWeightCsv() }),
  listCheckups: async ({ child }) => ({ params: { childId: child.id } }),
  changeCheckup: async (family) => ({
    params: await ofACheckup(family),
    body: { completed: false, scheduledOn: '2026-11-24', notes: 'Take the booklet along.', version: 1 },
  }),
  addQuestion: async (family) => ({
    params: await ofACheckup(family),
    body: { id: newId(), text: 'Does eczema change our allergy plan?' },
  }),
  changeQuestion: async (family) => ({
    params: await ofAQuestion(family),
    body: { text: 'Do we need iron drops?', answer: 'Not yet.', version: 1 },
  }),
  removeQuestion: async (family) => ({ params: await ofAQuestion(family), body: { version: 1 } }),
  readCalendarFeed: async ({ child }) => ({ params: { childId: child.id } }),
  makeCalendarFeed: async ({ child }) => ({ params: { childId: child.id }, body: { shows: 'first-name' } }),
  removeCalendarFeed: async ({ child }) => ({ params: { childId: child.id } }),
  serveCalendar: async (family) => ({ params: { token: await aCalendarToken(family, family.parent) } }),
  readReminders: async ({ child }) => ({ params: { childId: child.id } }),
  changeReminders: async ({ child }) => ({
    params: { childId: child.id },
    body: { vaccines: true, checkups: false },
  }),
  stopReminders: async (family) => ({ params: { token: await aStopToken(family, family.parent) } }),
};

const anotherPassword = { newPassword: 'Nine owls at 9!', confirmPassword: 'Nine owls at 9!' };

const noah = {
  firstName: 'Noah',
  lastName: 'Brooks',
  bornOn: '2026-07-18',
  gender: 'male' as const,
  gestationDays: 275,
  birthWeightKg: 3.4,
  birthWeightText: '3,400 g',
};

const atThreeMonths = {
  measuredOn: '2026-10-20',
  weightKg: 5.9,
  weightText: '5.9 kg',
  heightCm: 60.1,
  heightText: '60.1 cm',
  position: 'lying' as const,
  headCm: 39.6,
  headText: '39.6 cm',
  place: 'home' as const,
  note: 'Bathroom scale.',
  keep: [],
};

/** Closes an account whose last day is far away. */
async function closeFor(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').set({ erased_from: '2099-01-01T00:00:00.000Z' }).where('id', '=', userId).execute();
}

async function aSignUp({ nobody }: Family) {
  const challengeToken = await answered(nobody, 'sign-up');
  return { name: 'Nora Lind', email: anEmail(), password: familyPassword, challengeToken, timeZone: 'America/Denver' };
}

async function aConfirmingToken(family: Family): Promise<string> {
  const email = anEmail();
  await signsUp(family.visitor(), { email });
  const [token] = await linksTo(family, email);
  if (token === undefined) throw new Error('the confirming mail has no link');
  return token;
}

async function aResetToken(family: Family): Promise<string> {
  await asksForReset(family.visitor(), family.stranger.email);
  await workOff(family);
  const [token] = await resetLinksTo(family, family.stranger.email);
  if (token === undefined) throw new Error('the mail that resets a password has no link');
  return token;
}

async function anotherSession({ house, parent }: Family): Promise<string> {
  await openSession(house.db, { userId: parent.id, remember: false, now: house.clock() });
  const sessions = await parent.call(listSessions, {});
  return sessions.find(({ isThis }) => !isThis)?.id ?? '';
}

const hepatitisB = { givenOn: day('2026-07-19'), cvx: '08', lot: 'A1204', place: 'City Hospital' };

async function ofADose(family: Family) {
  const { doses } = await marked(family, [hepatitisB]);
  return { childId: family.child.id, doseId: doses[0]?.id ?? '' };
}

async function ofAMeasurement(family: Family) {
  const { id } = await aMeasurement(family, family.child, family.parent);
  return { childId: family.child.id, measurementId: id };
}

async function ofACheckup(family: Family) {
  const { id } = await aCheckup(family, family.child, family.parent);
  return { childId: family.child.id, checkupId: id };
}

async function ofAQuestion(family: Family) {
  const params = await ofACheckup(family);
  const { id } = await aQuestion(family, family.child, family.parent, { checkup_id: params.checkupId });
  return { ...params, questionId: id };
}

async function ofAnotherParent(family: Family) {
  const aunt = await aPerson(family, 'Ines Brooks');
  return { childId: family.child.id, parentId: await tie(family, family.child, aunt) };
}

/** Makes somebody else the primary parent, who alone cannot leave. */
async function handOver(family: Family): Promise<void> {
  const { house, child } = family;
  const ties = house.db.updateTable('child_parents').set({ is_primary: 0 }).where('child_id', '=', child.id);
  await ties.execute();
  await tie(family, child, await aPerson(family, 'Ines Brooks'), { is_primary: 1 });
}

async function aTokenFor(family: Family, email: string): Promise<{ token: string }> {
  const { token } = await anInvitation(family, family.child, family.parent, { email });
  return { token };
}
