import type { Context } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Env } from './house.ts';
import { Problem } from './problem.ts';

const mostBytes = 64 * 1024;

/** @throws Problem `wrong-type` without a JSON content type, `too-large`, or `malformed` */
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
 * Cuts the body off at a limit.
 *
 * @throws Problem `too-large`, at once by Content-Length, otherwise while reading
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

const longestJsonMs = 30_000;

async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  // A truncated body fails to parse as JSON.
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
