import './without-eval.ts';
import * as z from 'zod/mini';
import type { Endpoint, EndpointWithEvents, Event, Reply, Request } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import { addressOf } from '../page/address-of.ts';
import { replyIn } from './call.ts';
import { CallFailed } from './call-failed.ts';
import { answerTimeoutMs } from './send.ts';

/** The server is heard of more often, also while it waits. */
const longestSilenceMs = 40_000;

type Parts = { params?: object; query?: object; body?: unknown };

type Waits = { readonly beginMs: number; readonly silenceMs: number };

/** The whole answer, which is what counts. */
type Last<E extends Endpoint> = { readonly kind: 'reply'; readonly reply: Reply<E> };

/**
 * Calls an endpoint that tells its answer piece by piece. The last thing told is the reply.
 *
 * @param signal ends the call; so does reading no further
 * @throws CallFailed when the server refuses, also after pieces, or is not heard of any more
 */
export async function* callInEvents<const E extends EndpointWithEvents>(
  endpoint: E,
  request: Request<E>,
  signal: AbortSignal,
  { beginMs, silenceMs }: Waits = { beginMs: answerTimeoutMs, silenceMs: longestSilenceMs },
): AsyncGenerator<Event<E> | Last<E>, void> {
  const { params, query, body }: Parts = request;
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), beginMs);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), silenceMs);
  };
  try {
    const answer = await fetch(addressOf(endpoint.path, params, query), {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, silent.signal]),
    });
    if (answer.body === null || !answer.headers.get('content-type')?.startsWith('text/event-stream')) {
      const json: unknown = await answer.json().catch(nullIfNoJson);
      yield { kind: 'reply', reply: replyIn(endpoint, { isOk: answer.ok, json }) };
      return;
    }
    for await (const { name, json } of toldIn(answer.body, heard)) {
      // What has come already is not wanted either.
      signal.throwIfAborted();
      if (name === 'problem') throw new CallFailed(read(Problem, json));
      if (name === 'reply') {
        yield { kind: 'reply', reply: replyIn(endpoint, { isOk: true, json }) };
        return;
      }
      yield read<E['events']>(endpoint.events, json);
    }
    throw new CallFailed('offline');
  } catch (error) {
    throw signal.aborted || error instanceof CallFailed ? error : new CallFailed('offline');
  } finally {
    clearTimeout(timer);
  }
}

type Told = { readonly name: string | null; readonly json: unknown };

const EVENT = /^(?:event: (?<name>\w+)\n)?data: (?<json>.*)$/;

/** What is no event only shows that the server is there. */
async function* toldIn(body: ReadableStream<Uint8Array<ArrayBuffer>>, heard: () => void): AsyncGenerator<Told, void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      heard();
      const blocks = (rest + piece.value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const { name = null, json } = EVENT.exec(block)?.groups ?? {};
        if (json !== undefined) yield { name, json: parsed(json) };
      }
    }
  } finally {
    await reader.cancel();
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    return nullIfNoJson(error);
  }
}

/** Other errors mean that the connection broke. */
function nullIfNoJson(error: unknown): null {
  if (error instanceof SyntaxError) return null;
  throw error;
}

function read<S extends z.ZodMiniType>(schema: S, json: unknown): z.output<S> {
  const { data, success } = z.safeParse(schema, json);
  if (!success) throw new CallFailed('not-understood');
  return data;
}
