import { spawn } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { FairTurns } from '#server/limits/fair-turns.ts';
import { looksLikePicture } from './picture-kind.ts';
import { busy, PictureRefused } from './picture-refused.ts';
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

type End = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

async function reencode(
  file: Uint8Array,
  { box = usualBox, longestMs = 10_000, keepsOurs = false }: Making,
): Promise<Buffer> {
  const asked = [String(box.width), String(box.height), ...(keepsOurs ? ['keep-ours'] : [])];
  const child = spawn(process.execPath, [script, ...asked], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: bareEnvironment(),
    timeout: longestMs,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<End>((resolve, reject) =>
    child.once('error', reject).once('close', (code, signal) => resolve({ code, signal })),
  );
  // The process may exit before it has read everything; its exit code says why.
  child.stdin.on('error', () => {}).end(file);
  const [{ code, signal }, picture] = await Promise.all([ended, buffer(child.stdout)]);
  if (code === 0) return picture;
  if (code === verdicts.tooManyPixels) throw new PictureRefused('too-many-pixels');
  if (code === verdicts.notAPicture || crashes.includes(signal)) throw new PictureRefused('not-a-picture');
  // Killed by our timeout, or by a machine that ran out of memory.
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
