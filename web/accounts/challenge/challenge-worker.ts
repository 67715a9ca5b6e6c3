import { solve } from '#domain/accounts/proof-of-work.ts';
import type { Sum } from './solve-in-worker.ts';

// Searching takes a second or more of a phone, so it is done beside the page.
addEventListener('message', ({ data: { id, bits } }: MessageEvent<Sum>) => {
  postMessage(solve(id, bits));
});
