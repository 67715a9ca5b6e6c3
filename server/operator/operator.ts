import { existsSync } from 'node:fs';
import { ConfigRefused, readConfig } from '#server/config.ts';
import { DatabaseRefused } from '#server/db/database-refused.ts';
import type { Db } from '#server/db/db.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { sqlitePath } from '#server/db/sqlite/sqlite-file.ts';
import { help, isCommand, runCommand } from './commands.ts';

const words = process.argv.slice(2);
try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ConfigRefused || error instanceof DatabaseRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function main(): Promise<number> {
  if (!isCommand(words)) {
    process.stdout.write(help);
    return words.length === 0 || words[0] === 'help' ? 0 : 1;
  }
  const db = await configuredDb();
  try {
    const { publicUrl, payments } = readConfig(process.env);
    const { text, isDone } = await runCommand(db, words, { now: new Date(), publicUrl, provider: payments.provider });
    process.stdout.write(text);
    return isDone ? 0 : 1;
  } finally {
    await close(db);
  }
}

/** Refuses when there is none yet: a command must not create one. */
async function configuredDb(): Promise<Db> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl === null && !existsSync(sqlitePath(dataDir))) {
    throw new DatabaseRefused(`There is no database in ${dataDir} yet: start the server once, or set DATA_DIR.`);
  }
  return openDb({ databaseUrl: databaseUrl ?? undefined, dataDir });
}
