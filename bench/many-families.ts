import { createHash } from 'node:crypto';
import { addDays, day } from '#domain/time/day.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import type { Db } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import { queueRepeating } from '#server/jobs/queries.ts';
import { missingPlans } from '#server/vaccines/jobs.ts';

/** A session and the child whose measurements it reads. */
export type Reader = { readonly token: string; readonly childId: string };

const madeAt = '2026-01-01T00:00:00.000Z';
const later = '2036-01-01T00:00:00.000Z';
const bornOn = day('2025-06-01');
const chunk = 500;

/**
 * Adds families of one parent, one child and some measurements each. Their plans are made when they are first read: the
 * nightly job that makes missing ones would be busy for minutes.
 */
export async function fillWithFamilies(db: Db, families: number, measurementsEach: number): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (let from = 0; from < families; from += chunk) {
    const group = Array.from({ length: Math.min(chunk, families - from) }, (_, index) => family(from + index));
    await db
      .insertInto('users')
      .values(group.map(({ user }) => user))
      .execute();
    await db
      .insertInto('sessions')
      .values(group.map(({ session }) => session))
      .execute();
    await db
      .insertInto('children')
      .values(group.map(({ child }) => child))
      .execute();
    await db
      .insertInto('child_parents')
      .values(group.map(({ tie }) => tie))
      .execute();
    for (const { child, user } of group) {
      await db
        .insertInto('measurements')
        .values(measurementsOf(child.id, user.id, measurementsEach))
        .execute();
    }
    readers.push(...group.map(({ token, child }) => ({ token, childId: child.id })));
  }
  await postponePlanning(db);
  return readers;
}

async function postponePlanning(db: Db): Promise<void> {
  const now = new Date();
  await queueRepeating(db, missingPlans, new Date(now.getTime() + 23 * HOUR_MS), now);
}

function family(n: number) {
  const [userId, childId] = [newId(), newId()];
  const token = createHash('sha256').update(`reader ${n}`).digest('base64url');
  const made = { made_by: userId, made_at: madeAt, changed_by: userId, changed_at: madeAt, version: 1 };
  return {
    token,
    user: {
      id: userId,
      name: `Parent ${n}`,
      email: `parent${n}@example.org`,
      email_key: `parent${n}@example.org`,
      password_hash: '-',
      made_at: madeAt,
      changed_at: madeAt,
    },
    session: {
      id: newId(),
      user_id: userId,
      token_hash: createHash('sha256').update(token).digest('hex'),
      remember: 1 as const,
      made_at: madeAt,
      used_at: new Date().toISOString(),
      proved_at: new Date().toISOString(),
      idle_ends_at: later,
      ends_at: later,
    },
    child: { id: childId, first_name: `Child ${n}`, born_on: bornOn, gender: 'female' as const, ...made },
    tie: {
      id: newId(),
      child_id: childId,
      user_id: userId,
      relationship: 'guardian' as const,
      is_primary: 1 as const,
      may: 'edit' as const,
      joined_at: madeAt,
    },
  };
}

function measurementsOf(childId: string, userId: string, count: number) {
  return Array.from({ length: count }, (_, n) => ({
    child_id: childId,
    id: newId(),
    measured_on: addDays(bornOn, 1 + n * 20),
    weight_g: 3400 + n * 300,
    weight_text: `${(3400 + n * 300) / 1000} kg`,
    height_tenth_mm: 5000 + n * 120,
    height_text: `${(5000 + n * 120) / 100} cm`,
    head_tenth_mm: 3400 + n * 60,
    head_text: `${(3400 + n * 60) / 100} cm`,
    kept: '[]',
    made_by: userId,
    made_at: madeAt,
    changed_by: userId,
    changed_at: madeAt,
    version: 1,
  }));
}
