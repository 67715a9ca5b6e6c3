import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';

type Session = Pick<
  Stripe.Checkout.Session,
  'id' | 'object' | 'status' | 'url' | 'expires_at' | 'client_reference_id' | 'metadata'
> & {
  customer: string;
};
type Subscription = Pick<
  Stripe.Subscription,
  'id' | 'object' | 'status' | 'cancel_at' | 'cancel_at_period_end' | 'created' | 'metadata'
> & {
  customer: string;
  items: { data: Pick<Stripe.SubscriptionItem, 'id' | 'object' | 'current_period_end'>[] };
};
type Customer = Pick<Stripe.Customer, 'id' | 'object' | 'email' | 'metadata'>;

type Answer = { readonly status: number; readonly body: object };
type Call = {
  readonly method: string;
  readonly path: string;
  readonly params: URLSearchParams;
  readonly key: string | null;
};

export const webhookSecret = 'whsec_of_the_stand_in';

/** As Stripe's API answers, as far as it is asked; its answers are typed by Stripe's package. */
export class StripeStandIn {
  /** What is wrong with it. */
  trouble: 'down' | 'error' | 'html' | 'silent' | 'wrong key' | null = null;
  readonly calls: Call[] = [];
  readonly customers = new Map<string, Customer>();
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly #server: Server;
  readonly #answered = new Map<string, Promise<Answer>>();
  #held: { readonly promise: Promise<void>; readonly path: string | undefined } | null = null;
  #made = 0;

  constructor() {
    this.#server = createServer((incoming, outgoing) => void this.#serve(incoming, outgoing));
  }

