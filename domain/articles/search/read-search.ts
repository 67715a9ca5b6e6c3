/** So many characters of a search are read. */
export const LONGEST_SEARCH = 200;

/** Much longer than what is searched for, however many spaces stand in it. */
const LONGEST_READ = 2000;

/** What is read of what was typed into a search, without needless spaces, and whether there was more. */
export function readSearch(typed: string): { readonly query: string; readonly isCut: boolean } {
  const text = typed.trim().slice(0, LONGEST_READ).replaceAll(/\s+/g, ' ').trim();
  return { query: text.slice(0, LONGEST_SEARCH).trim(), isCut: text.length > LONGEST_SEARCH };
}

/** More than is read, so that the reply tells of the rest, and not too much for an address, whatever the script. */
const LONGEST_SENT = 1000;

/** What stands in an address, and is sent, of what was typed into a search. */
export function sentSearch(typed: string): string {
  return typed.slice(0, LONGEST_SENT);
}
