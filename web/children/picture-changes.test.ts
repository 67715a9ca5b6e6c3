import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { CallFailed } from '#web/client/call.ts';
import { toasts } from '#web/ui/toasts.ts';
import { deletingPicture, refuseFile, sayUploadFailed } from './picture-changes.ts';

const refusal = (code: 'wrong-type' | 'too-large' | 'unexpected' | 'unavailable', title: string) =>
  new CallFailed({ type: `/problems/${code}`, title, status: 400, code, requestId: 'a1' });

test.each([
  {
    failed: refusal('wrong-type', 'Invalid file type. Please upload a JPEG, PNG, GIF or WebP image.'),
    title: 'Invalid file type',
    text: 'Please upload a JPEG, PNG, GIF or WebP image.',
  },
  {
    failed: refusal('too-large', 'File too large. Maximum file size is 5MB.'),
    title: 'File too large',
    text: 'Maximum file size is 5MB.',
  },
  {
    failed: refusal('unexpected', 'An unexpected error occurred'),
    title: 'Upload failed',
    text: 'An unexpected error occurred during upload.',
  },
  {
    failed: refusal('unavailable', 'Nothing can be saved right now: the storage is full.'),
    title: 'Upload failed',
    text: 'Nothing can be saved right now: the storage is full.',
  },
  {
    failed: new CallFailed('offline'),
    title: 'Upload failed',
    text: 'The server did not answer. Nothing you entered is lost.',
  },
])('[CHILD-03] an upload that fails is told: $title, $text', ({ failed, title, text }) => {
  toasts.clear();

  const note = sayUploadFailed(failed);

  expect(note).toBe(`${title}. ${text}`);
  expect(toasts.held()).toMatchObject([{ kind: 'problem', title, text }]);
});

test('[CHILD-03] a file that cannot be a picture is told at once, one that can is not', () => {
  toasts.clear();

  expect(refuseFile(new Blob(['x'], { type: 'image/png' }))).toBeNull();
  expect(toasts.held()).toEqual([]);
  expect(refuseFile(new Blob(['x'], { type: 'text/html' }))).toContain('Invalid file type');
  expect(toasts.held()).toMatchObject([{ title: 'Invalid file type' }]);
});

test('[CHILD-03] a picture that cannot be deleted: Failed to delete picture', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  toasts.clear();
  const client = new QueryClient();
  const picture = { id: '0197a000-0000-7000-8000-0000000000c1', address: '/pictures/a1', madeAt: '2026-11-21' };

  await new MutationObserver(client, deletingPicture(client)).mutate(picture).catch(() => {});
  vi.unstubAllGlobals();

  expect(toasts.held()).toMatchObject([{ kind: 'problem', title: 'Failed to delete picture' }]);
});
