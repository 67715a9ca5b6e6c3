import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The database or a transaction. */
export type Db = Kysely<Tables>;

/** An open transaction. Only `tx` creates it. */
export type Trx = Transaction<Tables>;
