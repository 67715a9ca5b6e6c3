import { expect, test } from 'vitest';
import { readSubscription } from '#contract/billing.ts';
import { readTrial } from '#contract/billing/trial.ts';
import { checkOut } from '#testing/billing/paying.ts';
import { aFamilyAlone } from '#testing/family.ts';
import { runCommand } from './commands.ts';

async function anOperator() {
  const family = await aFamilyAlone();
  const publicUrl = 'https://family.example.org';
  const run = (...words: string[]) => runCommand(family.house.db, words, { now: family.clock.now(), publicUrl });
  return { ...family, run };
}

test('[SUB-05] the operator gives an account the plan until a day, and it ends with that day', async () => {
  const { run, parent, clock } = await anOperator();
  clock.goOn({ days: 40 });
  expect(await parent.call(readTrial, {})).toMatchObject({ isActive: false, mayUseAi: false });

  const { text, isDone } = await run('plan', parent.email.toUpperCase(), 'grant', '2027-01-31');

  expect({ text, isDone }).toEqual({
    text: `${parent.email} has the plan for nothing to the end of 2027-01-31.\n`,
    isDone: true,
  });
  expect(await parent.call(readSubscription, {})).toMatchObject({
    status: 'active',
    isSubscribed: true,
    currentPeriodEnd: null,
    grantEndsAt: '2027-02-01T00:00:00.000Z',
    hasPortal: false,
  });
  expect(await parent.call(readTrial, {})).toMatchObject({ mayUseAi: true });
  clock.set('2027-02-01T00:00:00.000Z');
  expect(await parent.call(readSubscription, {})).toMatchObject({ status: null, isSubscribed: false });
  expect(await parent.call(readTrial, {})).toMatchObject({ mayUseAi: false });
});

test('[SUB-05] the operator takes back what was granted, and what a parent pays for goes on', async () => {
  const family = await anOperator();
  const { run, parent } = family;
  await checkOut(family, parent);
  await run('plan', parent.email, 'grant', '2027-01-31');
  expect(await parent.call(readSubscription, {})).toMatchObject({ grantEndsAt: null, hasPortal: true });

  expect(await run('plan', parent.email, 'end')).toEqual({
    text: `What was granted to ${parent.email} has ended.\n`,
    isDone: true,
  });

  expect(await parent.call(readSubscription, {})).toMatchObject({ status: 'active', isSubscribed: true });
  expect(await run('plan', parent.email, 'end')).toMatchObject({ isDone: false });
});

test('[SUB-01] the operator is told what an account has, and nothing of its family', async () => {
  const family = await anOperator();
  const { run, parent, child } = family;
  await checkOut(family, parent);

  const { text } = await run('plan', parent.email);

  expect(text).toBe(
    [
      parent.email,
      '  trial         until 2026-12-21T15:00:00.000Z',
      '  subscription  active, paid until 2026-12-21T15:00:00.000Z',
      '  granted       no',
      '',
    ].join('\n'),
  );
  expect(text).not.toContain(child.firstName);
});

test.each([
  [['plan', 'nobody@example.org'], 'There is no account of nobody@example.org.\n'],
  [['plan', 'nobody', 'grant', '2027-01-31'], 'nobody is no mail address.\n'],
  [['plan', 'nobody@example.org', 'grant', '2027-02-30'], '2027-02-30 is no day such as 2027-01-31.\n'],
  [['plan', 'nobody@example.org', 'grant', '9999-12-31'], 'The last day that can be given is 9999-12-30.\n'],
  [['plan', 'nobody@example.org', 'grant', '2026-11-20'], '2026-11-20 is over.\n'],
])('[SUB-05] what cannot be is said in a sentence: %j', async (words, text) => {
  const { run } = await anOperator();

  expect(await run(...words)).toEqual({ text, isDone: false });
});
