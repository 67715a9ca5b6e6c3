import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The database or a transaction on it: what a function takes that only needs to query. */
export type Db = Kysely<Tables>;

/** An open transaction: what a function takes that must not run outside one. Only `tx` makes it. */
export type Trx = Transaction<Tables>;
