import { expect, test } from 'vitest';
import { FileReply } from '#contract/file-reply.ts';
import { fileResponse } from './file-response.ts';

/** A file of four bytes that tells when it is closed. */
function aFile() {
  let close: () => void;
  const closed = new Promise<void>((resolve) => (close = resolve));
  const content = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array([1, 2, 3, 4])),
    cancel: () => close(),
  });
  return { file: new FileReply({ content, type: 'image/webp', bytes: 4, maxAgeS: 60 }), closed };
}

test('who asks for the head of a file alone gets no content, and the file is closed', async () => {
  const { file, closed } = aFile();

  const answer = fileResponse(file, {}, 'HEAD', 'id');

  await closed;
  expect(await answer.text()).toBe('');
  expect(answer.headers.get('content-length')).toBe('4');
});

test('a file whose reader goes away in the middle is closed', async () => {
  const { file, closed } = aFile();
  const reader = fileResponse(file, {}, 'GET', 'id').body?.getReader();

  await reader?.read();
  await reader?.cancel();

  await closed;
});
