import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestHouse } from '../house-on.ts';
import { storedRows } from './stored-rows.ts';

/** Places in the database and the files that contain one of the words. */
export async function tracesOf({ house }: TestHouse, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [table, rows] of Object.entries(await storedRows(house.db)))
    for (const row of rows) if (words.some((word) => says(row, word))) found.push(`${table}: ${row}`);
  for (const top of ['profile_pictures', 'exports', 'imports'])
    for (const name of namesIn(join(house.config.dataDir, top))) found.push(...traceIn(`${top}/${name}`, words));
  return found;
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
}

function traceIn(key: string, words: readonly string[]): string[] {
  return words.some((word) => says(key, word)) ? [`file ${key}`] : [];
}

function says(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase());
}
