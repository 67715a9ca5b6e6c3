import type { Context } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Env } from './house.ts';
import { Problem } from '#server/problem.ts';

const mostBytes = 64 * 1024;
/** 30,000 letters of any script, with what stands beside them. */
const mostBytesLong = 128 * 1024;
/** As much as the listener reads of a body that nobody asked for. */
const mostDiscarded = 64 * 1024 * 1024;

/** The sender hung up, or was cut off, before the whole body arrived. */
export class SenderGone extends Error {
  override readonly name = 'SenderGone';
}

/**
 * @throws Problem `wrong-type` without a JSON content type, `too-large`, or `malformed`
 * @throws SenderGone
 */
export async function readJson(c: Context<Env>, { longBody }: Pick<Endpoint, 'longBody'> = {}): Promise<unknown> {
  const text = await readTyped(c, 'application/json', longBody ? mostBytesLong : mostBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('malformed');
  }
}

/**
 * The fields of an HTML form; of two with one name the last.
 *
 * @throws as `readJson`
 */
export async function readForm(c: Context<Env>): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(new URLSearchParams(await readTyped(c, 'application/x-www-form-urlencoded', mostBytes)));
}

async function readTyped(c: Context<Env>, wanted: string, most: number): Promise<string> {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';', 1);
  if (type.trim().toLowerCase() !== wanted) throw new Problem('wrong-type');
  if (Number(c.req.header('content-length') ?? 0) > most) throw new Problem('too-large');
  return readText(c.req.raw.body, most);
}

/**
 * Cuts the body off at a limit.
 *
 * @throws Problem `too-large`, at once by Content-Length, otherwise while reading
 * @throws SenderGone while reading
 */
export function readUpload(
  c: Context<Env>,
  { mostBytes: most, tooLarge }: NonNullable<Endpoint['upload']>,
): AsyncIterable<Uint8Array> {
  const refusal = () => new Problem('too-large', tooLarge === undefined ? {} : { title: tooLarge });
  if (Number(c.req.header('content-length') ?? 0) > most) throw refusal();
  return atMost(most, c.req.raw, refusal);
}

/** Touches the body when it is read: the listener discards one that nobody has touched. */
async function* atMost(most: number, request: Request, refusal: () => Problem): AsyncIterable<Uint8Array> {
  const { body } = request;
  if (!body) return;
  const reader = body.getReader();
  let bytes = 0;
  try {
    for (let read = await next(reader); !read.done; read = await next(reader)) {
      bytes += read.value.byteLength;
      if (bytes > most) throw refusal();
      yield read.value;
    }
  } finally {
    // Not awaited: a stalled sender may never settle it.
    discard(reader).catch(() => {});
  }
}

/**
 * Reads on after a refusal. What is left unread would block the connection, and the sender's next request on it would
 * get no answer. The listener hangs up on who goes on sending half a second after the answer.
 */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let bytes = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.byteLength;
    if (bytes > mostDiscarded) return reader.cancel();
  }
}

/** A failure here is the connection's, not the server's. */
async function next(reader: ReadableStreamDefaultReader<Uint8Array>): ReturnType<typeof reader.read> {
  try {
    return await reader.read();
  } catch (error) {
    throw new SenderGone(undefined, { cause: error });
  }
}

const longestJsonMs = 30_000;

async function readText(body: ReadableStream<Uint8Array> | null, most: number): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  // A truncated body fails to parse as JSON.
  const tooSlow = setTimeout(() => void reader.cancel().catch(() => {}), longestJsonMs);
  try {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for (let read = await next(reader); !read.done; read = await next(reader)) {
      bytes += read.value.byteLength;
      if (bytes > most) throw new Problem('too-large');
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
