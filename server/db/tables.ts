import type { SecurityEventKind } from '#contract/accounts/security-events.ts';
import type { MailKind } from '#contract/mail-kinds.ts';
import type { ReferenceChoice } from '#domain/growth/references/reference-plan.ts';
import type { At, Flag } from './columns.ts';
import type { Generated } from 'kysely';

/** An account: a parent who has confirmed an address. */
type UsersTable = {
  id: string;
  name: string;
  /** As typed, for mails and the screen. */
  email: string;
  /** `keyOf(email)`, unique. */
  email_key: string;
  /** A PHC string. */
  password_hash: string;
  region: Generated<string>;
  /** IANA name of the browser's zone. */
  time_zone: Generated<string>;
  units: Generated<'metric' | 'us'>;
  theme: Generated<'system' | 'light' | 'dark'>;
  growth_reference: Generated<ReferenceChoice>;
  /** When it was last used, to the day; null in an account from before this was noted. */
  used_at: At | null;
  /** When its owner was told that it has not been used for long. */
  idle_noted_at: At | null;
  /** From when on it is erased, for an account that its owner has closed. */
  erased_from: At | null;
  made_at: At;
  changed_at: At;
  version: Generated<number>;
};

/** A link sent by mail, spent once. */
type TokensTable = {
  /** SHA-256 of the token, in hex. */
  hash: string;
  purpose: string;
  sign_up_id: string | null;
  user_id: string | null;
  /** Which browser spent it, so that its second press counts as a success. */
  browser_hash: string | null;
  made_at: At;
  expires_at: At;
  spent_at: At | null;
};

/** A signed-in browser or app. */
type SessionsTable = {
  id: string;
  user_id: string;
  /** SHA-256 of the token, in hex, unique. */
  token_hash: string;
  remember: Flag;
  made_at: At;
  used_at: At;
  /** When it ends if nobody uses it. */
  idle_ends_at: At;
  /** When it ends in any case. */
  ends_at: At;
  /** What it was opened with, in words: 'Phone, Firefox'. */
  device: Generated<string>;
  /** When the password was last given in it again. */
  proved_at: At | null;
};

/** Something that matters for the safety of an account. */
type SecurityEventsTable = {
  id: string;
  user_id: string;
  kind: SecurityEventKind;
  /** An address that was invited, or the like. */
  detail: string | null;
  device: string;
  at: At;
};

/** The outbox: a mail is written with the change it tells of and sent after the commit. */
type MailsTable = {
  id: string;
  kind: MailKind;
  to_address: string;
  subject: string;
  text: string;
  html: string;
  made_at: At;
  sent_at: At | null;
  /** The account it is about; it goes with it. */
  user_id: string | null;
  /** The child it is about; it goes with it. */
  child_id: string | null;
  /** Where one POST ends mails of its kind; null for a mail that is no reminder. */
  stop_url: Generated<string | null>;
};

/** Work to be done in the background, at least once. Done, it is gone; a repeating one is put off. */
type JobsTable = {
  id: string;
  kind: string;
  /** Of a kind, each key is there once. */
  key: string | null;
  /** JSON. */
  payload: string;
  run_at: At;
  /** By which whoever works at it knows that nobody else does. */
  claim: string | null;
  /** Until when somebody works at it. */
  lease_ends_at: At | null;
  tries: number;
  /** Codes alone, never a text that may repeat what a family entered. */
  last_error: string | null;
  given_up_at: At | null;
  made_at: At;
};

/** How much of a limit is used in the window that began at `started_at`. */
type RateLimitsTable = {
  key: string;
  started_at: At;
  used: number;
};

/** A proof-of-work task, spent once. */
type ChallengesTable = {
  id: string;
  action: string;
  /** How many leading zero bits the answer must have. */
  bits: number;
  expires_at: At;
};

/** What this installation remembers about itself. */
type SettingsTable = {
  name: string;
  value: string;
};

/** Which migrations this database has had. */
type MigrationsTable = {
  name: string;
  applied_at: At;
};

/**
 * Every table, as Kysely sees it. Here are those that the ground works with; each room adds its own in its `tables.ts`. Written
 * by hand beside the migrations; a test compares both.
 */
export interface Tables {
  users: UsersTable;
  tokens: TokensTable;
  sessions: SessionsTable;
  security_events: SecurityEventsTable;
  mails: MailsTable;
  jobs: JobsTable;
  rate_limits: RateLimitsTable;
  challenges: ChallengesTable;
  settings: SettingsTable;
  migrations: MigrationsTable;
}
