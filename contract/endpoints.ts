import * as accounts from '#contract/accounts/signing-in.ts';
import * as deletion from '#contract/accounts/deletion.ts';
import { listCheckups } from './checkups.ts';
import * as checkups from '#contract/checkups/changing.ts';
import * as calendarFeed from '#contract/checkups/calendar-feed.ts';
import * as reminders from '#contract/checkups/reminders.ts';
import { stopReminders } from '#contract/checkups/stop-reminders.ts';
import * as children from './children.ts';
import * as pictures from '#contract/children/pictures.ts';
import type { Endpoint } from './endpoint.ts';
import { listSecurityEvents } from '#contract/accounts/security-events.ts';
import * as growth from './growth.ts';
import { readMeasurementsAsFhir } from '#contract/growth/fhir.ts';
import { lookUpPercentiles, readReferenceTable } from '#contract/growth/reference-table.ts';
import * as csv from '#contract/growth/csv.ts';
import { listVaccines, readVaccinePlan } from './vaccines.ts';
import * as vaccines from '#contract/vaccines/changing.ts';
import { readVaccinesAsFhir } from '#contract/vaccines/fhir.ts';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import * as transfers from '#contract/accounts/transfers.ts';
import * as passwords from '#contract/accounts/passwords.ts';
import * as sessions from '#contract/accounts/sessions.ts';
import * as me from '#contract/accounts/me.ts';
import * as answering from '#contract/sharing/answering.ts';
import * as invitations from '#contract/sharing/invitations.ts';
import * as parents from '#contract/sharing/parents.ts';

/** Every endpoint by name. Each has a handler, an access row and tests. */
export const endpoints = {
  askChallenge: accounts.askChallenge,
  signUp: accounts.signUp,
  resendConfirmation: accounts.resendConfirmation,
  confirmAddress: accounts.confirmAddress,
  signIn: accounts.signIn,
  signOut: accounts.signOut,
  signOutEverywhere: accounts.signOutEverywhere,
  provePassword: passwords.provePassword,
  changePassword: passwords.changePassword,
  forgotPassword: passwords.forgotPassword,
  resetPassword: passwords.resetPassword,
  listSessions: sessions.listSessions,
  endSession: sessions.endSession,
  endOtherSessions: sessions.endOtherSessions,
  readMe: me.readMe,
  changeMe: me.changeMe,
  readDeletion: deletion.readDeletion,
  closeAccount: deletion.closeAccount,
  cancelDeletion: deletion.cancelDeletion,
  listSecurityEvents,
  listTransfers: transfers.listTransfers,
  startExport: transfers.startExport,
  downloadExport: transfers.downloadExport,
  readExport: transfers.readExport,
  startImport: transfers.startImport,
  listChildren: children.listChildren,
  readChild: children.readChild,
  addChild: children.addChild,
  changeChild: children.changeChild,
  removeChild: children.removeChild,
  chooseActiveChild: children.chooseActiveChild,
  uploadPicture: pictures.uploadPicture,
  listPictures: pictures.listPictures,
  deletePicture: pictures.deletePicture,
  showPicture: pictures.showPicture,
  listParents: parents.listParents,
  changeParent: parents.changeParent,
  removeParent: parents.removeParent,
  leaveChild: parents.leaveChild,
  sendInvitation: invitations.sendInvitation,
  listInvitations: invitations.listInvitations,
  cancelInvitation: invitations.cancelInvitation,
  readInvitation: answering.readInvitation,
  declineInvitation: answering.declineInvitation,
  processInvitation: answering.processInvitation,
  listMeasurements: growth.listMeasurements,
  addMeasurement: growth.addMeasurement,
  changeMeasurement: growth.changeMeasurement,
  removeMeasurement: growth.removeMeasurement,
  readMeasurementsAsFhir,
  readReferenceTable,
  lookUpPercentiles,
  downloadCsv: csv.downloadCsv,
  previewCsv: csv.previewCsv,
  addCsv: csv.addCsv,
  listVaccines,
  readVaccinePlan,
  addDoses: vaccines.addDoses,
  changeDose: vaccines.changeDose,
  removeDose: vaccines.removeDose,
  changePlannedDose: vaccines.changePlannedDose,
  decideVaccine: vaccines.decideVaccine,
  undecideVaccine: vaccines.undecideVaccine,
  chooseVaccineAuthority: vaccines.chooseVaccineAuthority,
  readVisitPlan,
  readVaccinesAsFhir,
  listCheckups,
  changeCheckup: checkups.changeCheckup,
  addQuestion: checkups.addQuestion,
  changeQuestion: checkups.changeQuestion,
  removeQuestion: checkups.removeQuestion,
  answerPast: checkups.answerPast,
  readCalendarFeed: calendarFeed.readCalendarFeed,
  makeCalendarFeed: calendarFeed.makeCalendarFeed,
  removeCalendarFeed: calendarFeed.removeCalendarFeed,
  serveCalendar: calendarFeed.serveCalendar,
  readReminders: reminders.readReminders,
  changeReminders: reminders.changeReminders,
  stopReminders,
} as const satisfies Record<string, Endpoint>;
