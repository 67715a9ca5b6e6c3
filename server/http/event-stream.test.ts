import { expect, test } from 'vitest';
import { eventHeaders, inEvents, takesEvents } from './event-stream.ts';

const asked = {
  headers: () => ({ ...eventHeaders }),
  problemText: (thrown: unknown) => JSON.stringify(String(thrown)),
};

test.each([
  ['text/event-stream', true],
  ['application/json, Text/Event-Stream;q=0.9', true],
  ['*/*', false],
  ['text/event-streams', false],
  ['text/event-stream;q=0', false],
  [undefined, false],
])('a caller that accepts %s takes events: %s', (accept, takes) => {
  expect(takesEvents(accept)).toBe(takes);
});

test('what is told goes out before the work is done, the reply at last', async () => {
  const work = Promise.withResolvers<string>();
  const { answer } = inEvents((tell) => {
    tell('1');
    return work.promise;
  }, asked);
  const reader = (await answer).body?.pipeThrough(new TextDecoderStream()).getReader();

  expect((await reader?.read())?.value).toBe('data: 1\n\n');
  work.resolve('"all"');
  expect((await reader?.read())?.value).toBe('event: reply\ndata: "all"\n\n');
  expect((await reader?.read())?.done).toBe(true);
});

test('what is thrown before anything is told is no answer, and later it is the last event', async () => {
  const fails = async () => {
    throw new Error('no');
  };

  await expect(inEvents(fails, asked).answer).rejects.toThrow('no');
  const { answer } = inEvents(async (tell) => {
    tell('1');
    return fails();
  }, asked);
  expect(await (await answer).text()).toBe('data: 1\n\nevent: problem\ndata: "Error: no"\n\n');
});

test('while nothing is told, the line is kept', async () => {
  const work = Promise.withResolvers<string>();
  const { answer } = inEvents(
    (tell) => {
      tell('1');
      return work.promise;
    },
    { ...asked, silenceMs: 1 },
  );
  const reader = (await answer).body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();

  expect((await reader?.read())?.value).toMatch(/^(:\n\n)+$/);
  work.resolve('1');
});

test('a caller that has gone is told nothing, and the work comes to its end', async () => {
  const work = Promise.withResolvers<string>();
  const { answer, ended } = inEvents(async (tell) => {
    tell('1');
    const reply = await work.promise;
    tell('2');
    return reply;
  }, asked);
  await (await answer).body?.cancel();

  work.resolve('3');

  await expect(ended).resolves.toBeUndefined();
});
