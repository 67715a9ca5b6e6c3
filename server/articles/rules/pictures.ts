import { atMost } from '#server/problem.ts';

export const articlePictureFolder = 'article_pictures';

/** Most pictures that are stored at once, used or not. */
export const articlePictureLimit = atMost(500, 'pictures', 'The library');

/** The size in which an upload is stored: no width needs more. */
export const LARGEST_PICTURE = { width: 1600, height: 1600 } as const;

export function articlePictureAddress(id: string): string {
  return `/article-pictures/${id}`;
}

/** Key of the upload from which the widths are made. */
export function originalKey(id: string): string {
  return `${articlePictureFolder}/${id}/original.webp`;
}

export function widthKey(id: string, width: number | string): string {
  return `${articlePictureFolder}/${id}/${width}.webp`;
}

/** The picture that a file belongs to. */
export function pictureOfKey(key: string): string {
  return key.split('/')[1] ?? '';
}

/** The kind of the job. */
export const makingWidths = 'article-picture';
