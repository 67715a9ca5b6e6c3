import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { ServedFile } from '#contract/file-reply.ts';
import { Id } from '#contract/fields.ts';
import { StoredAt, StoredId } from '#contract/stored.ts';

export const ArticlePicture = z.object({
  id: StoredId,
  /** What an article has as its `imageUrl`: each width is served below it. */
  address: z.string(),
  /** It can be shown once it is 'ready'. */
  state: z.enum(['waiting', 'ready', 'failed']),
  madeAt: StoredAt,
});
export type ArticlePicture = z.infer<typeof ArticlePicture>;

export const showArticlePicture = endpoint({
  method: 'GET',
  path: '/article-pictures/:pictureId/:width',
  who: 'anyone',
  summary: 'The picture of a published article, 400, 600, 800, 1200 or 1600 pixels wide or as wide as it is.',
  params: z.object({ pictureId: Id, width: z.enum(['400', '600', '800', '1200', '1600']) }),
  reply: ServedFile,
  serves: ['image/webp'],
});
