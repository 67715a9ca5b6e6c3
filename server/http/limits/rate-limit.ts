import type { Db } from '#server/db/db.ts';
import { Problem } from '../problem.ts';
import { countUse } from './queries.ts';

/** At most so many uses in a window of so many seconds. */
export type Limit = { readonly most: number; readonly windowS: number };

export type Limits = {
  /** Sign-ins for one account from one network address. */
  readonly signInPair: Limit;
  /** Sign-ins from one network address. */
  readonly signInNetwork: Limit;
  /** Sign-ups and mails aimed at one mail address. */
  readonly mailAddress: Limit;
  /** Sign-ups and mails from one network address. */
  readonly mailNetwork: Limit;
  /** Passwords given again in one session. */
  readonly passwordSession: Limit;
  /** Invitations that one account has mailed. */
  readonly invitationAccount: Limit;
  /** Challenges given to one network address. */
  readonly challengeNetwork: Limit;
  /** Pictures sent by one account. */
  readonly pictures: Limit;
  /** Files sent by one account to be imported. */
  readonly imports: Limit;
  /** Tables of measurements sent by one account, to be looked at or added. */
  readonly csvFiles: Limit;
  /** Reads of one calendar address. */
  readonly calendarReads: Limit;
  /** Calendar addresses that do not exist, asked for from one network address. */
  readonly calendarGuesses: Limit;
};

const quarterHour = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/** The limits of a real server. */
export const realLimits: Limits = {
  signInPair: { most: 10, windowS: quarterHour },
  signInNetwork: { most: 30, windowS: quarterHour },
  mailAddress: { most: 5, windowS: hour },
  mailNetwork: { most: 30, windowS: hour },
  passwordSession: { most: 10, windowS: quarterHour },
  invitationAccount: { most: 10, windowS: day },
  challengeNetwork: { most: 300, windowS: quarterHour },
  pictures: { most: 60, windowS: hour },
  imports: { most: 10, windowS: day },
  csvFiles: { most: 300, windowS: hour },
  calendarReads: { most: 120, windowS: hour },
  calendarGuesses: { most: 60, windowS: hour },
};

/**
 * Takes one use of a limit. The count is kept in the database, so that it survives a restart
 * and holds for several servers together.
 *
 * @param key what is limited and for whom, such as `sign-in:{address}`; kept only as a hash
 * @throws Problem `slow-down` with the seconds to wait
 */
export async function spend(db: Db, key: string, { most, windowS }: Limit, now: Date): Promise<void> {
  const { used, startedAt } = await countUse(db, key, new Date(now.getTime() - windowS * 1000), now);
  if (used <= most) return;
  const retryAfterS = Math.max(1, Math.ceil(windowS - (now.getTime() - startedAt.getTime()) / 1000));
  throw new Problem('slow-down', { retryAfterS });
}
