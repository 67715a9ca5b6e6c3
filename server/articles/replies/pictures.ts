import type { ArticlePicture } from '#contract/articles/pictures.ts';
import type { StoredPicture } from '../queries/pictures.ts';
import { articlePictureAddress } from '../rules/pictures.ts';

export function articlePictureReply({ id, state, made_at: madeAt }: StoredPicture): ArticlePicture {
  return { id, address: articlePictureAddress(id), state, madeAt };
}
