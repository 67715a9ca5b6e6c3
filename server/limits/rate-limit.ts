import type { Db } from '#server/db/db.ts';
import { Problem } from '#server/problem.ts';
import { countUse, selectUse } from './queries.ts';

export type Limit = { readonly most: number; readonly windowS: number };

/**
 * Shared by strangers behind one address: past `easy` uses the security check gets harder, past twice as many harder
 * still, and past `most` they are refused.
 */
export type SharedLimit = Limit & { readonly easy: number };

/** For what must never stop altogether: past `most` uses, one is still allowed every `thenOneInS` seconds. */
export type SparseLimit = Limit & { readonly thenOneInS: number };

export type Limits = {
  /** One account from one network address. */
  readonly signInPair: Limit;
  readonly signInNetwork: SharedLimit;
  /** Sign-ups with one mail address, and mails about them, from one network address. */
  readonly mailPair: Limit;
  /** Sign-ups, and mails that visitors ask for: each kind for itself. */
  readonly mailNetwork: SharedLimit;
  /** Links that confirm one mail address, whoever asks. */
  readonly confirmationsTo: SparseLimit;
  /** Mails to the operator about new accounts. */
  readonly newAccountsTold: Limit;
  readonly passwordSession: Limit;
  readonly invitationAccount: Limit;
  /** Invitations of one address from one network address, whatever the account. */
  readonly invitationPair: Limit;
  readonly challengeNetwork: Limit;
  /** What issuers were asked for in vain, by browsers that came back to one network address. */
  readonly issuerNetwork: Limit;
  readonly newChildren: Limit;
  readonly removedChildren: Limit;
  /** Uploads by one account. */
  readonly pictures: Limit;
  /** Files of a child's record, downloaded by one account. */
  readonly filesTaken: Limit;
  readonly exports: Limit;
  readonly imports: Limit;
  /** For preview or import. */
  readonly csvFiles: Limit;
  /** Made by one account. */
  readonly calendarAddresses: Limit;
  readonly calendarReads: Limit;
  /** Requests for unknown calendar addresses. */
  readonly calendarGuesses: Limit;
  /** Checkouts and portals that one account opens; as often it may ask whether a payment has come. */
  readonly paymentPages: Limit;
  /** Messages to the operator from visitors. */
  readonly contactNetwork: SharedLimit;
  /** Messages to the operator from one account. */
  readonly contactAccount: Limit;
  /** Mails to the operator about what visitors wrote; what comes beyond is told of in a summary. */
  readonly contactMails: Limit;
  readonly contactSummaries: Limit;
  /** Mails to visitors that their message has come. */
  readonly contactConfirmationsAll: Limit;
  /** Mails to one address that a message of its own has come. */
  readonly contactConfirmations: Limit;
  /** Messages of one account to the chat that tell of no danger. */
  readonly chatMessages: Limit;
  /** Insights that one account begins, of whichever children, also those that it cancels. */
  readonly insights: Limit;
};

const quarterHour = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

export const realLimits: Limits = {
  signInPair: { most: 10, windowS: quarterHour },
  signInNetwork: { easy: 30, most: 300, windowS: quarterHour },
  mailPair: { most: 5, windowS: hour },
  mailNetwork: { easy: 30, most: 1000, windowS: hour },
  confirmationsTo: { most: 5, windowS: day, thenOneInS: hour },
  newAccountsTold: { most: 20, windowS: day },
  passwordSession: { most: 10, windowS: quarterHour },
  invitationAccount: { most: 10, windowS: day },
  invitationPair: { most: 20, windowS: day },
  challengeNetwork: { most: 3000, windowS: quarterHour },
  issuerNetwork: { most: 300, windowS: quarterHour },
  newChildren: { most: 20, windowS: day },
  // As many as an account can have: each leaves its id on the list of what was deleted, for months.
  removedChildren: { most: 100, windowS: day },
  pictures: { most: 60, windowS: hour },
  filesTaken: { most: 60, windowS: hour },
  exports: { most: 20, windowS: day },
  imports: { most: 10, windowS: day },
  csvFiles: { most: 300, windowS: hour },
  calendarAddresses: { most: 20, windowS: hour },
  calendarReads: { most: 120, windowS: hour },
  calendarGuesses: { most: 60, windowS: hour },
  paymentPages: { most: 60, windowS: hour },
  contactNetwork: { easy: 3, most: 30, windowS: hour },
  contactAccount: { most: 10, windowS: hour },
  contactMails: { most: 50, windowS: day },
  contactSummaries: { most: 1, windowS: hour },
  contactConfirmationsAll: { most: 200, windowS: day },
  contactConfirmations: { most: 3, windowS: day },
  chatMessages: { most: 200, windowS: day },
  insights: { most: 40, windowS: day },
};

/**
 * In the database, so that counts survive a restart and are shared by several servers.
 *
 * @param key as of `countUse`
 * @param refusal of one use too many, after which so many seconds are to wait
 * @returns the uses in the running window
 * @throws Problem `slow-down` with the seconds to wait
 */
export async function spend(
  db: Db,
  key: string,
  { most, windowS }: Limit,
  now: Date,
  refusal = (retryAfterS: number) => new Problem('slow-down', { retryAfterS }),
): Promise<number> {
  const { used, startedAt } = await countUse(db, key, new Date(now.getTime() - windowS * 1000), now);
  if (used <= most) return used;
  const retryAfterS = Math.max(1, Math.ceil(windowS - (now.getTime() - startedAt.getTime()) / 1000));
  throw refusal(retryAfterS);
}

/**
 * Counts nothing, for what counts only once it has failed.
 *
 * @throws Problem `slow-down`, with a window to wait at most
 */
export async function requireLeft(db: Db, key: string, { most, windowS }: Limit, now: Date): Promise<void> {
  const used = await selectUse(db, key, new Date(now.getTime() - windowS * 1000), now);
  if (used >= most) throw new Problem('slow-down', { retryAfterS: windowS });
}

/** For what is refused only by `requireLeft`. */
export async function countFailure(db: Db, key: string, { windowS }: Limit, now: Date): Promise<void> {
  await countUse(db, key, new Date(now.getTime() - windowS * 1000), now);
}
