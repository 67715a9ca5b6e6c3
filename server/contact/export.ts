import type { Db } from '#server/db/db.ts';
import type { Fates } from '#server/db/portable.ts';
import { messagesOf } from './queries.ts';

export const contactFates: Fates = {
  contact_messages: {
    exported: 'with its account',
    imported: { not: 'It was written to the operator of the server where it is.' },
    deleted: { user_id: 'the row' },
    endsBy: 'being 12 months old',
  },
};

/** For the file of the account. */
export function contactMessagesFile(db: Db, userId: string) {
  return messagesOf(db, userId);
}
