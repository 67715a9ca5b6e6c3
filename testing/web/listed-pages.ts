import type { PageRenderer } from '#contract/pages.ts';
import { readConfig } from '#server/config.ts';
import { aHouse } from '../house.ts';

/** Where the house of `aVisitorOfAll` stands. */
export const LISTED_ORIGIN = 'https://family.example.org';

export type ListedPage = { readonly path: string; readonly status: number; readonly html: string };

/** @returns what gets a page by its path */
export async function aVisitorOfAll(pages: PageRenderer) {
  const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: LISTED_ORIGIN });
  const { visitor } = await aHouse({ pages, config });
  return (path: string) => visitor().get(path);
}

/** The pages that the sitemap lists, in its order, as a visitor gets them. */
export async function listedPages(renderer: PageRenderer): Promise<readonly ListedPage[]> {
  const get = await aVisitorOfAll(renderer);
  const { text } = await get('/sitemap.xml');
  const paths = Array.from(text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => url.slice(LISTED_ORIGIN.length));
  const pages: ListedPage[] = [];
  for (const path of paths) {
    const { status, text: html } = await get(path);
    pages.push({ path, status, html });
  }
  return pages;
}
