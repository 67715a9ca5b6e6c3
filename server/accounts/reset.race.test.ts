import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendSignIn, sendResetRequest, resetTokensTo } from '#testing/accounts.ts';
import { aPerson } from '#testing/family.ts';
import { workOff } from '#testing/jobs.ts';
import { aRace, type Race } from '#testing/servers/race.ts';

const rounds = 4;
const times = 3;
let home: Race['home'];
let racers: Race['racers'];
let end: Race['end'];

beforeAll(async () => {
  ({ home, racers, end } = await aRace());
});

afterAll(() => end());

test('[AUTH-07] of two links of one account, pressed many times at the same moment in two processes, one sets one password', async () => {
  for (let round = 0; round < rounds; round++) {
    const { email } = await aPerson(home, 'Hannah Brooks');
    for (let i = 0; i < racers.length; i++) {
      await sendResetRequest(home.visitor(), email);
      await workOff(home);
      home.clock.goOn({ minutes: 10 });
    }
    const links = await resetTokensTo(home, email);

    const legs = racers.map((racer, i) => {
      const newPassword = passwordOf(i);
      const body = { token: links[i], newPassword, confirmPassword: newPassword };
      return racer.run({ times, session: '', method: 'POST', path: '/api/reset-password', body });
    });
    const finishes = await Promise.all(legs);

    const statuses = finishes.map((finish) => finish.map(({ status }) => status));
    expect(statuses.flat().toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410, 410, 410]);
    const winner = statuses.findIndex((of) => of.includes(200));
    const isIn = await Promise.all(
      racers.map(async (_, i) => (await sendSignIn(home.visitor(), { email, password: passwordOf(i) })).status === 200),
    );
    expect(isIn).toEqual(racers.map((_, i) => i === winner));
  }
});

const passwordOf = (racer: number) => `Nine owls at ${racer}!`;
