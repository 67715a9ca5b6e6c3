import type { Relationship, Right } from '#domain/sharing/tie.ts';
import type { At, Flag } from '#server/db/columns.ts';

/** A child has at most one primary parent. */
type ChildParentsTable = {
  id: string;
  child_id: string;
  user_id: string;
  relationship: Relationship;
  is_primary: Flag;
  may: Right;
  joined_at: At;
  invited_by: string | null;
};

/** For one mail address. One for several children has a row for each, with the same id and token. Canceling deletes a row. */
type InvitationsTable = {
  child_id: string;
  id: string;
  /** As typed. */
  email: string;
  /** `keyOf(email)`. */
  email_key: string;
  relationship: Relationship;
  may: Right;
  /** SHA-256 in hex; the same in all rows of the invitation. */
  token_hash: string;
  /** An unanswered one has expired after `expires_at`, whatever the status. */
  status: 'pending' | 'accepted' | 'declined';
  made_by: string | null;
  made_at: At;
  expires_at: At;
  answered_by: string | null;
  answered_at: At | null;
};

declare module '#server/db/tables.ts' {
  interface Tables {
    child_parents: ChildParentsTable;
    invitations: InvitationsTable;
  }
}
