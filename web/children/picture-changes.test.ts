import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { childrenOf, leo, maya } from '#testing/web/replies.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { childrenQuery } from './data.ts';
import { deletingPicture, uploadFailure } from './picture-changes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  toasts.clear();
});

const refusal = (code: 'wrong-type' | 'too-large' | 'unexpected' | 'unavailable', title: string) =>
  new CallFailed({ type: `/problems/${code}`, title, status: 400, code, requestId: 'a1' });
const wrongType = 'Invalid file type. Please upload a JPEG, PNG, GIF or WebP image.';
const tooLarge = 'File too large. Maximum file size is 5MB.';
const full = 'Nothing can be saved right now: the storage is full.';

test.each([
  { failed: refusal('wrong-type', wrongType), failure: { text: wrongType } },
  { failed: refusal('too-large', tooLarge), failure: { text: tooLarge } },
  {
    failed: refusal('unexpected', 'An unexpected error occurred'),
    failure: { title: 'Upload failed', text: 'An unexpected error occurred during upload.' },
  },
  { failed: refusal('unavailable', full), failure: { title: 'Upload failed', text: full } },
  {
    failed: new CallFailed('offline'),
    failure: { title: 'Upload failed', text: 'The server did not answer. Nothing you entered is lost.' },
  },
])('[CHILD-03] an upload that fails says: $failure.text', ({ failed, failure }) => {
  expect(uploadFailure(failed)).toEqual(failure);
});

test.each([
  { has: [], text: 'It is gone from your earlier pictures.' },
  { has: [maya], text: 'It is gone from your earlier pictures. Still shown for Maya.' },
])('[CHILD-03] [decision 78] the toast says of a deleted picture: $text', async ({ has, text }) => {
  const picture = {
    id: '0197a000-0000-7000-8000-0000000000d1',
    address: '/pictures/1',
    madeAt: '2026-07-20T10:00:00.000Z',
  };
  const client = createQueryClient();
  client.setQueryData(
    childrenQuery.queryKey,
    childrenOf(...has.map((child) => ({ ...child, pictureId: picture.id })), leo),
  );
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));

  await new MutationObserver(client, deletingPicture(client)).mutate(picture);

  expect(toasts.held()[0]).toMatchObject({ title: 'Picture deleted', text });
});
