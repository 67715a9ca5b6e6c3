import { expect, test } from 'vitest';
import { pictureAt, PICTURE_WIDTHS } from './picture-widths.ts';

test('[ART-02] a picture is offered in five widths, each at its own address', () => {
  expect(PICTURE_WIDTHS.map((width) => pictureAt('/pictures/ab12', width))).toEqual([
    '/pictures/ab12/400',
    '/pictures/ab12/600',
    '/pictures/ab12/800',
    '/pictures/ab12/1200',
    '/pictures/ab12/1600',
  ]);
});
