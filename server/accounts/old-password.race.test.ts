import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#server/auth/password.ts';
import { solvedChallenge, sendResetRequest, resetTokensTo } from '#testing/accounts.ts';
import { aPerson, familyPassword, type Person } from '#testing/family.ts';
import { workOff } from '#testing/jobs.ts';
import { lowestCost } from '#testing/lowest-cost.ts';
import { aRace, type Race } from '#testing/servers/race.ts';

const rounds = 24;
const newPassword = 'Nine owls at 9!';
let race: Race;
let hashMs = 0;

beforeAll(async () => {
  race = await aRace();
  const startedAt = performance.now();
  await hashPassword(newPassword, lowestCost);
  hashMs = performance.now() - startedAt;
});

afterAll(() => race.end());

test('[AUTH-07] logging in with the old password while a new one is set leaves no session', async () => {
  for (let round = 0; round < rounds; round++) {
    const person = await aPerson(race.home, 'Hannah Brooks');
    const challengeToken = await solvedChallenge(race.home.visitor(), 'sign-in');
    const body = { email: person.email, password: familyPassword, challengeToken };

    await whileReset(person, round, { path: '/api/sign-in', session: '', body });

    expect(await sessionsOf(person)).toEqual([]);
  }
});

test('[ACC-03] an account is not closed with a password that was replaced at that moment', async () => {
  for (let round = 0; round < rounds; round++) {
    const person = await aPerson(race.home, 'Hannah Brooks');
    const session = person.cookies.get('sid') ?? '';
    const body = { password: familyPassword, confirmation: 'delete' };

    const { status, reset } = await whileReset(person, round, { path: '/api/me/deletion', session, body });

    // Either may come first: a new password does not reopen a closed account.
    expect([status === 200, reset]).toEqual([await isClosed(person), 200]);
  }
});

type Leg = { readonly path: string; readonly session: string; readonly body: object };

/** Sets another password in one process while the other one does something with the old one, a little later each round. */
async function whileReset({ email }: Person, round: number, leg: Leg): Promise<{ status: unknown; reset: unknown }> {
  const { home, racers } = race;
  const [resetter, other] = racers;
  await sendResetRequest(home.visitor(), email);
  await workOff(home);
  const [token] = await resetTokensTo(home, email);
  const body = { token, newPassword, confirmPassword: newPassword };
  const resetting = resetter.run({ times: 1, session: '', method: 'POST', path: '/api/reset-password', body });
  await sleep((hashMs * 2 * round) / rounds);
  const [[answer], [reset]] = await Promise.all([other.run({ times: 1, method: 'POST', ...leg }), resetting]);
  return { status: answer?.status, reset: reset?.status };
}

async function sessionsOf({ id }: Person): Promise<unknown[]> {
  return race.home.house.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute();
}

async function isClosed({ id }: Person): Promise<boolean> {
  const users = race.home.house.db.selectFrom('users').select('erased_from').where('id', '=', id);
  return (await users.executeTakeFirstOrThrow()).erased_from !== null;
}
