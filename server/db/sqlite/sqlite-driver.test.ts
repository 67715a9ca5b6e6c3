import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aPlace } from '#testing/db/a-database.ts';
import { until } from '#testing/until.ts';
import { isBusy, isFull } from '../db-errors.ts';
import type { Db } from '../db.ts';
import { close, openDb } from '../open-db.ts';
import { sqlitePath } from './sqlite-file.ts';
import { tx } from '../tx.ts';

describe('the embedded database', () => {
  test('waits for disk writes, uses a write-ahead log and checks foreign keys', async () => {
    const { db } = await anOpenDb();

    expect(await pragma(db, 'journal_mode')).toBe('wal');
    expect(await pragma(db, 'synchronous')).toBe(2);
    expect(await pragma(db, 'foreign_keys')).toBe(1);
  });

  test('keeps a query with a limit prepared, which a bare placeholder would not be', async () => {
    const { db } = await anOpenDb();

    const { sql: text } = db.selectFrom('users').select('id').limit(5).compile();

    expect(text).toMatch(/limit cast\(\? as integer\)$/);
  });

  test('serves callers in the order in which they came, however close together', async () => {
    const { db } = await anOpenDb();
    const came: number[] = [];
    const served: number[] = [];
    const call = async (caller: number) => {
      for (let wait = 0; wait < caller; wait++) await Promise.resolve();
      came.push(caller);
      await tx(db, async () => void served.push(caller));
    };

    await Promise.all(Array.from({ length: 300 }, (_, caller) => call(caller)));

    expect(served).toEqual(came);
  });

  test('gives a transaction the right to write when it begins, not when it first writes', async () => {
    const { db, path } = await anOpenDb();
    const other = new DatabaseSync(path);
    onTestFinished(() => other.close());

    await tx(db, async () => {
      expect(() => other.exec('begin immediate')).toThrow('database is locked');
    });
  });

  test.each(['one after another', 'in one transaction'])('lets timers run while many queries run %s', async (how) => {
    const { db } = await anOpenDb();
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    onTestFinished(() => clearInterval(timer));

    const ms = how === 'in one transaction' ? await tx(db, queryFor100CpuMs) : await queryFor100CpuMs(db);

    expect(ms).toBeLessThan(3000);
    expect(ticks).toBeGreaterThanOrEqual(5);
  });

  test('prepares a query once, and forgets what was used longest ago', async () => {
    const { db } = await anOpenDb();
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
    onTestFinished(() => prepare.mockRestore());
    const ask = (number: number) => sql.raw(`select ${number} as number`).execute(db);

    for (let times = 0; times < 3; times++) await ask(0);
    expect(prepare).toHaveBeenCalledTimes(1);
    for (let number = 1; number <= 500; number++) await ask(number);
    expect(prepare).toHaveBeenCalledTimes(501);

    await ask(500);
    expect(prepare).toHaveBeenCalledTimes(501);
    await ask(0);
    expect(prepare).toHaveBeenCalledTimes(502);
  });

  test.each(['a change alone', 'a transaction'])(
    '%s waits, without holding up anything else, until another process has written',
    async (what) => {
      const { db, path } = await anOpenDb();
      const other = new DatabaseSync(path);
      onTestFinished(() => other.close());
      other.exec('begin immediate');
      let ticks = 0;
      const timer = setInterval(() => ticks++, 1);
      onTestFinished(() => clearInterval(timer));

      const startedAt = performance.now();
      const waiting = what === 'a transaction' ? tx(db, writeSetting) : writeSetting(db);
      await Promise.race([waiting, until(() => ticks >= 100)]);
      const ms = performance.now() - startedAt;
      other.exec('commit');
      await waiting;

      expect(ms, 'a hundred turns of a timer').toBeLessThan(5000);
      expect(await valueOf(db, 'written')).toBe('now');
    },
  );

  test('reports that the file is locked when another process does not release it', async () => {
    const { db, path } = await anOpenDb();
    const other = new DatabaseSync(path);
    onTestFinished(() => other.close());
    other.exec('begin immediate');

    await expect(writeSetting(db)).rejects.toSatisfy(isBusy);
  });

  test.each(['alone', 'in one transaction'])(
    'a full disk is reported by changes made %s; stored data stays, and opens again',
    async (how) => {
      const { db, place } = await anOpenDb();
      await db.insertInto('settings').values({ name: 'before', value: 'kept' }).execute();
      await sql.raw(`pragma max_page_count = ${Number(await pragma(db, 'page_count')) + 20}`).execute(db);

      const filling = how === 'alone' ? fill(db) : tx(db, fill);

      await expect(filling).rejects.toSatisfy(isFull);
      await expect(filling).rejects.toThrow('database or disk is full');
      expect(await valueOf(db, 'before')).toBe('kept');
      await close(db);
      const again = await openDb(place);
      onTestFinished(() => close(again));
      expect(await valueOf(again, 'before')).toBe('kept');
      expect(await pragma(again, 'integrity_check')).toBe('ok');
      await again.insertInto('settings').values({ name: 'after', value: 'room again' }).execute();
    },
  );

  test('answers what was asked before it closes', async () => {
    const { db } = await anOpenDb();

    const answer = tx(db, async (trx) => {
      await sleep(5);
      return valueOf(trx, 'before');
    });
    await close(db);

    await expect(answer).resolves.toBeUndefined();
    await expect(valueOf(db, 'before')).rejects.toThrow('destroyed');
  });

  test('does not stream, since a reader would block everyone else', async () => {
    const { db } = await anOpenDb();

    const streaming = db.selectFrom('settings').selectAll().stream().next();

    await expect(streaming).rejects.toThrow('read in pages');
  });
});

async function anOpenDb() {
  const place = await aPlace();
  const db = await openDb(place);
  onTestFinished(() => close(db));
  return { db, place, path: sqlitePath(place.dataDir) };
}

async function fill(db: Db): Promise<void> {
  for (let number = 0; number < 1000; number++) {
    await db
      .insertInto('settings')
      .values({ name: `filling ${number}`, value: 'x'.repeat(2000) })
      .execute();
  }
}

async function writeSetting(db: Db): Promise<void> {
  await db.insertInto('settings').values({ name: 'written', value: 'now' }).execute();
}

/**
 * Queries until this thread has worked for 100 ms, however little of the processor it gets.
 *
 * @returns how long that took, in milliseconds
 */
async function queryFor100CpuMs(db: Db): Promise<number> {
  const startedAt = performance.now();
  const before = process.threadCpuUsage();
  for (let workedMs = 0; workedMs < 100;) {
    await valueOf(db, 'any');
    const { user, system } = process.threadCpuUsage(before);
    workedMs = (user + system) / 1000;
  }
  return performance.now() - startedAt;
}

async function valueOf(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

async function pragma(db: Db, name: string): Promise<unknown> {
  const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db);
  return Object.values(rows[0] ?? {})[0];
}
