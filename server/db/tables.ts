import type { SecurityEventKind } from '#contract/accounts/security-events.ts';
import type { MailKind } from '#contract/mail-kinds.ts';
import type { ReferenceChoice } from '#domain/growth/references/reference-plan.ts';
import type { At, Flag } from './columns.ts';
import type { Generated } from 'kysely';

type UsersTable = {
  id: string;
  name: string;
  /** As typed. */
  email: string;
  /** `keyOf(email)`, unique. */
  email_key: string;
  password_hash: string;
  region: Generated<string>;
  /** IANA name. */
  time_zone: Generated<string>;
  units: Generated<'metric' | 'us'>;
  theme: Generated<'system' | 'light' | 'dark'>;
  growth_reference: Generated<ReferenceChoice>;
  used_at: At | null;
  idle_noted_at: At | null;
  /** Set once its owner has closed the account. */
  erased_from: At | null;
  made_at: At;
  changed_at: At;
  version: Generated<number>;
};

type TokensTable = {
  /** SHA-256 in hex. */
  hash: string;
  purpose: string;
  sign_up_id: string | null;
  user_id: string | null;
  /** The browser that used it may open it again. */
  browser_hash: string | null;
  made_at: At;
  expires_at: At;
  spent_at: At | null;
};

type SessionsTable = {
  id: string;
  user_id: string;
  /** SHA-256 in hex, unique. */
  token_hash: string;
  remember: Flag;
  made_at: At;
  used_at: At;
  /** Extended by use. */
  idle_ends_at: At;
  /** Use does not extend it. */
  ends_at: At;
  device: Generated<string>;
  /** When the password was last given again. */
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

/** Who may write what all parents read. */
type EditorsTable = { user_id: string; made_at: At };

/** The outbox: written in the transaction of the change, sent after the commit. */
type MailsTable = {
  id: string;
  kind: MailKind;
  to_address: string;
  subject: string;
  text: string;
  html: string;
  made_at: At;
  sent_at: At | null;
  user_id: string | null;
  /** The first of them when it is about several children. */
  child_id: string | null;
  /** A POST here unsubscribes; null unless it is a reminder. */
  stop_url: Generated<string | null>;
};

/** The further children that a mail is about. */
type MailsAboutTable = { child_id: string; mail_id: string };

/** Run at least once. Deleted when done; a repeating job is rescheduled. */
type JobsTable = {
  id: string;
  kind: string;
  /** Unique within its kind. */
  key: string | null;
  payload: string;
  run_at: At;
  claim: string | null;
  lease_ends_at: At | null;
  tries: number;
  /** Only codes: a message could repeat what a family entered. */
  last_error: string | null;
  given_up_at: At | null;
  made_at: At;
};

type RateLimitsTable = {
  key: string;
  started_at: At;
  used: number;
};

type ChallengesTable = {
  id: string;
  action: string;
  /** Leading zero bits of the answer. */
  bits: number;
  expires_at: At;
};

type SettingsTable = {
  name: string;
  value: string;
};

/** What a payment provider would keep, where payments are tests. */
type TestPaymentsTable = {
  id: string;
  kind: 'customer' | 'checkout' | 'portal' | 'subscription';
  customer_id: string;
  /** Of the request that made it: sent again, it makes nothing. */
  request_key: string | null;
  /** JSON. */
  state: string;
  made_at: At;
};

/** Calls of the language model, with nothing of what was asked. */
type AiUsageTable = {
  user_id: string;
  /** In UTC. */
  on_day: string;
  calls: number;
  tokens_in: number;
  tokens_out: number;
  errors: number;
};

/** The same of all accounts. */
type AiMonthsTable = {
  /** '2026-11', in UTC. */
  month: string;
  calls: number;
  tokens_in: number;
  tokens_out: number;
  errors: number;
};

/** Whether an account lets its questions be sent to a provider of language models. */
type AiConsentsTable = {
  user_id: string;
  /** Host of the provider. */
  recipient: string;
  agrees: Flag;
  at: At;
};

type MigrationsTable = {
  name: string;
  applied_at: At;
};

/** Every table, for Kysely; each room adds its own in its `tables.ts`. A test compares them with the migrations. */
export interface Tables {
  users: UsersTable;
  tokens: TokensTable;
  sessions: SessionsTable;
  security_events: SecurityEventsTable;
  editors: EditorsTable;
  mails: MailsTable;
  mails_about: MailsAboutTable;
  jobs: JobsTable;
  rate_limits: RateLimitsTable;
  challenges: ChallengesTable;
  settings: SettingsTable;
  test_payments: TestPaymentsTable;
  ai_usage: AiUsageTable;
  ai_months: AiMonthsTable;
  ai_consents: AiConsentsTable;
  migrations: MigrationsTable;
}
