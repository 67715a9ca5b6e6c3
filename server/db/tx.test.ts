import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { aDatabase, testEngine } from '#testing/db/a-database.ts';
import { childRow, measurementRow } from '#testing/db/rows.ts';
import type { Db } from './db.ts';
import { newId } from './id.ts';
import { lock, tx } from './tx.ts';

const onlyTrx = 'inside a transaction only trx may be used';

describe('a transaction', () => {
  test('commits all its writes when it succeeds', async () => {
    const db = await aDatabase();

    const answer = await tx(db, async (trx) => {
      await trx.insertInto('settings').values({ name: 'kept', value: '1' }).execute();
      return 'done';
    });

    expect(answer).toBe('done');
    expect(await valueOf(db, 'kept')).toBe('1');
  });

  test('rolls back when anything in it fails', async () => {
    const db = await aDatabase();

    const failing = tx(db, async (trx) => {
      await trx.insertInto('settings').values({ name: 'undone', value: '1' }).execute();
      throw new Error('a change of mind');
    });

    await expect(failing).rejects.toThrow('a change of mind');
    expect(await valueOf(db, 'undone')).toBeUndefined();
  });

  test('cannot be opened past the guard', async () => {
    const db = await aDatabase();

    const direct = db.transaction().execute(async (trx) => trx.selectFrom('settings').selectAll().execute());

    await expect(direct).rejects.toThrow('open a transaction with tx');
    expect(await valueOf(db, 'nothing')).toBeUndefined();
  });

  test('refuses the database itself at once, also several calls down, and can still go on', async () => {
    const db = await aDatabase();
    const severalCallsDown = async () => {
      await sleep(1);
      return valueOf(db, 'outside');
    };

    await tx(db, async (trx) => {
      await expect(valueOf(db, 'outside')).rejects.toThrow(onlyTrx);
      await expect(severalCallsDown()).rejects.toThrow(onlyTrx);
      await expect(tx(db, async () => 'nested')).rejects.toThrow(onlyTrx);
      await trx.insertInto('settings').values({ name: 'went on', value: '1' }).execute();
    });

    expect(await valueOf(db, 'went on')).toBe('1');
  });

  test('does not block others, who may use the database meanwhile', async () => {
    const db = await aDatabase();
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();

    const transaction = tx(db, async (trx) => {
      open();
      await valueOf(trx, 'a');
      return valueOf(trx, 'b');
    });
    await opened;

    await expect(valueOf(db, 'meanwhile')).resolves.toBeUndefined();
    await transaction;
  });

  test('lets what it started go on with the database once it has ended', async () => {
    const db = await aDatabase();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();

    const later = await tx(db, async () => ({ value: ended.then(() => valueOf(db, 'later')) }));
    end();

    await expect(later.value).resolves.toBeUndefined();
  });

  test.each([{ code: '40001' }, { code: '40P01' }, { errcode: 5 }])('runs again after %o', async (properties) => {
    const db = await aDatabase();
    const name = `again ${newId()}`;
    let tries = 0;

    await tx(db, async (trx) => {
      await trx.insertInto('settings').values({ name, value: '1' }).execute();
      tries++;
      if (tries < 3) throw Object.assign(new Error('try again'), properties);
    });

    expect(tries).toBe(3);
    expect(await valueOf(db, name)).toBe('1');
  });

  test('gives up after eight tries with the reason', async () => {
    const db = await aDatabase();
    let tries = 0;

    const hopeless = tx(db, async () => {
      tries++;
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });

    await expect(hopeless).rejects.toThrow('deadlock detected');
    expect(tries).toBe(8);
  });

  test('does not run again after any other failure', async () => {
    const db = await aDatabase();
    let tries = 0;

    const failing = tx(db, async () => {
      tries++;
      throw new Error('for good');
    });

    await expect(failing).rejects.toThrow('for good');
    expect(tries).toBe(1);
  });
});

describe('locking the child first', () => {
  test('lets only one of twenty who look and then write find nothing', async () => {
    const db = await aDatabase();
    const child = await aChild(db);

    const outcomes = await Promise.all(Array.from({ length: 20 }, () => measureOnce(db, child)));

    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  if (testEngine() === 'postgres') {
    test('lets a row that points to the child in without waiting', async () => {
      const db = await aDatabase();
      const child = await aChild(db);
      const { promise: isLocked, resolve: signalLocked } = Promise.withResolvers<void>();
      const { promise: isAdded, resolve: signalAdded } = Promise.withResolvers<void>();

      const locking = tx(db, async (trx) => {
        await lock(trx, 'children', child);
        signalLocked();
        await isAdded;
      });
      await isLocked;
      const added = await db.insertInto('measurements').values(measurementRow(child)).executeTakeFirst();
      signalAdded();
      await locking;

      expect(added.numInsertedOrUpdatedRows).toBe(1n);
    });
  }

  if (testEngine() === 'postgres') {
    test('two who lock in opposite order both end well', async () => {
      const db = await aDatabase();
      const [one, other] = [await aChild(db), await aChild(db)];
      const lockBoth = (first: string, second: string) =>
        tx(db, async (trx) => {
          await lock(trx, 'children', first);
          await sleep(20);
          await lock(trx, 'children', second);
          return 'done';
        });

      expect(await Promise.all([lockBoth(one, other), lockBoth(other, one)])).toEqual(['done', 'done']);
    });
  }
});

async function measureOnce(db: Db, child: string): Promise<boolean> {
  return tx(db, async (trx) => {
    await lock(trx, 'children', child);
    const before = await trx.selectFrom('measurements').select('id').where('child_id', '=', child).execute();
    if (before.length > 0) return false;
    await trx.insertInto('measurements').values(measurementRow(child)).execute();
    return true;
  });
}

async function aChild(db: Db): Promise<string> {
  const child = childRow();
  await db.insertInto('children').values(child).execute();
  return child.id;
}

async function valueOf(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}
