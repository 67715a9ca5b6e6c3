import { AiFailed } from './ai.ts';

/** Far more than the events of an answer take. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Follows no redirect, which would take a family's words to another server. */
export const boundedFetch: typeof fetch = async (address, options) => {
  const answer = await fetch(address, { ...options, redirect: 'manual' });
  if (answer.body === null) return answer;
  if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) {
    await answer.body.cancel();
    throw new AiFailed('strange');
  }
  let length = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      length += piece.length;
      if (length > MOST_BYTES) controller.error(new Error('too much was sent'));
      else controller.enqueue(piece);
    },
  });
  const { status, statusText, headers } = answer;
  return new Response(answer.body.pipeThrough(counting), { status, statusText, headers });
};
