import { libraryReply } from '#server/articles/replies/articles.ts';
import { library } from '#server/articles/service.ts';
import type { House } from '#server/http/house.ts';
import { tagOf } from '#server/http/kept-by-browsers.ts';

/** Another one after every article that is published or taken back. */
export async function publishedTag(house: House): Promise<string> {
  return tagOf(libraryReply(await library(house)));
}
