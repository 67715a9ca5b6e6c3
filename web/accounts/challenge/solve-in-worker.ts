/** Find a number for which the hash of `id` starts with `bits` zero bits. */
export type Puzzle = { readonly id: string; readonly bits: number };

/** @throws Error when the worker fails or `signal` aborts */
export async function solveInWorker({ id, bits }: Puzzle, signal: AbortSignal): Promise<number> {
  const worker = new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<number>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<number>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('the security check worker failed')));
      signal.addEventListener('abort', () => reject(new Error('the security check was aborted')));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ id, bits } satisfies Puzzle);
    });
  } finally {
    worker.terminate();
  }
}
