import { spawn } from 'node:child_process';
import { once } from 'node:events';

type Running = {
  /** The whole environment. */
  readonly env: NodeJS.ProcessEnv;
  readonly input: Uint8Array;
  readonly longestMs: number;
};

/** `code` is null where a signal ended it, or where it did not end in time. */
export type Ended = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: Buffer;
};

/** How long the end of a killed process is waited for. */
const GRACE_MS = 1000;

/**
 * Gives a program its input and takes what it writes. It is killed when it has not ended in time, and given up when that
 * does not end it either: a process that waits for a disk cannot be killed, and one that it left behind may keep its
 * output open.
 *
 * @throws Error when it cannot be started, as without a free file descriptor
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { env, input, longestMs }: Running,
): Promise<Ended> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'], env });
  // Before that it may have neither input nor output.
  await once(child, 'spawn');
  const { promise, resolve, reject } = Promise.withResolvers<Ended>();
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => void parts.push(part)).once('error', reject);
  child.once('error', reject);
  child.once('close', (code, signal) => resolve({ code, signal, output: Buffer.concat(parts) }));
  // It may exit before it has read everything; its exit code says why.
  child.stdin.on('error', () => {}).end(input);
  const giveUp = () => {
    child.stdout.destroy();
    child.unref();
    resolve({ code: null, signal: null, output: Buffer.alloc(0) });
  };
  let timer = setTimeout(() => {
    child.kill('SIGKILL');
    timer = setTimeout(giveUp, GRACE_MS);
  }, longestMs);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}
