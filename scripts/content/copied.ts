import { createHash } from 'node:crypto';

/** Hashes of what somebody else published, by which a copy is found without keeping the text. */
export type Published = { readonly sentences: readonly string[]; readonly runs: readonly string[] };

const RUN = 7;

/** Sentences whole and up to their first example, and each run of seven words. */
export function hashesOf(texts: readonly string[]): Published {
  const sentences = texts.flatMap((text) => [hashed(plainWords(text)), hashed(plainWords(head(text)))]);
  return { sentences: sorted(sentences), runs: sorted(texts.flatMap((text) => runsOf(text))) };
}

/** Whether a text is one of these sentences, with or without its examples, or has seven words in a row of one. */
export function isCopied(text: string, { sentences, runs }: Published): boolean {
  const whole = [hashed(plainWords(text)), hashed(plainWords(head(text)))];
  return whole.some((one) => sentences.includes(one)) || runsOf(text).some((run) => runs.includes(run));
}

const PRONOUNS = new Set('he him his himself she her herself they them their themselves themself'.split(' '));

/** In small letters, without marks; 'he', 'her' and 'them' are one, as the source has all of them. */
function plainWords(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’‘"“”„]/g, '')
      .match(/[a-z0-9]+/g) ?? [];
  return words.map((word) => (PRONOUNS.has(word) ? 'they' : word));
}

function head(text: string): string {
  return text.split(/,? (?:like|such as) |\(|[.;] for example/i)[0] ?? text;
}

function runsOf(text: string): string[] {
  const words = plainWords(text);
  return words.slice(RUN - 1).map((_, index) => hashed(words.slice(index, index + RUN)));
}

function hashed(words: readonly string[]): string {
  return createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 12);
}

function sorted(hashes: readonly string[]): string[] {
  return [...new Set(hashes)].toSorted();
}
