import { createHash } from 'node:crypto';
import type { Db } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';

const madeAt = '2026-01-01T00:00:00.000Z';
const later = '2036-01-01T00:00:00.000Z';

/** Adds a signed-in parent without children. @returns also the session token */
export async function addParent(db: Db, name: string, email: string): Promise<{ userId: string; token: string }> {
  const token = createHash('sha256').update(email).digest('base64url');
  const userId = newId();
  await db
    .insertInto('users')
    .values({ id: userId, name, email, email_key: email, password_hash: '-', made_at: madeAt, changed_at: madeAt })
    .execute();
  const token_hash = createHash('sha256').update(token).digest('hex');
  const life = { used_at: new Date().toISOString(), idle_ends_at: later, ends_at: later, proved_at: later };
  await db
    .insertInto('sessions')
    .values({ id: newId(), user_id: userId, token_hash, remember: 1, made_at: madeAt, ...life })
    .execute();
  return { userId, token };
}
