import { expect, test } from 'vitest';
import { sendContactMessage } from '#contract/contact.ts';
import { newId } from '#server/db/id.ts';
import { aFamilyAlone } from '#testing/family.ts';
import { runCommand } from './commands.ts';

async function anOperator() {
  const family = await aFamilyAlone();
  const publicUrl = 'https://family.example.org';
  const run = (...words: string[]) => runCommand(family.house.db, words, { now: family.clock.now(), publicUrl });
  return { ...family, run };
}

const words = { name: 'Hannah Brooks', email: 'hannah@example.com' };

test('[CON-01] the operator reads what was written, what waits for an answer first', async () => {
  const { run, parent, clock } = await anOperator();
  expect(await run('messages')).toEqual({ text: 'Nobody has written.\n', isDone: true });
  const [older, newer] = [newId(), newId()];
  await parent.post(sendContactMessage.path, {
    ...words,
    id: older,
    subject: 'Two children',
    message: 'One file for\nboth?',
  });
  clock.goOn({ minutes: 1 });
  await parent.post(sendContactMessage.path, { ...words, id: newer, subject: 'It works', message: 'No more to say.' });

  expect(await run('messages', 'answered', newer)).toEqual({ text: 'Noted as answered.\n', isDone: true });

  expect((await run('messages')).text).toBe(
    [
      '2 messages of parents, 1 to answer:',
      '',
      `${older}  2026-11-21T15:00:00.000Z  to answer  Hannah Brooks <hannah@example.com>: Two children`,
      `${newer}  2026-11-21T15:01:00.000Z  answered   Hannah Brooks <hannah@example.com>: It works`,
      '',
    ].join('\n'),
  );
  expect((await run('messages', 'show', older)).text).toBe(
    [
      `From      Hannah Brooks <hannah@example.com>, account ${parent.id}`,
      'Written   2026-11-21T15:00:00.000Z',
      'Answered  not yet',
      'Subject   Two children',
      '',
      'One file for',
      'both?',
      '',
    ].join('\n'),
  );
});

test('[CON-01] what visitors write hides no message of a parent, and turns no line around', async () => {
  const { run, parent, house } = await anOperator();
  const id = newId();
  await parent.post(sendContactMessage.path, { ...words, id, subject: 'Two children', message: 'One file for both?' });
  const row = { user_id: null, ...words, subject: 'Turn \u202eit', message: 'x', mail_id: null, answered_at: null };
  const rows = Array.from({ length: 501 }, (_, n) => ({
    ...row,
    id: `junk-${n}`,
    made_at: `2026-11-22T15:${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}.000Z`,
  }));
  for (const each of rows) await house.db.insertInto('contact_messages').values(each).execute();

  const { text } = await run('messages');
  const { text: older } = await run('messages', 'page', '2');

  expect(text).toMatch(new RegExp(`^1 message of parents, 1 to answer:\n\n${id}`));
  expect(text).toContain('500 messages of visitors (older ones: messages page 2), 500 to answer:');
  expect(text).toContain('Turn it');
  expect(older).toMatch(/^1 message of visitors, 1 to answer:\n\njunk-0 /);
});

test('[CON-01] what cannot be is said in a sentence', async () => {
  const { run, parent } = await anOperator();
  const id = newId();
  await parent.post(sendContactMessage.path, { ...words, id, subject: 'Two children', message: 'One file for both?' });
  await run('messages', 'answered', id);

  expect(await run('messages', 'answered', id)).toEqual({
    text: `The message ${id} is answered already.\n`,
    isDone: false,
  });
  expect(await run('messages', 'show', 'x')).toEqual({ text: 'There is no message x.\n', isDone: false });
  expect(await run('messages', 'answered', 'x')).toEqual({ text: 'There is no message x.\n', isDone: false });
});
