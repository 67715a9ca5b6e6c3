import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The database or a transaction. */
export type Db = Kysely<Tables>;

/** Only `tx` creates it. */
export type Trx = Transaction<Tables>;
