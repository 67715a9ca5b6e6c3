import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Turns } from '#server/http/limits/turns.ts';
import { looksLikePicture } from './picture-kind.ts';
import { busy, PictureRefused } from './picture-refused.ts';
import { verdicts } from './verdicts.ts';

const script = fileURLToPath(new URL('./reencode.ts', import.meta.url));

// Memory and processor belong to the machine, and so does this limit: every house in the process shares it.
const line = new Turns({ atOnce: 1, waiting: 20 });

export type Making = {
  /** After how long it is ended. */
  readonly longestMs?: number;
  /** Whether a picture that is as this function makes them stays byte for byte, as when a family comes back with it. */
  readonly keepsOurs?: boolean;
};

/**
 * Makes a picture of what somebody sent: of a JPEG, PNG, GIF or WebP, judged by its content, the first frame, upright,
 * at most 1024 pixels wide and high, as WebP without anything else that the file said.
 *
 * Decoding happens in a process of its own that knows no secret and is ended after 10 seconds: what a hostile file does
 * to a decoder ends there, and its memory goes back at once.
 *
 * @throws PictureRefused `not-a-picture`, `too-many-pixels`, `too-heavy` or `busy`; the last two may pass
 */
export async function makePicture(file: Uint8Array, making: Making = {}): Promise<Buffer> {
  if (!looksLikePicture(file)) throw new PictureRefused('not-a-picture');
  return line.run(() => reencode(file, making), busy);
}

/** How a process ends in which a file has broken the decoder. */
const crashes: readonly (NodeJS.Signals | null)[] = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE'];

type End = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

async function reencode(file: Uint8Array, { longestMs = 10_000, keepsOurs = false }: Making): Promise<Buffer> {
  const child = spawn(process.execPath, [script, ...(keepsOurs ? ['keep-ours'] : [])], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: bareEnvironment(),
    timeout: longestMs,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<End>((resolve, reject) =>
    child.once('error', reject).once('close', (code, signal) => resolve({ code, signal })),
  );
  // One that ends before it has read everything closes its door; its verdict says why.
  child.stdin.on('error', () => {}).end(file);
  const [{ code, signal }, picture] = await Promise.all([ended, buffer(child.stdout)]);
  if (code === 0) return picture;
  if (code === verdicts.tooManyPixels) throw new PictureRefused('too-many-pixels');
  if (code === verdicts.notAPicture || crashes.includes(signal)) throw new PictureRefused('not-a-picture');
  // Without a code it was ended: by us, since it took too long, or by a machine without memory to spare.
  if (code === null) throw new PictureRefused('too-heavy');
  throw new Error(`the process that makes pictures ended with ${code}`);
}

/** What programs need on Windows to start at all, and nothing else. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { SystemRoot } = process.env;
  return SystemRoot === undefined ? {} : { SystemRoot };
}
