import { solve } from '#domain/accounts/proof-of-work.ts';
import type { Puzzle } from './solve-in-worker.ts';

// Solving takes a phone a second or more, so it runs off the main thread.
addEventListener('message', ({ data: { id, bits } }: MessageEvent<Puzzle>) => {
  postMessage(solve(id, bits));
});
