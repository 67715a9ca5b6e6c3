import type { SecurityEventKind } from '#contract/accounts/security-events.ts';
import type { MailKind } from '#contract/mail-kinds.ts';
import type { ReferenceChoice } from '#domain/growth/references/reference-plan.ts';
import type { At, Flag } from './columns.ts';
import type { Generated } from 'kysely';

/** A parent who has confirmed an address. */
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
  /** Last use, to the day; null until first recorded. */
  used_at: At | null;
  /** When its owner was notified that it has been idle. */
  idle_noted_at: At | null;
  /** When it is erased, once its owner has closed it. */
  erased_from: At | null;
  made_at: At;
  changed_at: At;
  version: Generated<number>;
};

/** A single-use link sent by mail. */
type TokensTable = {
  /** SHA-256 of the token, in hex. */
  hash: string;
  purpose: string;
  sign_up_id: string | null;
  user_id: string | null;
  /** The browser that used it, so that opening it again there succeeds. */
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
  /** When it ends without use. */
  idle_ends_at: At;
  /** When it ends in any case. */
  ends_at: At;
  /** Such as 'Phone, Firefox'. */
  device: Generated<string>;
  /** When the password was last given again in it. */
  proved_at: At | null;
};

type SecurityEventsTable = {
  id: string;
  user_id: string;
  kind: SecurityEventKind;
  /** Such as an invited address. */
  detail: string | null;
  device: string;
  at: At;
};

/** The outbox: a mail is written in the transaction of its change and sent after the commit. */
type MailsTable = {
  id: string;
  kind: MailKind;
  to_address: string;
  subject: string;
  text: string;
  html: string;
  made_at: At;
  sent_at: At | null;
  /** The account it is about, and is deleted with. */
  user_id: string | null;
  /** The child it is about, and is deleted with. */
  child_id: string | null;
  /** A POST here unsubscribes from mails of this kind; null unless it is a reminder. */
  stop_url: Generated<string | null>;
};

/** Background work, run at least once. Deleted when done; a repeating job is rescheduled. */
type JobsTable = {
  id: string;
  kind: string;
  /** Unique within its kind. */
  key: string | null;
  /** JSON. */
  payload: string;
  run_at: At;
  /** Claim token of the current worker. */
  claim: string | null;
  /** When the current worker's claim expires. */
  lease_ends_at: At | null;
  tries: number;
  /** Only codes: a message could repeat what a family entered. */
  last_error: string | null;
  given_up_at: At | null;
  made_at: At;
};

/** Uses of a limit in the window that began at `started_at`. */
type RateLimitsTable = {
  key: string;
  started_at: At;
  used: number;
};

/** A single-use proof-of-work challenge. */
type ChallengesTable = {
  id: string;
  action: string;
  /** Leading zero bits that the answer needs. */
  bits: number;
  expires_at: At;
};

/** Settings the installation stores about itself. */
type SettingsTable = {
  name: string;
  value: string;
};

/** Applied migrations. */
type MigrationsTable = {
  name: string;
  applied_at: At;
};

/**
 * Every table, for Kysely. Here are the shared ones; each room adds its own in its `tables.ts`. Written by hand beside
 * the migrations; a test compares both.
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
