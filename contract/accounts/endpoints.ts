import type { Endpoint } from '#contract/endpoint.ts';
import { cancelDeletion, closeAccount, readDeletion } from './deletion.ts';
import { enterBy, linkIssuer, proveByIssuer, readWaysIn, unlinkIdentity } from './identities.ts';
import { changeMe, readMe } from './me.ts';
import { changePassword, forgotPassword, provePassword, resetPassword } from './passwords.ts';
import { listSecurityEvents } from './security-events.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';
import {
  askChallenge,
  confirmAddress,
  resendConfirmation,
  signIn,
  signOut,
  signOutEverywhere,
  signUp,
} from './signing-in.ts';
import { downloadExport, listTransfers, readExport, startExport, startImport } from './transfers.ts';

export const accountsEndpoints = {
  askChallenge,
  signUp,
  resendConfirmation,
  confirmAddress,
  signIn,
  signOut,
  signOutEverywhere,
  provePassword,
  changePassword,
  forgotPassword,
  resetPassword,
  listSessions,
  endSession,
  endOtherSessions,
  enterBy,
  readWaysIn,
  linkIssuer,
  proveByIssuer,
  unlinkIdentity,
  readMe,
  changeMe,
  readDeletion,
  closeAccount,
  cancelDeletion,
  listSecurityEvents,
  listTransfers,
  startExport,
  downloadExport,
  readExport,
  startImport,
} as const satisfies Record<string, Endpoint>;
