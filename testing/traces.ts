import type { TestHouse } from './house-on.ts';
import { storedRows } from './stored-rows.ts';

/** Every place in the database and among the files that still says one of some words: ids, addresses, names. */
export async function tracesOf({ house }: TestHouse, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [table, rows] of Object.entries(await storedRows(house.db)))
    for (const row of rows) if (words.some((word) => says(row, word))) found.push(`${table}: ${row}`);
  for await (const { key } of house.storage.list('profile_pictures')) found.push(...traceIn(key, words));
  for await (const { key } of house.storage.list('exports')) found.push(...traceIn(key, words));
  return found;
}

function traceIn(key: string, words: readonly string[]): string[] {
  return words.some((word) => says(key, word)) ? [`file ${key}`] : [];
}

function says(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase());
}
