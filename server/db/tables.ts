import type { Generated } from 'kysely';
import type { SecurityEventKind } from '#contract/accounts/security-events.ts';
import type { MailKind } from '#contract/mail-kinds.ts';
import type { ReferenceChoice } from '#domain/growth/references/reference-plan.ts';
import type { Relationship, Right } from '#domain/sharing/tie.ts';
import type { Day } from '#domain/time/day.ts';
import type {
  CalendarFeedsTable,
  CheckupQuestionsTable,
  CheckupsTable,
  DosesTable,
  PlannedDosesTable,
  RemindersTable,
  SentRemindersTable,
  VaccineDecisionsTable,
  VaccinePlansTable,
} from './care-tables.ts';
import type { At, Entry, Flag } from './columns.ts';

/** An account: a parent who has confirmed an address. */
export type UsersTable = {
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

/** A sign-up whose address nobody has confirmed yet; several may wait for one address. */
export type SignUpsTable = {
  id: string;
  name: string;
  email: string;
  email_key: string;
  password_hash: string;
  region: Generated<string>;
  time_zone: Generated<string>;
  /** The page that was asked for first, an own path. */
  next_path: string | null;
  made_at: At;
  expires_at: At;
};

/** A link sent by mail, spent once. */
export type TokensTable = {
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
export type SessionsTable = {
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
export type SecurityEventsTable = {
  id: string;
  user_id: string;
  kind: SecurityEventKind;
  /** An address that was invited, or the like. */
  detail: string | null;
  device: string;
  at: At;
};

/** A child. */
export type ChildrenTable = Entry & {
  id: string;
  first_name: string;
  last_name: string | null;
  born_on: Day;
  gender: 'female' | 'male' | null;
  gestation_days: number | null;
  birth_weight_g: number | null;
  /** The birth weight as typed, with its unit. */
  birth_weight_text: string | null;
  picture_id: string | null;
  /** Whether the mother had the RSV vaccine in time before the birth; null when the parents have not said. */
  mother_rsv_vaccine: Flag | null;
  /** What the mother's hepatitis B test said; null when the parents have not said. */
  mother_hepatitis_b: 'positive' | 'negative' | 'unknown' | null;
};

/**
 * A picture in storage. An upload belongs to an account; choosing one for a child makes a row of the child's own that
 * points to the same file, so that it stays when the uploader leaves.
 */
export type PicturesTable = {
  id: string;
  /** 128 random bits, under which it is asked for. */
  address: string;
  storage_key: string;
  user_id: string | null;
  child_id: string | null;
  bytes: number;
  made_at: At;
};

/** A parent's tie to a child. A child has at most one primary parent. */
export type ChildParentsTable = {
  id: string;
  child_id: string;
  user_id: string;
  relationship: Relationship;
  is_primary: Flag;
  may: Right;
  joined_at: At;
  invited_by: string | null;
};

/** An invitation to a child, for one mail address. Canceling deletes it. */
export type InvitationsTable = {
  child_id: string;
  id: string;
  /** As typed. */
  email: string;
  /** `keyOf(email)`. */
  email_key: string;
  relationship: Relationship;
  may: Right;
  /** SHA-256 of the link's token, in hex. */
  token_hash: string;
  /** One that nobody answered by `expires_at` has expired, whatever stands here. */
  status: 'pending' | 'accepted' | 'declined';
  made_by: string | null;
  made_at: At;
  expires_at: At;
  answered_by: string | null;
  answered_at: At | null;
};

/** The child a parent looked at last. */
export type ActiveChildrenTable = {
  user_id: string;
  child_id: string;
};

/** What was measured on one day. */
export type MeasurementsTable = Entry & {
  child_id: string;
  id: string;
  measured_on: Day;
  /** Months of age as given, when only they were given; the day is then reckoned from them. */
  age_in_months_only: number | null;
  weight_g: number | null;
  /** Each `…_text` is the value as typed, with its unit. */
  weight_text: string | null;
  height_tenth_mm: number | null;
  height_text: string | null;
  position: 'lying' | 'standing' | null;
  head_tenth_mm: number | null;
  head_text: string | null;
  place: 'home' | 'doctor' | null;
  note: string | null;
  /** JSON list of the fields whose unusual value the parent confirmed. */
  kept: string;
};

/** The outbox: a mail is written with the change it tells of and sent after the commit. */
export type MailsTable = {
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
export type JobsTable = {
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

/** An export or an import of an account's data. */
export type TransfersTable = {
  id: string;
  user_id: string;
  kind: 'export' | 'import';
  status: 'waiting' | 'running' | 'ready' | 'failed';
  done: number;
  total: number | null;
  storage_key: string | null;
  bytes: number | null;
  /** JSON: what was made, or why it failed. */
  result: string | null;
  made_at: At;
  ended_at: At | null;
  expires_at: At;
};

/** How much of a limit is used in the window that began at `started_at`. */
export type RateLimitsTable = {
  key: string;
  started_at: At;
  used: number;
};

/** A proof-of-work task, spent once. */
export type ChallengesTable = {
  id: string;
  action: string;
  /** How many leading zero bits the answer must have. */
  bits: number;
  expires_at: At;
};

/** What this installation remembers about itself. */
export type SettingsTable = {
  name: string;
  value: string;
};

/** Which migrations this database has had. */
export type MigrationsTable = {
  name: string;
  applied_at: At;
};

/** Every table, as Kysely sees it. Written by hand beside the migrations; a test compares both. */
export type Tables = {
  users: UsersTable;
  sign_ups: SignUpsTable;
  tokens: TokensTable;
  sessions: SessionsTable;
  security_events: SecurityEventsTable;
  children: ChildrenTable;
  child_parents: ChildParentsTable;
  active_children: ActiveChildrenTable;
  pictures: PicturesTable;
  invitations: InvitationsTable;
  measurements: MeasurementsTable;
  vaccine_plans: VaccinePlansTable;
  doses: DosesTable;
  planned_doses: PlannedDosesTable;
  vaccine_decisions: VaccineDecisionsTable;
  checkups: CheckupsTable;
  checkup_questions: CheckupQuestionsTable;
  calendar_feeds: CalendarFeedsTable;
  reminders: RemindersTable;
  sent_reminders: SentRemindersTable;
  mails: MailsTable;
  jobs: JobsTable;
  transfers: TransfersTable;
  rate_limits: RateLimitsTable;
  challenges: ChallengesTable;
  settings: SettingsTable;
  migrations: MigrationsTable;
};