  async start(): Promise<{ host: string; port: number; protocol: 'http' }> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    // Listening on a port, it has an address with one.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { host: '127.0.0.1', port: (this.#server.address() as AddressInfo).port, protocol: 'http' };
  }

  async end(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  /** The parent pays at the page of a checkout. */
  pay(sessionId: string, now: Date): Subscription {
    const session = this.sessions.get(sessionId);
    if (!session) throw new Error(`there is no checkout ${sessionId}`);
    session.status = 'complete';
    return this.subscribe(session.customer, now);
  }

  subscribe(customer: string, now: Date): Subscription {
    const at = Math.floor(now.getTime() / 1000);
    const subscription: Subscription = {
      id: this.#id('sub'),
      object: 'subscription',
      customer,
      status: 'active',
      cancel_at: null,
      cancel_at_period_end: false,
      created: at,
      metadata: { account: this.customers.get(customer)?.metadata['account'] ?? '' },
      items: { data: [{ id: this.#id('si'), object: 'subscription_item', current_period_end: at + 30 * 86_400 }] },
    };
    this.subscriptions.set(subscription.id, subscription);
    return subscription;
  }

  /** Holds back its next answer, which it has made by then. @param path of those that are asked */
  holdNextAnswer(path?: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held = { promise, path };
    return resolve;
  }

  /** A notice as it is sent: a copy of the object as it is now. */
  notice(type: Stripe.Event.Type, object: object, id: string = this.#id('evt')): string {
    return JSON.stringify({ id, object: 'event', type, data: { object } });
  }

  async #serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (this.trouble === 'down') return void incoming.socket.destroy();
    const { pathname: path, searchParams } = new URL(incoming.url ?? '', 'http://stripe');
    const body = await text(incoming);
    const params = body === '' ? searchParams : new URLSearchParams(body);
    const given = incoming.headers['idempotency-key'];
    const call = { method: incoming.method ?? '', path, params, key: typeof given === 'string' ? given : null };
    this.calls.push(call);
    if (this.trouble === 'silent') return;
    const held = this.#held && (this.#held.path ?? path) === path ? this.#held : null;
    if (held) this.#held = null;
    const { status, body: said } = await this.#once(call);
    await held?.promise;
    if (this.trouble === 'html')
      return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>');
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  }

  /** What was sent with a key before is answered as it was then. */
  async #once(call: Call): Promise<Answer> {
    if (call.key === null || call.key.startsWith('stripe-node-retry')) return this.#answer(call);
    const before = this.#answered.get(call.key);
    if (before) return before;
    const answer = Promise.resolve(this.#answer(call));
    this.#answered.set(call.key, answer);
    return answer;
  }

  #answer({ method, path, params }: Call): Answer {
    if (this.trouble === 'error') return { status: 500, body: { error: { type: 'api_error', message: 'Broken' } } };
    if (this.trouble === 'wrong key')
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } };
    const [, , kind = '', second = '', third = ''] = path.split('/');
    const customer = params.get('customer') ?? '';
    if (path === '/v1/customers') return done(this.#customer(params));
    if (path === '/v1/customers/search') return done(this.#search(params.get('query') ?? ''));
    if (kind === 'customers' && method === 'DELETE') return this.#remove(second);
    if (kind === 'customers') return found(this.customers.get(second), 'id');
    if (kind === 'checkout' && path.endsWith('/expire')) return this.#expire(third);
    if (path === '/v1/checkout/sessions' && method === 'GET') return done(this.#open(customer));
    if (kind === 'checkout' && method === 'GET') return found(this.sessions.get(third), 'session');
    if (!this.customers.has(customer) && kind !== 'subscriptions') return missing('customer');
    if (path === '/v1/checkout/sessions') return done(this.#session(customer, params));
    if (path === '/v1/billing_portal/sessions')
      return done({
        id: this.#id('bps'),
        object: 'billing_portal.session',
        url: `https://stripe.example/portal/${customer}`,
      });
    if (kind === 'subscriptions' && method === 'POST') return this.#update(second, params);
    if (kind === 'subscriptions' && method === 'DELETE') return this.#cancel(second);
    if (customer === '') return done(this.#pageAfter(params.get('starting_after')));
    return this.customers.has(customer) ? done(this.#list(customer)) : missing('customer');
  }

  #customer(params: URLSearchParams): Customer {
    const customer: Customer = {
      id: this.#id('cus'),
      object: 'customer',
      email: params.get('email'),
      metadata: { account: params.get('metadata[account]') ?? '' },
    };
    this.customers.set(customer.id, customer);
    return customer;
  }

  #remove(id: string): Answer {
    if (!this.customers.delete(id)) return missing('id');
    for (const subscription of this.subscriptions.values()) {
      if (subscription.customer === id) subscription.status = 'canceled';
    }
    return done({ id, object: 'customer', deleted: true });
  }

  #session(customer: string, params: URLSearchParams): Session {
    const id = this.#id('cs');
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      url: `https://stripe.example/pay/${id}`,
      expires_at: Math.floor(Date.parse('2026-11-22T15:00:00.000Z') / 1000),
      client_reference_id: params.get('client_reference_id'),
      metadata: { account: params.get('metadata[account]') ?? '' },
      customer,
    };
    this.sessions.set(id, session);
    return session;
  }

  #update(id: string, params: URLSearchParams): Answer {
    const subscription = this.subscriptions.get(id);
    if (subscription) subscription.cancel_at_period_end = params.get('cancel_at_period_end') === 'true';
    return found(subscription, 'id');
  }

  #cancel(id: string): Answer {
    const subscription = this.subscriptions.get(id);
    if (subscription) subscription.status = 'canceled';
    return found(subscription, 'id');
  }

  #search(query: string): object {
    const [, account] = /^metadata\['account'\]:'([^']+)'$/.exec(query) ?? [];
    const data = [...this.customers.values()].filter(({ metadata }) => metadata['account'] === account);
    return { object: 'search_result', url: '/v1/customers/search', has_more: false, data };
  }

  #open(customer: string): object {
    const data = [...this.sessions.values()].filter((one) => one.customer === customer && one.status === 'open');
    return { object: 'list', url: '/v1/checkout/sessions', has_more: false, data };
  }

  #expire(id: string): Answer {
    const session = this.sessions.get(id);
    if (session?.status !== 'open') {
      const error = { type: 'invalid_request_error', message: 'Only open sessions can be expired' };
      return { status: 400, body: { error } };
    }
    session.status = 'expired';
    return done(session);
  }

  /** Those that have not ended, two at a time. */
  #pageAfter(last: string | null): object {
    const all = [...this.subscriptions.values()].filter(({ status }) => status !== 'canceled').toReversed();
    const from = last === null ? 0 : all.findIndex(({ id }) => id === last) + 1;
    const data = all.slice(from, from + 2);
    return { object: 'list', url: '/v1/subscriptions', has_more: from + 2 < all.length, data };
  }

  #list(customer: string): object {
    const data = [...this.subscriptions.values()].filter((one) => one.customer === customer).toReversed();
    return { object: 'list', url: '/v1/subscriptions', has_more: false, data: structuredClone(data) };
  }

  #id(of: string): string {
    this.#made += 1;
    return `${of}_${this.#made}`;
  }
}

/** By Stripe's own package. */
export function signedByStripe(payload: string, at: Date, secret = webhookSecret): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at.getTime() / 1000) });
}

function done(body: object): Answer {
  return { status: 200, body };
}

function found(body: object | undefined, param: string): Answer {
  return body ? done(body) : missing(param);
}

function missing(param: string): Answer {
  const error = { type: 'invalid_request_error', code: 'resource_missing', param, message: `No such ${param}` };
  return { status: param === 'customer' ? 400 : 404, body: { error } };
}
