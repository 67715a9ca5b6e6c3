import { expect, test } from 'vitest';
import { readMe } from '#contract/accounts/me.ts';
import { aFamilyAlone } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { closeFor, sendSignUp } from '#testing/accounts.ts';
import { runCommand } from './commands.ts';

const publicUrl = 'https://family.example.org';

async function anOperator() {
  const family = await aFamilyAlone();
  await family.house.db.deleteFrom('editors').execute();
  const run = (...words: string[]) => runCommand(family.house.db, words, { now: family.clock.now(), publicUrl });
  return { ...family, run };
}

test('[FOOD-03] the operator makes an account an editor by its address, which works at once, and takes that back', async () => {
  const { run, parent, coParent } = await anOperator();

  const added = await run('editor', 'add', ` ${parent.email.toUpperCase()} `);
  const asEditor = await parent.call(readMe, {});
  const removed = await run('editor', 'remove', parent.email);

  expect(added).toEqual({ text: `${parent.email} can write the food guide and articles.\n`, isDone: true });
  expect(asEditor.isEditor).toBe(true);
  expect(await coParent.call(readMe, {})).toMatchObject({ isEditor: false });
  expect(removed).toEqual({ text: `${parent.email} can no longer write the food guide and articles.\n`, isDone: true });
  expect(await parent.call(readMe, {})).toMatchObject({ isEditor: false });
});

test('[FOOD-03] editors are listed by address, closed accounts as such, and never a name', async () => {
  const { run, house, parent, coParent, clock } = await anOperator();
  expect(await run('editor', 'list')).toEqual({ text: 'There is no editor.\n', isDone: true });
  await run('editor', 'add', parent.email);
  clock.goOn({ minutes: 1 });
  await run('editor', 'add', coParent.email);
  await closeFor(house.db, coParent, '2026-12-21T03:00:00.000Z');

  const { text, isDone } = await run('editor', 'list');

  expect(isDone).toBe(true);
  expect(text).toBe(
    [
      '2 editors',
      `2026-11-21T15:00:00.000Z  ${parent.email}`,
      `2026-11-21T15:01:00.000Z  ${coParent.email}  (closed)`,
      '',
    ].join('\n'),
  );
  expect(await run('editor', 'remove', coParent.email)).toMatchObject({ isDone: true });
});

test('[FOOD-03] what cannot be is said in a sentence, and changes nothing', async () => {
  const { run, house, parent, coParent, stranger, visitor } = await anOperator();
  await run('editor', 'add', parent.email);
  await closeFor(house.db, coParent, '2026-12-21T03:00:00.000Z');
  await sendSignUp(visitor(), { email: 'new@example.org' });

  const said = [
    await run('editor', 'add', parent.email),
    await run('editor', 'add', coParent.email),
    await run('editor', 'add', 'new@example.org'),
    await run('editor', 'add', 'nobody@example.org'),
    await run('editor', 'add', 'nobody'),
    await run('editor', 'remove', stranger.email),
    await run('editor', 'remove', 'nobody@example.org'),
  ];

  expect(said.map(({ text }) => text)).toEqual([
    `${parent.email} can write the food guide and articles already.\n`,
    `The account of ${coParent.email} is closed.\n`,
    'new@example.org has not been confirmed yet.\n',
    'There is no account of nobody@example.org.\n',
    'nobody is no mail address.\n',
    `${stranger.email} is no editor.\n`,
    'There is no account of nobody@example.org.\n',
  ]);
  expect(said.every(({ isDone }) => !isDone)).toBe(true);
  expect((await run('editor', 'list')).text).toMatch(/^1 editor\n/);
});

test.each([
  [['editor']],
  [['editor', 'add']],
  [['editor', 'add', 'a@example.org', 'more']],
  [['editor', 'list', 'all']],
])('an incomplete command prints what there is: %j', async (words) => {
  const { house, clock } = await aHouse();

  const { text, isDone } = await runCommand(house.db, words, { now: clock.now(), publicUrl });

  expect(isDone).toBe(false);
  expect(text).toContain('npm run operator -- editor add ADDRESS');
});
