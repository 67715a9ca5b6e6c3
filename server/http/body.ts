import type { Context } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Env } from './house.ts';
import { Problem } from './problem.ts';

/** Most bytes of a request's body, where an endpoint does not say otherwise. */
const mostBytes = 64 * 1024;

/**
 * The JSON body of a request.
 *
 * @throws Problem `wrong-type` when it is not called JSON, `too-large`, or `malformed`
 */
export async function readJson(c: Context<Env>): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json(;|$)/i.test(type.trim())) throw new Problem('wrong-type');
  if (Number(c.req.header('content-length') ?? 0) > mostBytes) throw new Problem('too-large');
  const text = await readText(c.req.raw.body);
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('malformed');
  }
}

/**
 * The body of a request as it comes in, cut off where it gets too long.
 *
 * @throws Problem `too-large`, at once when the request says so and else while it is read
 */
export function readUpload(
  c: Context<Env>,
  { mostBytes: most, tooLarge }: NonNullable<Endpoint['upload']>,
): ReadableStream<Uint8Array> {
  const refusal = () => new Problem('too-large', tooLarge === undefined ? {} : { title: tooLarge });
  if (Number(c.req.header('content-length') ?? 0) > most) throw refusal();
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > most) controller.error(refusal());
      else controller.enqueue(chunk);
    },
  });
  return (c.req.raw.body ?? new Blob([]).stream()).pipeThrough(counting);
}

/** How long the JSON of a request may take to arrive. */
const longestJsonMs = 30_000;

async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  // What was cut off is no JSON.
  const tooSlow = setTimeout(() => void reader.cancel().catch(() => {}), longestJsonMs);
  try {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      bytes += read.value.byteLength;
      if (bytes > mostBytes) throw new Problem('too-large');
      chunks.push(read.value);
    }
    return textOf(Buffer.concat(chunks));
  } finally {
    clearTimeout(tooSlow);
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem('malformed');
  }
}
