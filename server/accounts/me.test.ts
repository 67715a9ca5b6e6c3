import { expect, test } from 'vitest';
import { changeMe, readMe } from '#contract/accounts/me.ts';
import { aPerson, type Person } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';

const hannah = async (): Promise<Person> => aPerson(await aHouse(), 'Hannah Brooks');

test('[ACC-02] the account reads its name, address and display choices, and nothing of its session', async () => {
  const parent = await hannah();

  const { body } = await parent.ask(readMe, {});

  expect(body).toEqual({
    id: parent.id,
    name: 'Hannah Brooks',
    email: parent.email,
    region: 'us',
    timeZone: 'America/New_York',
    units: 'metric',
    theme: 'system',
    growthReference: 'cdc',
    isEditor: false,
    changedAt: '2026-11-21T15:00:00.000Z',
    version: 1,
  });
});

test('[ACC-02] a name and the display choices are changed', async () => {
  const parent = await hannah();

  const changed = await parent.call(changeMe, {
    body: { name: '  Hannah B. ', units: 'us', theme: 'dark', version: 1 },
  });

  expect(changed).toMatchObject({ name: 'Hannah B.', units: 'us', theme: 'dark', version: 2 });
  expect(await parent.call(readMe, {})).toEqual(changed);
});

test('[ACC-02] saving what the account says already changes nothing, so that another tab can still save', async () => {
  const parent = await hannah();

  const saved = await parent.call(changeMe, { body: { name: 'Hannah Brooks', units: 'metric', version: 1 } });

  expect(saved.version).toBe(1);
  expect((await parent.ask(changeMe, { body: { units: 'us', version: 1 } })).status).toBe(200);
});

test('[ACC-02] a name needs two characters', async () => {
  const parent = await hannah();

  const answer = await parent.ask(changeMe, { body: { name: ' H ', version: 1 } });

  expect(answer).toMatchObject({
    status: 422,
    body: { fields: [{ name: 'name', message: 'Name must be at least 2 characters' }] },
  });
});

test('[ACC-02] the email address cannot be changed', async () => {
  const parent = await hannah();

  const answer = await parent.patch('/api/me', { email: 'new@example.org', version: 1 });

  expect(answer).toMatchObject({ status: 422, body: { fields: [{ name: 'email', code: 'unknown' }] } });
  expect((await parent.call(readMe, {})).email).toBe(parent.email);
});

test('[ACC-02] a time zone has to exist', async () => {
  const parent = await hannah();

  expect((await parent.ask(changeMe, { body: { timeZone: 'Europe/Lisbon', version: 1 } })).status).toBe(200);
  expect((await parent.ask(changeMe, { body: { timeZone: 'Europe/Atlantis', version: 2 } })).status).toBe(422);
});

test('[ACC-02] of two tabs that change the account, the later one gets the stored values', async () => {
  const parent = await hannah();
  await parent.call(changeMe, { body: { theme: 'dark', version: 1 } });

  const answer = await parent.ask(changeMe, { body: { theme: 'light', version: 1 } });

  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile', current: { theme: 'dark', version: 2 } },
  });
});
