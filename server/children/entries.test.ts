import { describe, expect, test } from 'vitest';
import { aFamily } from '#testing/family.ts';
import { entries } from '#server/db/entries.ts';
import { isSame } from '#server/db/entry.ts';
import { withNewIds } from '#server/db/id.ts';
import { atMost } from '#server/problem.ts';
import { tx } from '#server/db/tx.ts';
import { requireChild, requireChildToEdit } from './access.ts';

const now = new Date('2026-11-21T08:30:00.000Z');
const later = new Date('2026-11-22T08:30:00.000Z');
const nothing = {
  given_on: null,
  given_in: null,
  month_entered_on: null,
  marked_at_time: '00:00:00',
  cvx: null,
  vaccine: null,
  lot: null,
  place: null,
};
const dose = { ...nothing, site: null };
const doses = entries('doses', atMost(5000, 'doses'));

describe('the entries of a child', () => {
  test('are added, found, counted, changed as the next version, and removed', async () => {
    const { house, parent, coParent, child: maya } = await aFamily();
    const { db } = house;
    await tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, parent, maya.id);
      await doses.insert(trx, child, withNewIds([dose, { ...dose, lot: 'A1' }], now), now);
    });
    const child = await requireChild(db, coParent, maya.id);
    const [first, second] = await doses.of(db, child);

    expect(first).toMatchObject({ lot: null, made_by: parent.id, made_at: now.toISOString(), version: 1 });
    expect(await doses.count(db, child)).toBe(2);
    expect(await doses.count(db, child, { lot: 'A1' })).toBe(1);
    await tx(db, async (trx) => {
      const editable = await requireChildToEdit(trx, coParent, maya.id);
      await doses.update(trx, editable, first?.id ?? '', { lot: 'B2' }, later);
      await doses.delete(trx, editable, second?.id ?? '');
    });
    expect(await doses.of(db, child)).toEqual([
      { ...first, lot: 'B2', changed_by: coParent.id, changed_at: later.toISOString(), version: 2 },
    ]);
    expect(await doses.find(db, child, second?.id ?? '')).toBeUndefined();
  });

  test('are added in any number, and never read in part', async () => {
    const { house, parent, child: maya } = await aFamily();
    const all = withNewIds(
      Array.from({ length: 1001 }, () => dose),
      now,
    );
    const child = await tx(house.db, async (trx) => {
      const editable = await requireChildToEdit(trx, parent, maya.id);
      await doses.insert(trx, editable, [], now);
      await doses.insert(trx, editable, all, now);
      return editable;
    });

    expect((await doses.of(house.db, child)).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(await entries('doses', atMost(1001, 'doses')).of(house.db, child)).toHaveLength(1001);
    await expect(entries('doses', atMost(1000, 'doses')).of(house.db, child)).rejects.toThrow(
      'doses: a child has more than 1000 rows',
    );
  });

  test('can be read by everyone who may see the child, and written only by those who may edit it', async () => {
    const { house, viewer, child: maya } = await aFamily();
    const seen = await requireChild(house.db, viewer, maya.id);

    expect(await doses.of(house.db, seen)).toEqual([]);
    const written = tx(house.db, async (trx) => {
      // @ts-expect-error a child that may only be viewed
      await doses.insert(trx, seen, [], now);
      // @ts-expect-error a child that may only be viewed
      await doses.update(trx, seen, '', {}, now);
      // @ts-expect-error a child that may only be viewed
      await doses.delete(trx, seen, '');
      // @ts-expect-error a child without proof of access
      await doses.delete(trx, { id: maya.id, parentId: viewer.id }, '');
    });
    await expect(written).resolves.toBeUndefined();
  });
});

test('a change that says what is stored already changes nothing', () => {
  const stored = { lot: 'A1', place: 'Clinic', version: 3 };

  expect(isSame(stored, { lot: 'A1', place: 'Clinic' })).toBe(true);
  expect(isSame(stored, { lot: 'A1', place: 'Hospital' })).toBe(false);
});
