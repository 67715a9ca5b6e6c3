import type { At, Flag } from '#server/db/columns.ts';

/** A row for each account that lets its messages be kept. */
type ChatHistoriesTable = {
  user_id: string;
  kept_since: At;
};

type ChatMessagesTable = {
  user_id: string;
  /** Sorts by when it was asked. */
  id: string;
  /** The child asked about. */
  child_id: string | null;
  asked_at: At;
  text: string;
  /** `ChatReply` as JSON. */
  answer: string;
  is_imported: Flag;
};

declare module '#server/db/tables.ts' {
  interface Tables {
    chat_histories: ChatHistoriesTable;
    chat_messages: ChatMessagesTable;
  }
}
