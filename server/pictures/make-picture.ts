import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FairTurns } from '#server/limits/fair-turns.ts';
import { looksLikePicture } from './picture-kind.ts';
import { busy, PictureRefused } from './picture-refused.ts';
import { runProgram } from './run-program.ts';
import { verdicts } from './verdicts.ts';

const script = fileURLToPath(new URL('./reencode.ts', import.meta.url));

// Per process, for memory and CPU.
const line = new FairTurns({ waiting: 20 });

/** In pixels. */
export type Box = { readonly width: number; readonly height: number };

/** For pictures of children. */
const usualBox: Box = { width: 1024, height: 1024 };

export type Making = {
  readonly accountId: string;
  /** Into which the picture is scaled down; 1024 x 1024 by default. */
  readonly box?: Box;
  readonly longestMs?: number;
  /** Whether a picture that was made here stays as it is, as on import: it loses no quality by moving to another server. */
  readonly keepsOurs?: boolean;
};

/**
 * Returns the first frame of a JPEG, PNG, GIF or WebP (by content) as WebP, upright, no larger than the box, without
 * metadata. It is never made larger than it is.
 *
 * Decodes in a process that knows no secret and is killed after 10 seconds: a hostile file can only harm that process,
 * and its memory is freed at once. One at a time; next is the account whose last turn was longest ago.
 *
 * @throws PictureRefused `not-a-picture`, `too-many-pixels`, `too-heavy` or `busy`; the last two may be temporary
 */
export async function makePicture(file: Uint8Array, making: Making): Promise<Buffer> {
  if (!looksLikePicture(file)) throw new PictureRefused('not-a-picture');
  return line.run(making.accountId, () => reencode(file, making), busy);
}

/** Signals of a decoder that crashed on a file. */
const crashes: readonly (NodeJS.Signals | null)[] = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE'];

async function reencode(
  file: Uint8Array,
  { box = usualBox, longestMs = 10_000, keepsOurs = false }: Making,
): Promise<Buffer> {
  const asked = [String(box.width), String(box.height), ...(keepsOurs ? ['keep-ours'] : [])];
  const running = { env: bareEnvironment(), input: file, longestMs };
  const { code, signal, output } = await runProgram(process.execPath, [script, ...asked], running);
  if (code === 0) return output;
  if (code === verdicts.tooManyPixels) throw new PictureRefused('too-many-pixels');
  if (code === verdicts.notAPicture || crashes.includes(signal)) throw new PictureRefused('not-a-picture');
  // Not done in time, or killed by a machine that ran out of memory.
  if (code === null) throw new PictureRefused('too-heavy');
  throw new Error(`the process that makes pictures ended with ${code}`);
}

/** What programs need to start on Windows, and where compiled code is kept, which saves a third of the time. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { SystemRoot } = process.env;
  const cache = getCompileCacheDir();
  return {
    ...(SystemRoot === undefined ? {} : { SystemRoot }),
    // A process adds the folder of its own version.
    ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) }),
  };
}
