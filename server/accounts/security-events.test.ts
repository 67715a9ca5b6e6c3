import { expect, test } from 'vitest';
import { listSecurityEvents } from '#contract/accounts/security-events.ts';
import { downloadCsv } from '#contract/growth/csv.ts';
import { realLimits } from '#server/limits/rate-limit.ts';
import { tidyAccounts } from './jobs.ts';
import { anEmail, sendSignIn } from '#testing/accounts.ts';
import { aFamily, aPerson, type Person } from '#testing/family.ts';
import { aHouse, type TestHouse } from '#testing/house.ts';
import { workOff } from '#testing/jobs.ts';

test('[AUTH-11] a failed login is noted for the owner, at most once in a quarter of an hour', async () => {
  const { home, person } = await anAccount();

  for (let i = 0; i < 3; i++) await fails(home, person.email);
  home.clock.goOn({ minutes: 15 });
  await fails(home, person.email);

  expect(await person.call(listSecurityEvents, {})).toMatchObject([
    { kind: 'login-failed', at: '2026-11-21T15:15:00.000Z', device: 'App' },
    { kind: 'login-failed', at: '2026-11-21T15:00:00.000Z' },
  ]);
});

test('[AUTH-04] a failed login writes as much for an unknown address', async () => {
  const { home, person } = await anAccount();
  const written = async (email: string) => {
    await sendSignIn(home.visitor(), { email, password: 'not this one' });
    return home.house.db.selectFrom('jobs').select('kind').where('kind', '=', 'note-failed-login').execute();
  };

  const known = await written(person.email);
  await workOff(home);

  expect(known).toHaveLength(1);
  expect(await written(anEmail())).toHaveLength(1);
  await workOff(home);
  expect(await written(person.email), 'nothing of it is left').toHaveLength(1);
});

test('[AUTH-11] events older than twelve months are deleted', async () => {
  const { home, person } = await anAccount();
  await sendSignIn(home.visitor(), { email: person.email });
  home.clock.goOn({ days: 200 });
  await sendSignIn(home.visitor(), { email: person.email });
  home.clock.goOn({ days: 166 });

  await tidyAccounts(home.house.db, home.clock.now());

  const rows = home.house.db.selectFrom('security_events').select('at').where('user_id', '=', person.id);
  expect(await rows.execute()).toEqual([{ at: '2027-06-09T15:00:00.000Z' }]);
});

test('[AUTH-11] what can be done again and again on an open phone pushes nothing else off the list', async () => {
  const { parent, child, visitor } = await aFamily(await aHouse({ limits: realLimits }));
  await sendSignIn(visitor(), { email: parent.email });
  await parent.post('/api/sign-out-elsewhere', {});
  const takes = () => parent.ask(downloadCsv, { params: { childId: child.id } });

  const answers = [];
  for (let times = 0; times < 61; times++) answers.push(await takes());
  for (let times = 0; times < 3; times++) await parent.post('/api/sign-out-elsewhere', {});

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(answers.at(-1)).toMatchObject({ status: 429 });
  const kinds = (await parent.call(listSecurityEvents, {})).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'measurements-taken')).toHaveLength(40);
  expect(
    kinds.filter((kind) => kind === 'logged-out-everywhere'),
    'once: then nobody else was logged in',
  ).toHaveLength(1);
});

async function anAccount(): Promise<{ home: TestHouse; person: Person }> {
  const home = await aHouse();
  return { home, person: await aPerson(home, 'Hannah Brooks') };
}

async function fails(home: TestHouse, email: string): Promise<void> {
  await sendSignIn(home.visitor(), { email, password: 'not this one' });
  await workOff(home);
}
