import type * as z from 'zod/mini';
import type { Id, Nothing } from '#contract/fields.ts';

/** For a child, each level includes the one before it. */
export type Who = 'anyone' | 'signed in' | 'may see the child' | 'may edit the child' | 'owns the child';

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters as `:name`. */
  readonly path: `/${string}`;
  readonly who: Who;
  /** Anyone may call it, and a session changes what it asks for. */
  readonly heedsSession?: true;
  /** It uses a lot of CPU: those of an account run one at a time, and too many at once are refused with `slow-down`. */
  readonly expensive?: boolean | undefined;
  /** Its reply is the same for everybody who may ask, so that one copy is kept for all, and browsers keep it. */
  readonly alike?: true;
  /** One sentence for the API document. */
  readonly summary: string;
  readonly params?: z.ZodMiniObject;
  /** Without one, an address under `/api` or `/functions` takes none, unless it serves a file. */
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** The body holds a long text: it may have twice as many bytes as others. */
  readonly longBody?: true;
  /** The body is a file instead of JSON. Its type is detected from its content. */
  readonly upload?: {
    readonly mostBytes: number;
    /** The refusal's message for a larger file. */
    readonly tooLarge?: string;
    /** How long it may take to arrive over a slow line. */
    readonly longestMs?: number;
  };
  readonly reply: z.ZodMiniType;
  /** What it tells before its reply, to whoever accepts `text/event-stream`. */
  readonly events?: z.ZodMiniType;
  readonly status?: 200 | 201;
  /** Also available to a closed account that waits to be erased. */
  readonly whileClosed?: true;
  /** Media types of the served file; the reply is then `ServedFile`. */
  readonly serves?: readonly string[];
  /** The specification's names for this call: tables, stored procedures, functions. */
  readonly spec?: readonly string[] | undefined;
};

type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

export type Input<E extends Endpoint> = {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
  upload: E['upload'] extends object ? AsyncIterable<Uint8Array> : undefined;
};

type Sent = { readonly size: number; readonly type: string };

type Given<E extends Endpoint> = {
  params: In<E['params']>;
  query: In<E['query']>;
  body: In<E['body']>;
  upload: E['upload'] extends object ? Sent : undefined;
};

export type Request<E extends Endpoint> = {
  [K in keyof Given<E> as undefined extends Given<E>[K] ? never : K]: Given<E>[K];
};

export type Reply<E extends Endpoint> = z.output<E['reply']>;

export type EndpointWithEvents = Endpoint & { readonly events: z.ZodMiniType };
export type Event<E extends EndpointWithEvents> = z.output<E['events']>;

/** Keeps the exact types. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type OfChild<M, W> = Endpoint & {
  readonly method: M;
  readonly who: W;
  readonly params: z.ZodMiniObject<{ childId: typeof Id }>;
};
type Editing<M> = OfChild<M, 'may edit the child'>;

/** What `entryEndpoints` declares, whatever the entry is called. */
export type EntryEndpoints<Entry, New, Changed> = {
  readonly noun: string;
  readonly path: string;
  readonly list: OfChild<'GET', 'may see the child'> & { readonly reply: z.ZodMiniType<Entry[]> };
  readonly add: Editing<'POST'> & { readonly body: z.ZodMiniType<New, object>; readonly reply: z.ZodMiniType<Entry> };
  readonly change: Editing<'PUT'> & {
    readonly body: z.ZodMiniType<Changed, object>;
    readonly reply: z.ZodMiniType<Entry>;
  };
  readonly remove: Editing<'DELETE'> & {
    readonly body: z.ZodMiniType<{ version: number }, { version: number }>;
    readonly reply: typeof Nothing;
  };
};
