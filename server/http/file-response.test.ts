import { mkdir, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FileReply } from '#contract/file-reply.ts';
import { aFamily } from '#testing/family.ts';
import { pictureOf } from '#testing/files/pictures.ts';
import { aHouse } from '#testing/house.ts';
import { fileResponse } from './file-response.ts';
import { listen } from './listening.ts';
import { createLog } from '#server/log.ts';

const asked = {
  requestId: 'id',
  onFault: (error: unknown) => {
    throw error;
  },
};

/** A file of four bytes that tells when it is closed. */
function aFile() {
  let close: (how: 'closed') => void;
  const ending = new Promise<'closed'>((resolve) => (close = resolve));
  const content = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array([1, 2, 3, 4])),
    cancel: () => close('closed'),
  });
  return { file: new FileReply({ content, type: 'image/webp', bytes: 4, maxAgeS: 60 }), ending };
}

test('a HEAD request for a file gets no content, and the file is closed', async () => {
  const { file, ending } = aFile();

  const answer = fileResponse(file, {}, { method: 'HEAD', ...asked });

  expect(await ending).toBe('closed');
  expect(await answer.text()).toBe('');
  expect(answer.headers.get('content-length')).toBe('4');
});

test('a file whose reader goes away in the middle is closed', async () => {
  const { file, ending } = aFile();
  const reader = fileResponse(file, {}, { method: 'GET', ...asked }).body?.getReader();

  await reader?.read();
  await reader?.cancel();

  expect(await ending).toBe('closed');
});

test('a file that cannot be read to its end is cut off and logged, without a word of the disk', async () => {
  const lines: unknown[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
  const family = await aFamily(await aHouse({ log }));
  const address = await pictureOf(family, family.child);
  await breakFiles(family.house.config.dataDir);
  const server = await listen(family.app, { port: 0, host: '127.0.0.1', trustProxyHops: 0 });
  // A server that listens on a port has one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  const cookie = [...family.parent.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  const answer = fetch(`http://127.0.0.1:${port}${address}`, { headers: { cookie } }).then((got) => got.text());

  await expect(answer).rejects.toBeInstanceOf(TypeError);
  server.close();
  expect(lines).toMatchObject([{ level: 50, route: '/pictures/:address', err: { code: 'EISDIR' } }]);
});

/** Puts a folder where each picture was. */
async function breakFiles(dataDir: string): Promise<void> {
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    await rm(path);
    await mkdir(path);
  }
}
