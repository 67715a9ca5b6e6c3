import type { At } from '#server/db/columns.ts';

/** What somebody wrote to the operator. */
type ContactMessagesTable = {
  id: string;
  /** Null for a visitor. */
  user_id: string | null;
  name: string;
  /** As typed: it proves nothing. */
  email: string;
  subject: string;
  message: string;
  /** Null where the operator has no address. */
  mail_id: string | null;
  made_at: At;
  answered_at: At | null;
};

declare module '#server/db/tables.ts' {
  interface Tables {
    contact_messages: ContactMessagesTable;
  }
}
