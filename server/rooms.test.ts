import { describe, expect, test } from 'vitest';
import { changeChild } from '#contract/children.ts';
import type { EditableChild } from '#server/children/access.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { aDatabase, aPlace } from '#testing/db/a-database.ts';
import { timeColumns, plantShot, plantTable } from '#testing/db/schema.ts';
import { aFamily } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { createApp } from '#server/app.ts';
import type { DayRules, Life, Room } from '#server/room.ts';
import { rooms } from './rooms.ts';

type Column = { readonly table: string; readonly column: string };

const lives: readonly Life<EditableChild>[] = rooms.map(({ life }) => life);

/** When a mail about a child went out, which no room keeps. */
const ofTheGround = 'mails.sent_at';

describe('[CHILD-02] the days and instants that are stored of a child', () => {
  test('each has a rule for a corrected date of birth, in the life of one room', async () => {
    const columns = (await timeColumns(await aDatabase())).map(nameOf);

    expect(columns).toContain('measurements.measured_on');
    expect(columns).toContain('reminders.look_at');
    expect(ruled().toSorted()).toEqual(columns.toSorted());
  });

  test('a room whose days follow birth moves them', () => {
    const following = lives.filter(({ days }) => rulesIn(days).some(({ rule }) => rule === 'follows birth'));

    expect(following).not.toEqual([]);
    expect(following.every((life) => life.followBirth !== undefined)).toBe(true);
  });

  test('one of an unknown room is detected', async () => {
    const { db, leave } = await aDatabaseWithShots();

    const days = await timeColumns(db);

    expect(days.map(nameOf).filter((day) => !ruled().includes(day))).toEqual(['shots.given_on']);
    await leave();
  });

  test('one of an unknown room keeps the child’s birth from moving after it', async () => {
    const { db, leave } = await aDatabaseWithShots();
    const home = await aHouse({ db });
    const app = createApp(home.house, [...rooms, shotsRoom]);
    const { parent, child } = await aFamily({ ...home, app });
    await plantShot(db, child.id, '2026-08-01');
    const bear = (bornOn: string) =>
      parent.ask(changeChild, {
        params: { childId: child.id },
        body: { firstName: 'Maya', gender: 'female', bornOn, version: 1 },
      });

    const refused = await bear('2026-08-02');
    const taken = await bear('2026-08-01');

    expect(refused).toMatchObject({
      status: 422,
      body: { fields: [{ name: 'bornOn', message: 'There is a shot of August 1, 2026' }] },
    });
    expect(taken.status).toBe(200);
    await leave();
  });
});

// The compiler knows no table of this name.
const shotDays: object = { shots: { given_on: { entry: 'shot' } } };
const shotsRoom: Room<EditableChild> = {
  routes: () => {},
  jobs: () => [],
  parts: [],
  fates: {},
  life: { days: shotDays },
};

async function aDatabaseWithShots() {
  const db = await openDb(await aPlace());
  await plantTable(db);
  return { db, leave: () => close(db) };
}

function ruled(): string[] {
  return [ofTheGround, ...lives.flatMap(({ days }) => rulesIn(days).map(nameOf))];
}

function rulesIn(days: DayRules) {
  return Object.entries(days).flatMap(([table, rules]) =>
    Object.entries(rules).map(([column, rule]) => ({ table, column, rule })),
  );
}

function nameOf({ table, column }: Column): string {
  return `${table}.${column}`;
}
