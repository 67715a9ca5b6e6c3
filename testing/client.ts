import { brotliDecompressSync } from 'node:zlib';
import type { Endpoint, Reply, Request as Given } from '#contract/endpoint.ts';

/** `body` is undefined when it is not JSON. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
};

type Parts = {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  upload?: unknown;
};

type Door = (request: Request) => Response | Promise<Response>;

/** One person's browser, which keeps cookies. */
export class Client {
  readonly #door: Door;
  readonly #origin: string;
  readonly cookies = new Map<string, string>();

  /**
   * @param door answers requests: a server's `fetch`, or the global one
   * @param origin without a trailing slash
   */
  constructor(door: Door, origin: string) {
    this.#door = door;
    this.#origin = origin;
  }

  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer> {
    return this.send('POST', path, JSON.stringify(body), headers);
  }

  put(path: string, body: unknown): Promise<Answer> {
    return this.send('PUT', path, JSON.stringify(body));
  }

  patch(path: string, body: unknown): Promise<Answer> {
    return this.send('PATCH', path, JSON.stringify(body));
  }

  delete(path: string, body: unknown): Promise<Answer> {
    return this.send('DELETE', path, JSON.stringify(body));
  }

  /** Returns any response, including refusals. */
  ask<const E extends Endpoint>(endpoint: E, given: Given<E>): Promise<Answer> {
    const { params = {}, query, body, upload }: Parts = given;
    const path = pathOf(endpoint, params, query);
    if (upload instanceof Blob) return this.send(endpoint.method, path, upload);
    return this.send(endpoint.method, path, endpoint.body && JSON.stringify(body));
  }

  /** @throws Error when the request is refused */
  async call<const E extends Endpoint>(endpoint: E, given: Given<E>): Promise<Reply<E>> {
    const { status, text, body } = await this.ask(endpoint, given);
    if (status !== (endpoint.status ?? 200)) throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${text}`);
    return endpoint.reply.parse(body) as Reply<E>;
  }

  /** Sends a raw body; `headers` overrides those of a same-origin page. */
  async send(
    method: string,
    path: string,
    body?: string | Blob,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const sent = new Headers({ origin: this.#origin, ...headers });
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`);
    if (cookies.length > 0 && !sent.has('cookie')) sent.set('cookie', cookies.join('; '));
    if (typeof body === 'string' && !sent.has('content-type')) sent.set('content-type', 'application/json');
    const request = new Request(this.#origin + path, {
      method,
      headers: sent,
      ...(body === undefined ? {} : { body }),
    });
    const response = await this.#door(request);
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    const text = await unpackedText(response);
    return { status: response.status, headers: response.headers, text, body: jsonOf(response, text) };
  }

  #keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

export function pathOf(
  endpoint: Endpoint,
  params: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? path : `${path}?${search}`;
}

async function unpackedText(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  return (response.headers.get('content-encoding') === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
}

function jsonOf(response: Response, text: string): unknown {
  return /\bjson\b/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : undefined;
}
