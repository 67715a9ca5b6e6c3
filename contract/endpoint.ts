import type * as z from 'zod/mini';

/** Who may call an endpoint. About a child, each right contains the one before. */
export type Who = 'anyone' | 'signed in' | 'may see the child' | 'may edit the child' | 'owns the child';

/** One call between browser and server: where, by whom, what goes in, what comes back. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with parameters as `:name`. */
  readonly path: `/${string}`;
  readonly who: Who;
  /** What it does, in a sentence. */
  readonly summary: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** The body is a file in place of JSON. Whatever it calls itself, its content is judged. */
  readonly upload?: {
    readonly mostBytes: number;
    /** What is said of a larger one. */
    readonly tooLarge?: string;
  };
  readonly reply: z.ZodMiniType;
  /** Status of a success. */
  readonly status?: 200 | 201;
  /** Answered also to an account that is closed and waits to be erased. */
  readonly whileClosed?: true;
  /** The kinds of file that the reply may be; it is then `ServedFile`. */
  readonly serves?: readonly string[];
  /** The specification's names for this call: tables read or written, stored procedures, functions. */
  readonly spec?: readonly string[];
};

type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** What a handler gets: parameters, query and body, each read by its schema. */
export type Input<E extends Endpoint> = {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
  upload: E['upload'] extends object ? AsyncIterable<Uint8Array> : undefined;
};

/** A file as whoever sends it holds it: a `Blob`, of which this floor needs to know no more. */
type Sent = { readonly size: number; readonly type: string };

type Given<E extends Endpoint> = {
  params: In<E['params']>;
  query: In<E['query']>;
  body: In<E['body']>;
  upload: E['upload'] extends object ? Sent : undefined;
};

/** What a caller has to give: only the parts that the endpoint asks for. */
export type Request<E extends Endpoint> = {
  [K in keyof Given<E> as undefined extends Given<E>[K] ? never : K]: Given<E>[K];
};

export type Reply<E extends Endpoint> = z.output<E['reply']>;

/** Declares an endpoint and keeps its exact types. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}
