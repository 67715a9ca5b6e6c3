import type { At } from '#server/db/columns.ts';

type TransfersTable = {
  id: string;
  user_id: string;
  /** An arrival is the claim of a file on its way, and becomes an import. */
  kind: 'export' | 'import' | 'arrival';
  status: 'waiting' | 'running' | 'ready' | 'failed';
  done: number;
  total: number | null;
  storage_key: string | null;
  bytes: number | null;
  /** JSON: what was transferred, or why it failed. */
  result: string | null;
  made_at: At;
  ended_at: At | null;
  expires_at: At;
};

declare module '#server/db/tables.ts' {
  interface Tables {
    transfers: TransfersTable;
  }
}
