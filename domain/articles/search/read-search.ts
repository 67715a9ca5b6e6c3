/** By so many characters of a search articles are found. */
export const LONGEST_SEARCH = 200;

/** As much as can be sent: signs of danger are looked for in all of it. */
const LONGEST_READ = 10_000;

export type ReadSearch = {
  /** By what articles are found. */
  readonly query: string;
  /** Whether there was more. */
  readonly isCut: boolean;
  /** In what signs of danger are looked for. */
  readonly whole: string;
};

/** What is read of what was typed into a search, without needless spaces. */
export function readSearch(typed: string): ReadSearch {
  const whole = typed.trim().slice(0, LONGEST_READ).replaceAll(/\s+/g, ' ').trim();
  return { query: whole.slice(0, LONGEST_SEARCH).trim(), isCut: whole.length > LONGEST_SEARCH, whole };
}

/** In characters of an address, of which servers in between take 8,000. */
const LONGEST_SENT = 6000;
const LONGEST_LETTER = 9;

/** What stands in an address, and is sent, of what was typed into a search. */
export function sentSearch(typed: string): string {
  let sent = typed.slice(0, LONGEST_SENT).toWellFormed();
  for (;;) {
    const over = encodeURIComponent(sent).length - LONGEST_SENT;
    if (over <= 0) return sent;
    sent = sent.slice(0, -Math.ceil(over / LONGEST_LETTER)).toWellFormed();
  }
}
