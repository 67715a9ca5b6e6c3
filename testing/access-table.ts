import type { endpoints } from '#contract/endpoints.ts';

/** The six people of the access matrix, by their names in a test family. */
export const people = ['nobody', 'stranger', 'viewer', 'coParent', 'removed', 'parent'] as const;
export type PersonName = (typeof people)[number];

/** What somebody gets: what was asked for, or a refusal of this code. */
export type Outcome = 'done' | 'sign-in-needed' | 'not-found' | 'not-allowed';

type Row = Readonly<Record<PersonName, Outcome>>;
const toAnyone: Row = {
  nobody: 'done',
  stranger: 'done',
  viewer: 'done',
  coParent: 'done',
  removed: 'done',
  parent: 'done',
};
const toAccounts: Row = { ...toAnyone, nobody: 'sign-in-needed' };
/** What is one account's own is not there for anybody else, whatever they are to the child. */
const toItsAccount: Row = {
  nobody: 'sign-in-needed',
  stranger: 'not-found',
  viewer: 'not-found',
  coParent: 'not-found',
  removed: 'not-found',
  parent: 'done',
};
const toEveryViewer: Row = { ...toAccounts, stranger: 'not-found', removed: 'not-found' };
const toEveryEditor: Row = { ...toEveryViewer, viewer: 'not-allowed' };
const toThePrimaryParent: Row = { ...toEveryEditor, coParent: 'not-allowed' };

/**
 * Who may do what, written by hand from the access matrix of the security checklist and from nothing in the code:
 * a visitor is asked to sign in, what is not yours is not there, what you may see but not change is not allowed.
 */
export const accessTable: Readonly<Record<keyof typeof endpoints, Row>> = {
  // Account: created by anyone; read and changed by its owner alone, since these calls name no other account.
  askChallenge: toAnyone,
  signUp: toAnyone,
  resendConfirmation: toAnyone,
  confirmAddress: toAnyone,
  signIn: toAnyone,
  signOut: toAccounts,
  signOutEverywhere: toAccounts,
  provePassword: toAccounts,
  changePassword: toAccounts,
  forgotPassword: toAnyone,
  resetPassword: toAnyone,
  listSessions: toAccounts,
  endSession: toItsAccount,
  endOtherSessions: toAccounts,
  readMe: toAccounts,
  changeMe: toAccounts,
  listSecurityEvents: toAccounts,
  listTransfers: toAccounts,
  startExport: toAccounts,
  startImport: toAccounts,

  // Export: own account; whoever else knows its id gets nothing.
  downloadExport: toItsAccount,
  readExport: toItsAccount,

  // Account: closed and kept by its owner alone.
  readDeletion: toAccounts,
  closeAccount: toAccounts,
  cancelDeletion: toAccounts,

  // Child: everybody has a list and may add their own; viewers read, co-parents read and change, the primary parent removes.
  listChildren: toAccounts,
  addChild: toAccounts,
  readChild: toEveryViewer,
  changeChild: toEveryEditor,
  removeChild: toThePrimaryParent,
  chooseActiveChild: toEveryViewer,

  // Picture: everybody keeps uploads of their own; a child's is shown to whoever may see the child.
  uploadPicture: toAccounts,
  listPictures: toAccounts,
  deletePicture: toItsAccount,
  showPicture: toEveryViewer,

  // Access list: viewers read names, co-parents remove others, the primary parent changes rights; leaving is for
  // everyone but the primary parent, and the family of that request has another one.
  listParents: toEveryViewer,
  changeParent: toThePrimaryParent,
  removeParent: toEveryEditor,
  leaveChild: toEveryViewer,

  // Invitation: co-parents make, read and cancel them; with the link anyone reads and declines, and only the invited
  // address accepts, which is the primary parent's in these requests.
  sendInvitation: toEveryEditor,
  listInvitations: toEveryEditor,
  cancelInvitation: toEveryEditor,
  readInvitation: toAnyone,
  declineInvitation: toAnyone,
  processInvitation: {
    nobody: 'sign-in-needed',
    stranger: 'not-allowed',
    viewer: 'not-allowed',
    coParent: 'not-allowed',
    removed: 'not-allowed',
    parent: 'done',
  },

  // Measurement: viewers read, co-parents and the primary parent do everything.
  listMeasurements: toEveryViewer,
  addMeasurement: toEveryEditor,
  changeMeasurement: toEveryEditor,
  removeMeasurement: toEveryEditor,
  readMeasurementsAsFhir: toEveryViewer,
  downloadCsv: toEveryViewer,
  previewCsv: toEveryEditor,
  addCsv: toEveryEditor,

  // Vaccines: viewers read, co-parents and the primary parent mark, decide and choose. The schedule is published.
  listVaccines: toAccounts,
  readVaccinePlan: toEveryViewer,
  readVisitPlan: toEveryViewer,
  readVaccinesAsFhir: toEveryViewer,
  addDoses: toEveryEditor,
  changeDose: toEveryEditor,
  removeDose: toEveryEditor,
  changePlannedDose: toEveryEditor,
  decideVaccine: toEveryEditor,
  undecideVaccine: toEveryEditor,
  chooseVaccineAuthority: toEveryEditor,

  // Checkup, with the questions for it: viewers read, co-parents and the primary parent do everything.
  listCheckups: toEveryViewer,
  changeCheckup: toEveryEditor,
  addQuestion: toEveryEditor,
  changeQuestion: toEveryEditor,
  removeQuestion: toEveryEditor,
  answerPast: toEveryEditor,

  // Calendar and reminders: everybody who may see the child has their own; the calendar itself is for whoever has its
  // secret, and a reminder is stopped by whoever got it. Both requests carry the primary parent's own secret.
  readCalendarFeed: toEveryViewer,
  makeCalendarFeed: toEveryViewer,
  removeCalendarFeed: toEveryViewer,
  serveCalendar: toAnyone,
  readReminders: toEveryViewer,
  changeReminders: toEveryViewer,
  stopReminders: toAnyone,

  // Reference tables: published, the same for every account.
  readReferenceTable: toAccounts,
  lookUpPercentiles: toAccounts,
};
