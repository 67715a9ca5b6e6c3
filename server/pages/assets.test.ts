import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderer } from '#web/app/render.tsx';
import { aHouse } from '#testing/house.ts';

const script = 'export const name = "a file of the build";'.repeat(10);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fernling-assets-'));
  await mkdir(join(folder, 'client/assets/inner'), { recursive: true });
  await writeFile(join(folder, 'client/assets/boot-Ab_3-x.js'), script);
  await writeFile(join(folder, 'client/assets/boot-Ab_3-x.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'client/assets/figtree-1a2b.woff2'), 'font');
  await writeFile(join(folder, 'client/assets/notes.txt'), 'not for browsers');
  await writeFile(join(folder, 'client/secret.js'), 'a secret');
  await writeFile(join(folder, 'client/favicon.svg'), '<svg/>');
  await mkdir(join(folder, 'client/share'));
  await writeFile(join(folder, 'client/share/sleep-1.png'), 'a drawing');
  await writeFile(join(folder, 'client/share/notes.json'), 'a secret');
  await mkdir(join(folder, 'client/screens'));
  await writeFile(join(folder, 'client/screens/growth-dark.avif'), 'picture');
  await writeFile(join(folder, 'fernling.json'), 'a secret');
});

afterAll(() => rm(folder, { recursive: true }));

describe('a file of the build', () => {
  test('is cached for a year without asking again, since its name changes with its content', async () => {
    const { status, headers } = await load('/assets/boot-Ab_3-x.js');

    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('vary')).toBe('accept-encoding');
  });

  test.each([
    { accepts: 'gzip, deflate, br', encoding: 'br' },
    { accepts: 'gzip', encoding: null },
    { accepts: 'br;q=0', encoding: null },
    { accepts: undefined, encoding: null },
  ])('is compressed as the browser accepts it: $accepts', async ({ accepts, encoding }) => {
    const { headers, bytes } = await load('/assets/boot-Ab_3-x.js', accepts);

    expect(headers.get('content-encoding')).toBe(encoding);
    expect((encoding ? brotliDecompressSync(bytes) : bytes).toString()).toBe(script);
  });

  test('that does not shrink is sent uncompressed', async () => {
    const { headers, bytes } = await load('/assets/figtree-1a2b.woff2', 'br');

    expect(headers.has('content-encoding')).toBe(false);
    expect(headers.get('content-type')).toBe('font/woff2');
    expect(bytes.toString()).toBe('font');
  });

  test('can be had as long as the server runs, though a new build has taken its place', async () => {
    const assetsDir = join(folder, 'rebuilt');
    await cp(join(folder, 'client'), assetsDir, { recursive: true });
    const { visitor } = await aHouse({ pages: renderer, assetsDir });
    await rm(assetsDir, { recursive: true });

    const [file, icon] = [await visitor().get('/assets/boot-Ab_3-x.js'), await visitor().get('/favicon.svg')];

    expect(file.text).toBe(script);
    expect(icon.text).toBe('<svg/>');
  });
});

test.each([
  '/assets/unknown.js',
  '/assets/notes.txt',
  '/assets/boot-Ab_3-x.js.br',
  '/assets/inner',
  '/assets/',
  '/assets/..',
  '/assets/..%2fsecret.js',
  '/assets/%2e%2e%2fsecret.js',
  '/assets/..%5csecret.js',
  '/assets/%2e%2e/%2e%2e/fernling.json',
  '/assets/....//secret.js',
  '/assets/secret.js%00',
  '/assets//etc/passwd',
  '/secret.js',
  '/share/unknown.png',
  '/share/notes.json',
  '/share/',
  '/share/..%2fsecret.js',
  '/share/sleep-1.png/',
  '/screens/growth.avif',
  '/screens/..%2fsecret.js',
  '/screens/',
])('nothing else can be had: %s', async (path) => {
  const { status, headers, bytes } = await load(path);

  expect(status).toBe(404);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(bytes.toString()).not.toContain('a secret');
});

test.each([
  { file: '/favicon.svg', type: 'image/svg+xml', holds: '<svg/>' },
  { file: '/screens/growth-dark.avif', type: 'image/avif', holds: 'picture' },
])('$file, which keeps its name, is asked for again after a day', async ({ file, type, holds }) => {
  const { status, headers, bytes } = await load(file);

  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('cache-control')).toBe('public, max-age=86400');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(bytes.toString()).toBe(holds);
});

test('[PUB-07] other sites may show the picture of a shared article, and ask for it again after a day', async () => {
  const { status, headers, bytes } = await load('/share/sleep-1.png');

  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/png');
  expect(headers.get('cache-control')).toBe('public, max-age=86400');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(bytes.toString()).toBe('a drawing');
});

async function load(path: string, accepts?: string) {
  const { app } = await aHouse({ pages: renderer, assetsDir: join(folder, 'client') });
  // A string: a parsed address would no longer be malformed.
  const request = new Request('http://localhost:3000/', {
    headers: accepts === undefined ? {} : { 'accept-encoding': accepts },
  });
  Object.defineProperty(request, 'url', { value: `http://localhost:3000${path}` });
  const answer = await app.fetch(request);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
