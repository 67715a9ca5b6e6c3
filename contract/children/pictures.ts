import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { ServedFile } from '#contract/file-reply.ts';
import { Id, Nothing } from '#contract/fields.ts';
import { StoredAt, StoredId } from '#contract/stored.ts';

const MEBIBYTE = 1024 * 1024;

export const pictureFile = {
  mostBytes: 5 * MEBIBYTE,
  types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
  wrongType: 'Invalid file type. Please upload a JPEG, PNG, GIF or WebP image.',
  tooLarge: 'File too large. Maximum file size is 5MB.',
} as const;

export const Picture = z.object({
  id: StoredId,
  /** A path on this server. */
  address: z.string(),
  madeAt: StoredAt,
});
export type Picture = z.infer<typeof Picture>;

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/pictures',
  who: 'signed in',
  summary: 'Uploads a picture: a JPEG, PNG, GIF or WebP, detected from its content.',
  upload: { mostBytes: pictureFile.mostBytes, tooLarge: pictureFile.tooLarge },
  reply: Picture,
  status: 201,
  spec: ['storage upload profile_pictures'],
});

export const listPictures = endpoint({
  method: 'GET',
  path: '/api/pictures',
  who: 'signed in',
  summary: "The account's uploads, newest first.",
  reply: z.array(Picture),
  spec: ['storage list profile_pictures'],
});

export const deletePicture = endpoint({
  method: 'DELETE',
  path: '/api/pictures/:pictureId',
  who: 'signed in',
  summary: "Deletes one of the account's uploads. A child it was chosen for keeps its picture.",
  params: z.object({ pictureId: Id }),
  reply: Nothing,
  spec: ['storage remove profile_pictures'],
});

export const showPicture = endpoint({
  method: 'GET',
  path: '/pictures/:address',
  who: 'signed in',
  summary: 'A picture, for its uploader and for everyone who may see the child it shows.',
  params: z.object({ address: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  reply: ServedFile,
  serves: ['image/webp'],
  spec: ['storage public url profile_pictures'],
});
