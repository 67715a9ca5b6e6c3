import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What was asked, in either provider's way. */
export type Asked = {
  readonly path: string;
  readonly key: string | null;
  readonly system: string;
  /** Roles in the provider's words. */
  readonly messages: readonly { readonly role: string; readonly text: string }[];
  readonly body: Readonly<Record<string, unknown>>;
};

export type Reply =
  | { readonly text: string; readonly ends?: Ends; readonly usage?: Usage }
  /** Said as it is given. */
  | { readonly parts: AsyncIterable<string>; readonly ends?: Ends }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  | 'hang'
  | 'hang-after-a-word'
  | 'empty'
  | 'html'
  | 'reset';

/** What a provider says that a call used. */
type Usage = { readonly in: number; readonly out: number };

/** So many characters come at a time. */
const PIECE = 7;
const tokens: Usage = { in: 321, out: 45 };

/**
 * A server on loopback that answers as providers of language models do, by a script. Sources of the forms:
 * https://platform.openai.com/docs/api-reference/chat-streaming and https://docs.anthropic.com/en/api/messages-streaming
 */
export class AiStandIn {
  /** Says what comes next. */
  script: (asked: Asked, calls: number) => Reply = () => ({ text: 'Fine. [1]' });
  readonly calls: Asked[] = [];
  /** Calls whose asker hung up before the end. */
  left = 0;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((incoming, outgoing) => void this.#serve(incoming, outgoing));
  }

  /** @returns its base address */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    // Listening on a port, it has an address with one.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async end(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  /** Forgets what was asked. */
  follow(script: AiStandIn['script']): void {
    this.calls.length = 0;
    this.left = 0;
    this.script = script;
  }

  async #serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    outgoing.on('close', () => {
      if (!outgoing.writableEnded) this.left += 1;
    });
    const asked = askedIn(incoming, await json(incoming));
    this.calls.push(asked);
    const reply = this.script(asked, this.calls.length);
    const say = asked.path === '/v1/messages' ? anthropicEvents : openaiEvents;
    if (reply === 'hang') return;
    if (reply === 'reset') return void outgoing.destroy();
    if (reply === 'html') {
      outgoing
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Welcome to the hotel</title>');
      return;
    }
    if (typeof reply === 'object' && 'status' in reply) {
      const {
        status,
        headers,
        body = JSON.stringify({ error: { message: 'sk-secret is wrong', type: 'error' } }),
      } = reply;
      outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
      return;
    }
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
    const parts = partsOf(reply);
    const ends = typeof reply === 'object' ? (reply.ends ?? 'stop') : 'stop';
    const usage = typeof reply === 'object' && 'usage' in reply ? reply.usage : undefined;
    const [opening, closing] = say(ends, usage);
    for (const event of opening) outgoing.write(event);
    const piece = asked.path === '/v1/messages' ? anthropicPiece : openaiPiece;
    for await (const part of parts) {
      for (let at = 0; at < part.length; at += PIECE) outgoing.write(piece(part.slice(at, at + PIECE)));
    }
    if (reply === 'hang-after-a-word') return;
    if (ends === 'cut') return void outgoing.end();
    if (ends === 'error') return void outgoing.end(asked.path === '/v1/messages' ? anthropicError : openaiError);
    for (const event of closing) outgoing.write(event);
    outgoing.end();
  }
}

function partsOf(reply: Exclude<Reply, object> | Extract<Reply, { text: string } | { parts: unknown }>) {
  if (reply === 'hang-after-a-word') return ['Babies '];
  if (typeof reply === 'string') return [];
  return 'parts' in reply ? reply.parts : [reply.text];
}

function askedIn({ url: path = '', headers }: IncomingMessage, given: unknown): Asked {
  // Our own server asked, with what the providers' packages make.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const body = given as Record<string, unknown> & { system?: unknown; messages: { role: string; content: unknown }[] };
  const messages = body.messages.map(({ role, content }) => ({ role, text: textOf(content) }));
  const bearer = headers.authorization?.replace(/^Bearer /, '') ?? null;
  const key = bearer ?? (typeof headers['x-api-key'] === 'string' ? headers['x-api-key'] : null);
  const system = body.system === undefined ? messages.filter(({ role }) => role === 'system') : [];
  return {
    path,
    key,
    system: body.system === undefined ? system.map(({ text }) => text).join('\n') : textOf(body.system),
    messages: messages.filter(({ role }) => role !== 'system'),
    body,
  };
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (content as { text: string }[]).map(({ text }) => text).join('');
}

type Events = readonly [opening: readonly string[], closing: readonly string[]];
/** `error` is told in the stream, after the status. */
type Ends = 'stop' | 'length' | 'cut' | 'filter' | 'error';

function openaiEvents(ends: Ends, used = tokens): Events {
  const reason = ends === 'filter' ? 'content_filter' : ends;
  const usage = { prompt_tokens: used.in, completion_tokens: used.out, total_tokens: used.in + used.out };
  return [
    [openaiEvent([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }])],
    [
      openaiEvent([{ index: 0, delta: {}, finish_reason: reason }]),
      `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', choices: [], usage })}\n\n`,
      'data: [DONE]\n\n',
    ],
  ];
}

function openaiPiece(content: string): string {
  return openaiEvent([{ index: 0, delta: { content }, finish_reason: null }]);
}

function openaiEvent(choices: readonly object[]): string {
  return `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\n`;
}

function anthropicEvents(ends: Ends, used = tokens): Events {
  const reason = { stop: 'end_turn', length: 'max_tokens', cut: 'end_turn', filter: 'refusal', error: 'end_turn' }[
    ends
  ];
  const message = {
    id: 'm1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: used.in, output_tokens: 1 },
  };
  return [
    [
      anthropicEvent('message_start', { message }),
      anthropicEvent('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    ],
    [
      anthropicEvent('content_block_stop', { index: 0 }),
      anthropicEvent('message_delta', {
        delta: { stop_reason: reason, stop_sequence: null },
        usage: { output_tokens: used.out },
      }),
      anthropicEvent('message_stop', {}),
    ],
  ];
}

const openaiError = `data: ${JSON.stringify({ error: { message: 'sk-secret', type: 'server_error', code: null } })}\n\n`;
const anthropicError = anthropicEvent('error', { error: { type: 'overloaded_error', message: 'sk-secret' } });

function anthropicPiece(text: string): string {
  return anthropicEvent('content_block_delta', { index: 0, delta: { type: 'text_delta', text } });
}

function anthropicEvent(type: string, more: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`;
}
