import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The database or a transaction: for functions that only query. */
export type Db = Kysely<Tables>;

/** An open transaction: for functions that must run inside one. Only `tx` creates it. */
export type Trx = Transaction<Tables>;
