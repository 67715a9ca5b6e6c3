import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureSize, screenHref, screenLooks, screens } from '#web/site/landing/screens.ts';

const shown = screens.flatMap(({ name }) => screenLooks.map((look) => screenHref(name, look)));

test.each(shown)('[PUB-01] the picture %s is there, as large as the landing page says, in 40 KB', async (href) => {
  const picture = await readFile(join(import.meta.dirname, '../web/public', href));
  const { width, height, format } = await sharp(picture).metadata();

  expect({ width, height }).toEqual(pictureSize);
  expect(format).toBe('heif');
  expect(picture.length).toBeLessThanOrEqual(40_000);
});
