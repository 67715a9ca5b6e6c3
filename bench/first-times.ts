import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import type { Compared } from './figures.ts';

/** The table's name of the fixed loop, warm and cold. */
export const LOOP = 'loop';
export const FIRST_LOOP = 'first loop';

const run = promisify(execFile);
const processes = 25;
const Times = z.tuple([z.number(), z.number()]);

/**
 * Runs a file of this folder in fresh processes. Each prints `[ours, fixed]`: CPU times in milliseconds of its first
 * run,
 * and of the fixed loop after it.
 */
export async function firstTimes(file: string): Promise<Compared> {
  const times = { ours: [] as number[], fixed: [] as number[] };
  for (let n = 0; n < processes; n += 1) {
    const { stdout } = await run(process.execPath, [join(import.meta.dirname, file)]);
    const [ours, fixed] = Times.parse(JSON.parse(stdout));
    times.ours.push(ours);
    times.fixed.push(fixed);
  }
  return times;
}
