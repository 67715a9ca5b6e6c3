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
      '2 messages, 1 to answer:',
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
