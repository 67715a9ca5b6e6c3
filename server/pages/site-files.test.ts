import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { renderer } from '#web/app/render.tsx';
import { aHouse } from '#testing/house.ts';

const houseWith = (settings: Record<string, string>) =>
  aHouse({ pages: renderer, config: readConfig({ LOG_LEVEL: 'silent', ...settings }) });

test('[decision 55] each page leads to the source of the version that runs here', async () => {
  const { visitor } = await houseWith({ SOURCE_URL: 'https://code.example.org/fernling/0.1' });

  for (const path of ['/', '/login', '/terms']) expect((await visitor().get(path)).text).toContain('href="/source"');
  expect((await visitor().get('/terms')).text).toContain(
    'href="https://code.example.org/fernling/0.1">its source code',
  );
  const { status, headers } = await visitor().get('/source');
  expect([status, headers.get('location')]).toEqual([303, 'https://code.example.org/fernling/0.1']);
});

test('[decision 55] without an address of the source the terms say whom to ask', async () => {
  const { visitor } = await houseWith({ OPERATOR_NAME: 'Elm Clinic' });

  expect((await visitor().get('/source')).headers.get('location')).toBe('/terms#the-software');
  const { text } = await visitor().get('/terms');
  expect(text).toContain('id="the-software"');
  expect(text).toMatch(/Version \d+\.\d+\.\d+ runs here: ask Elm Clinic for its source code\./);
});

test('who finds a weakness is told whom to write to, where the operator has an address', async () => {
  const { visitor, clock } = await houseWith({ OPERATOR_EMAIL: 'help@example.org' });
  const nobody = await houseWith({});

  const { status, text } = await visitor().get('/.well-known/security.txt');

  expect(status).toBe(200);
  expect(text).toContain('Contact: mailto:help@example.org\n');
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(clock.now().getTime());
  expect(expires).toBeLessThan(clock.now().getTime() + 365 * 86_400_000);
  expect((await nobody.visitor().get('/.well-known/security.txt')).status).toBe(404);
});
