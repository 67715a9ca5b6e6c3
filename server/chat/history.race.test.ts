import { expect, test } from 'vitest';
import { chooseChatHistory, readChatHistory } from '#contract/chat/history.ts';
import { aPerson } from '#testing/family.ts';
import { aKeptMessage } from '#testing/chat/kept-messages.ts';
import { aFamilyRace, sessionOf } from '#testing/servers/race.ts';

const rounds = 8;
const timesEach = 3;
const choking = 'my baby is choking on a piece of apple and cant cry';

const race = aFamilyRace();

const asking = {
  times: timesEach,
  method: 'POST' as const,
  path: '/functions/v1/ask-baby-dev-expert',
  body: { query: choking },
};
const historyPath = '/api/chat/history';

test('[AI-02] messages answered at the same moment on two servers never leave more than 500', async () => {
  const { family } = race;
  const parent = await aPerson(family, 'Hannah Brooks');
  for (let n = 0; n < 499; n += 1) await aKeptMessage(family.house, parent, { asked_at: '2026-11-01T12:00:00.000Z' });

  const answers = await race.send(asking, [parent, parent]);

  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 2 * timesEach }, () => 200));
  const { count, messages } = await parent.call(readChatHistory, { query: {} });
  expect(count).toBe(500);
  expect(messages.slice(0, 2 * timesEach).every(({ text }) => text === choking)).toBe(true);
});

test('[AI-02] a history that is turned off while answers are made keeps none of them', async () => {
  const { family } = race;
  for (let round = 0; round < rounds; round += 1) {
    const parent = await aPerson(family, 'Hannah Brooks');
    await parent.call(chooseChatHistory, { body: { isKept: true } });
    const turningOff = { times: 1, method: 'PUT' as const, path: historyPath, body: { isKept: false } };
    const [first, second] = race.racers;

    const answers = await Promise.all([
      first.run({ session: sessionOf(parent), ...asking }),
      second.run({ session: sessionOf(parent), ...turningOff }),
    ]);

    expect(answers.flat().every(({ status }) => status === 200)).toBe(true);
    const rows = family.house.db.selectFrom('chat_messages').select('id').where('user_id', '=', parent.id);
    expect(await rows.execute()).toEqual([]);
  }
});

test('[AI-02] a history that is turned on at the same moment on two servers is on once', async () => {
  const { family } = race;
  for (let round = 0; round < rounds; round += 1) {
    const parent = await aPerson(family, 'Hannah Brooks');

    const answers = await race.send({ times: timesEach, method: 'PUT', path: historyPath, body: { isKept: true } }, [
      parent,
      parent,
    ]);

    const since = answers.map(({ status, body }) => [status, body]);
    const { keptSince } = await parent.call(readChatHistory, { query: {} });
    expect(since).toEqual(since.map(() => [200, expect.objectContaining({ keptSince })]));
  }
});
