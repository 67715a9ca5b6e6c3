import { expect, test } from 'vitest';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { uploadFailure } from './picture-changes.ts';

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
