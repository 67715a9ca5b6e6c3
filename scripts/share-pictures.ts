/**
 * Makes the pictures that others show beside a link to a page: one for each drawing of an article, and one for pages
 * without an article.
 *
 *     npm run share-pictures
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { ART_VARIANTS } from '#domain/articles/art-variant.ts';
import { drawings } from '#web/articles/art/drawings.ts';
import { pictureOfDrawing, pictureOfMark, pngOf } from './share-pictures/share-picture.ts';

export const shareFolder = new URL('../web/public/share/', import.meta.url);

/** The pictures as SVG, by the name of their file. */
export function sharePictures(): ReadonlyMap<string, string> {
  return new Map([
    ...ART_VARIANTS.map((variant): [string, string] => [`${variant}.png`, pictureOfDrawing(drawings[variant])]),
    ['fernling.png', pictureOfMark()],
  ]);
}

async function main(): Promise<void> {
  mkdirSync(shareFolder, { recursive: true });
  for (const [name, svg] of sharePictures()) {
    const png = await pngOf(svg);
    writeFileSync(new URL(name, shareFolder), png);
    console.log(`web/public/share/${name}: ${(png.length / 1000).toFixed(1)} KB`);
  }
}

if (import.meta.main) await main();
