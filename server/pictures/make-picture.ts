import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Turns } from '#server/http/turns.ts';
import { looksLikePicture } from './picture-kind.ts';
import { verdicts } from './verdicts.ts';

const script = fileURLToPath(new URL('./reencode.ts', import.meta.url));
const longestMs = 10_000;

// Memory and processor belong to the machine, and so do these limits: every house in the process shares them.
const receiving = new Turns({ atOnce: 12, waiting: 40 });
const making = new Turns({ atOnce: 1, waiting: 20 });

/** A file that no picture is made of. */
export class PictureRefused extends Error {
  readonly why: 'not-a-picture' | 'too-many-pixels' | 'busy';

  constructor(why: PictureRefused['why']) {
    super(why);
    this.why = why;
  }
}

/**
 * Makes a picture of what somebody sends: of a JPEG, PNG, GIF or WebP, judged by its content, the first frame, upright,
 * at most 1024 pixels wide and high, as WebP without anything else that the file said.
 *
 * Decoding happens in a process of its own that knows no secret and is ended after 10 seconds: what a hostile file does
 * to a decoder ends there, and its memory goes back at once.
 *
 * @throws PictureRefused
 */
export async function makePicture(upload: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const file = await inTurn(receiving, () => buffer(upload));
  if (!looksLikePicture(file)) throw new PictureRefused('not-a-picture');
  return inTurn(making, () => reencode(file));
}

async function inTurn<T>(turns: Turns, work: () => Promise<T>): Promise<T> {
  const turn = await turns.take();
  if (!turn) throw new PictureRefused('busy');
  try {
    return await work();
  } finally {
    turn.leave();
  }
}

async function reencode(file: Uint8Array): Promise<Buffer> {
  const child = spawn(process.execPath, [script], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: bareEnvironment(),
    timeout: longestMs,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  // One that ends before it has read everything closes its door; its verdict says why.
  child.stdin.on('error', () => {}).end(file);
  const [code, picture] = await Promise.all([ended, buffer(child.stdout)]);
  if (code === 0) return picture;
  if (code === verdicts.tooManyPixels) throw new PictureRefused('too-many-pixels');
  // Without a code it was ended: by us, or by what the file did to it.
  if (code === verdicts.notAPicture || code === null) throw new PictureRefused('not-a-picture');
  throw new Error(`the process that makes pictures ended with ${code}`);
}

/** What programs need on Windows to start at all, and nothing else. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { SystemRoot } = process.env;
  return SystemRoot === undefined ? {} : { SystemRoot };
}
