import type { At } from '#server/db/columns.ts';
import type { Generated } from 'kysely';

/** Several may wait for one address. */
type SignUpsTable = {
  id: string;
  name: string;
  email: string;
  email_key: string;
  password_hash: string;
  region: Generated<string>;
  time_zone: Generated<string>;
  next_path: string | null;
  made_at: At;
  expires_at: At;
};

/** The operator's. */
type InvitedAddressesTable = { email_key: string; email: string; made_at: At; expires_at: At };

type IdentitiesTable = {
  id: string;
  user_id: string;
  /** Its address, as it gives it itself. */
  issuer: string;
  subject: string;
  /** Of the settings, for its label. */
  issuer_name: string;
  email: string | null;
  made_at: At;
  used_at: At;
  /** Since when it lets nobody in any more. */
  unlinked_at: At | null;
};

declare module '#server/db/tables.ts' {
  interface Tables {
    sign_ups: SignUpsTable;
    invited_addresses: InvitedAddressesTable;
    identities: IdentitiesTable;
  }
}
