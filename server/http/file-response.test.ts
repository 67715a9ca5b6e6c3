import { expect, test } from 'vitest';
import { FileReply } from '#contract/file-reply.ts';
import { fileResponse } from './file-response.ts';

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

  const answer = fileResponse(file, {}, 'HEAD', 'id');

  expect(await ending).toBe('closed');
  expect(await answer.text()).toBe('');
  expect(answer.headers.get('content-length')).toBe('4');
});

test('a file whose reader goes away in the middle is closed', async () => {
  const { file, ending } = aFile();
  const reader = fileResponse(file, {}, 'GET', 'id').body?.getReader();

  await reader?.read();
  await reader?.cancel();

  expect(await ending).toBe('closed');
});
