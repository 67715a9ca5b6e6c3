/** Widths in which an article's picture is stored, in pixels. Source: the specification, 'Business constants and limits'. */
export const PICTURE_WIDTHS = [400, 600, 800, 1200, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The address of an article's picture in one of these widths. */
export function pictureAt(imageUrl: string, width: PictureWidth): string {
  return `${imageUrl}/${width}`;
}
