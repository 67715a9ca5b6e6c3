import { solve } from '#domain/accounts/proof-of-work.ts';
import { hashPassword, realCost } from '#server/auth/password.ts';
import type { Db } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import type { Served } from './a-server.ts';
import { ratioAtMost, type Figure } from './figures.ts';
import { load } from './load.ts';
import { families, listsOf } from './lists.ts';
import type { Reader } from './many-families.ts';

const waves = 5;
const together = 20;
const idleMs = 1500;
const password = 'seven quiet owls at dusk';
const madeAt = '2026-01-01T00:00:00.000Z';
const later = '2036-01-01T00:00:00.000Z';

/** An account about to sign in, with a solved security check. */
export type Arrival = { readonly email: string; readonly challengeToken: string };

export async function addArrivals(db: Db): Promise<Arrival[]> {
  const password_hash = await hashPassword(password, realCost);
  const arrivals = Array.from({ length: waves * together }, (_, n) => ({
    email: `arrival${n}@example.org`,
    id: newId(),
  }));
  await db
    .insertInto('users')
    .values(
      arrivals.map(({ email }) => ({
        id: newId(),
        name: 'Somebody New',
        email,
        email_key: email,
        password_hash,
        made_at: madeAt,
        changed_at: madeAt,
      })),
    )
    .execute();
  // As many bits as the server asks for.
  const challenge = { action: 'sign-in', bits: 18, expires_at: later } as const;
  await db
    .insertInto('challenges')
    .values(arrivals.map(({ id }) => ({ id, ...challenge })))
    .execute();
  return arrivals.map(({ email, id }) => ({ email, challengeToken: `${id}.${solve(id, challenge.bits)}` }));
}

/** The p99 of the list of measurements with and without twenty people signing in at once. */
export async function hashingFigures(
  product: Served,
  readers: readonly Reader[],
  arrivals: readonly Arrival[],
): Promise<Figure[]> {
  const list = { server: product, ...listsOf(readers), callers: families };
  await load({ ...list, until: idleMs });
  const [idle, busy]: [number[], number[]] = [[], []];
  for (let wave = 0; wave < waves; wave += 1) {
    idle.push((await load({ ...list, until: idleMs })).p99Ms);
    const some = arrivals.slice(wave * together, (wave + 1) * together);
    const signedIn = Promise.all(some.map((arrival, n) => signIn(product, arrival, wave * together + n)));
    busy.push((await load({ ...list, until: signedIn })).p99Ms);
    await signedIn;
  }
  const beside = { unit: 'ms', beside: 'p99 at other times' };
  return [ratioAtMost(`list while ${together} sign-ins hash, p99`, { ours: busy, fixed: idle, ...beside }, 3)];
}

/** From its own network address. */
async function signIn({ port }: Served, { email, challengeToken }: Arrival, n: number): Promise<void> {
  const origin = `http://localhost:${port}`;
  const answer = await fetch(`http://127.0.0.1:${port}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': `192.0.2.${n}` },
    body: JSON.stringify({ email, password, challengeToken }),
  });
  if (!answer.ok) throw new Error(`a sign-in was answered with ${answer.status} ${await answer.text()}`);
}
