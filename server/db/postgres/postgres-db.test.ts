import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { aDatabase, aPostgresUrl } from '#testing/db/a-database.ts';
import { urlOf } from '#testing/db/cluster.ts';
import { DatabaseRefused } from '../database-refused.ts';
import { isUnavailable } from '../db-errors.ts';
import type { Db } from '../db.ts';
import { newId } from '../id.ts';
import { close, ping } from '../open-db.ts';
import { openPostgres } from './postgres-db.ts';
import { tx } from '../tx.ts';

test('a server out of reach is refused in one sentence, which does not tell the password', async () => {
  const opening = openPostgres('postgres://ana:secret@127.0.0.1:1/fernling');

  await expect(opening).rejects.toThrow(DatabaseRefused);
  await expect(opening).rejects.toThrow(/^The PostgreSQL database cannot be reached \([^.]+127\.0\.0\.1:1\)\.$/);
});

describe('PostgreSQL', () => {
  test('that does not keep text as UTF-8 is refused', async () => {
    const { port } = inject('databases');
    const name = `latin_${newId()}`;
    const admin = new Client({ connectionString: urlOf(port, 'postgres') });
    await admin.connect();
    onTestFinished(() => admin.end());
    await admin.query(
      `create database "${name}" template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`,
    );

    await expect(openPostgres(urlOf(port, name))).rejects.toThrow('must keep its text as UTF8, not SQL_ASCII');
  });

  test('ends a statement of a transaction that takes too long, and only there', async () => {
    const db = await openWith({ queryMs: 0, statementMs: 100 });

    const slow = tx(db, (trx) => sql`select pg_sleep(5)`.execute(trx));

    await expect(slow).rejects.toSatisfy(isUnavailable);
    expect(await tx(db, (trx) => setting(trx, 'statement_timeout'))).toBe('100ms');
    expect(await tx(db, (trx) => setting(trx, 'idle_in_transaction_session_timeout'))).toBe('100ms');
    expect(await tx(db, (trx) => setting(trx, 'transaction_isolation'))).toBe('read committed');
    expect(await setting(db, 'statement_timeout')).toBe('0');
    expect(await setting(db, 'idle_in_transaction_session_timeout')).toBe('0');
  });

  test('stops waiting for a single query that takes too long', async () => {
    const db = await openWith({ queryMs: 100, statementMs: 0 });

    await expect(sql`select pg_sleep(1)`.execute(db)).rejects.toSatisfy(isUnavailable);
  });

  test('prepares nothing under a name, which another client of a pooler would meet', async () => {
    const db = await aDatabase();
    const names = () => sql<{ name: string }>`select name from pg_prepared_statements`.execute(db);

    for (let times = 0; times < 3; times++) await ping(db);

    expect((await names()).rows).toEqual([]);
  });

  test('that ends a connection does not end the server: the next query gets a new one', async () => {
    const databaseUrl = await aPostgresUrl();
    const db = await openPostgres(databaseUrl);
    onTestFinished(() => close(db));
    await ping(db);
    const { port } = inject('databases');
    const admin = new Client({ connectionString: urlOf(port, 'postgres') });
    await admin.connect();
    onTestFinished(() => admin.end());

    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      new URL(databaseUrl).pathname.slice(1),
    ]);
    await expect.poll(() => ping(db).then(() => 'answers', String), { timeout: 5000 }).toBe('answers');
  });

  test('that goes away while a query runs, or before it is committed, is unavailable', async () => {
    const db = await openWith({ queryMs: 0, statementMs: 0 });
    const { port } = inject('databases');
    const admin = new Client({ connectionString: urlOf(port, 'postgres') });
    await admin.connect();
    onTestFinished(() => admin.end());
    const committing = tx(db, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    });

    await expect(committing).rejects.toSatisfy(isUnavailable);
  });

  test('keeps the reason when the connection is lost inside a transaction', async () => {
    const db = await openWith({ queryMs: 0, statementMs: 0 });

    const losing = tx(db, (trx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx));

    await expect(losing).rejects.toThrow('due to administrator command');
    await ping(db);
  });
});

async function openWith(limits: { queryMs: number; statementMs: number }): Promise<Db> {
  const databaseUrl = await aPostgresUrl();
  const db = await openPostgres(databaseUrl, limits);
  onTestFinished(() => close(db));
  return db;
}

async function setting(db: Db, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
  return rows[0]?.value;
}
