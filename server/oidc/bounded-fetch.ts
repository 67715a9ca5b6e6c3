import type { CustomFetchOptions } from 'openid-client';

/** Far more than a description, a token or a set of keys has. */
const MOST_BYTES = 512 * 1024;

/** Those of openid-client. */
type Options = Pick<CustomFetchOptions, 'body' | 'headers' | 'method'> & { readonly signal?: AbortSignal };

class TooMuchSent extends Error {
  override readonly name = 'TooMuchSent';
}

/** Reads the whole answer, so that what limits the time limits the body, too. */
export async function boundedFetch(address: string, options: Options): Promise<Response> {
  const { body: sent, headers: head, method, signal = null } = options;
  // A copy is never of shared memory, which `fetch` does not take.
  const asked = sent instanceof Uint8Array ? new Uint8Array(sent) : (sent ?? null);
  const answer = await fetch(address, { method, headers: head, body: asked, signal, redirect: 'manual' });
  const body = answer.body === null ? null : await bytesOf(answer.body);
  const { status, statusText, headers } = answer;
  return new Response(isEmpty(status) ? null : body, { status, statusText, headers });
}

/** @throws TooMuchSent */
async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    // Leaving the loop cancels the stream, which closes the connection.
    if (length > MOST_BYTES) throw new TooMuchSent();
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

function isEmpty(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
