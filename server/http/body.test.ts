import { expect, test, vi } from 'vitest';
import { aHouse } from '#testing/house.ts';

const path = '/api/challenges';
const good = '{"action":"sign-up"}';
const tooLong = 64 * 1024 + 1;

test.each([
  { what: 'cut off', body: '{"action":' },
  { what: 'empty', body: '' },
  { what: 'two values', body: `${good}${good}` },
])('[API-03] a body that is $what could not be read', async ({ body }) => {
  const answer = await (await aHouse()).visitor().send('POST', path, body);

  expect(answer).toMatchObject({ status: 400, body: { code: 'malformed', title: 'This request could not be read.' } });
});

test('[API-03] bytes that are no text could not be read', async () => {
  const answer = await sendBytes(new Uint8Array([0x22, 0xff, 0xfe, 0x22]));

  expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
  '[API-03] only JSON is taken, not %j',
  async (type) => {
    const answer = await (await aHouse()).visitor().send('POST', path, good, { 'content-type': type });

    expect(answer).toMatchObject({ status: 415, body: { code: 'wrong-type' } });
  },
);

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])('%j is JSON', async (type) => {
  const answer = await (await aHouse()).visitor().send('POST', path, good, { 'content-type': type });

  expect(answer.status).toBe(201);
});

test('[API-03] a body that says it is too large is refused before it is read', async () => {
  let isRead = false;
  const body = new ReadableStream<Uint8Array>({ pull: () => void (isRead = true) }, { highWaterMark: 0 });

  const answer = await sendBytes(body, { 'content-length': String(tooLong) });

  expect(answer).toMatchObject({ status: 413, body: { code: 'too-large', title: 'This is too large.' } });
  expect(isRead).toBe(false);
});

test('[API-03] a body that does not say how large it is stops being read once it is too large', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(to) {
      sent += 16 * 1024;
      to.enqueue(new Uint8Array(16 * 1024).fill(0x20));
    },
  });

  const answer = await sendBytes(body);

  expect(answer).toMatchObject({ status: 413, body: { code: 'too-large' } });
  expect(sent).toBeLessThan(3 * tooLong);
});

test('[API-03] a body that never ends is read for half a minute, and then refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const begun = new ReadableStream<Uint8Array>({ start: (to) => to.enqueue(new TextEncoder().encode('{')) });

    const answered = sendBytes(begun);
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(30_000);

    expect(await answered).toMatchObject({ status: 400, body: { code: 'malformed' } });
  } finally {
    vi.useRealTimers();
  }
});

test('a body of exactly the most that is taken is read', async () => {
  const answer = await sendBytes(new TextEncoder().encode(good.padEnd(tooLong - 1)));

  expect(answer.status).toBe(201);
});

test.each([
  { what: 'a list', body: '[]', fields: [{ name: 'body', message: 'This needs to be a JSON object' }] },
  { what: 'nothing', body: 'null', fields: [{ name: 'body', message: 'This needs to be a JSON object' }] },
  { what: 'an empty object', body: '{}', fields: [{ name: 'action', code: 'refused' }] },
  {
    what: 'a field too many',
    body: '{"action":"sign-up","admin":true}',
    fields: [{ name: 'admin', code: 'unknown', message: 'This field is unknown' }],
  },
])('[API-03] the field at fault is named: $what', async ({ body, fields }) => {
  const answer = await (await aHouse()).visitor().send('POST', path, body);

  expect(answer).toMatchObject({ status: 422, body: { code: 'bad-input', fields } });
});

async function sendBytes(
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
) {
  const { app } = await aHouse();
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json', ...headers } };
  const response = await app.fetch(new Request(`http://localhost:3000${path}`, init));
  const said: unknown = await response.json();
  return { status: response.status, body: said };
}
