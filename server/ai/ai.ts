import type { Rest } from './rest.ts';

/** Who reads what is sent. */
export type Recipient = {
  /** 'api.mistral.ai' */
  readonly host: string;
  /** Whether nothing leaves the machine. */
  readonly isThisMachine: boolean;
};

export type AiRequest = {
  /** Ours alone: nothing that anybody typed. */
  readonly system: string;
  readonly user: string;
  readonly mostTokens: number;
};

export type Tokens = { readonly in: number; readonly out: number };

/** A language model for one account. It knows nothing of what it is asked about. */
export type Ai = {
  readonly recipient: Recipient;
  /**
   * The answer, piece by piece as it comes.
   *
   * @param signal ends the call, as when the browser has gone; if its reason is an AiFailed, with that
   * @throws AiFailed, also after pieces
   */
  readonly stream: (request: AiRequest, signal: AbortSignal) => AsyncIterable<string>;
};

export type AiCall = {
  readonly signal: AbortSignal;
  /** Told once for each call, also for one that failed: by the provider, or estimated. */
  readonly count: (tokens: Tokens) => void;
};

/** The language model of a server, before anybody's leave and limits: `modelFor` makes an `Ai` of it. */
export type OpenedAi = {
  readonly recipient: Recipient;
  readonly limits: AiLimits;
  readonly stream: (request: AiRequest, call: AiCall) => AsyncIterable<string>;
  /** Nobody waits for one that somebody has just waited for in vain. */
  readonly rest: Rest;
};

export type AiLimits = {
  /** Of one account in a day. */
  readonly dayCalls: number;
  readonly dayTokens: number;
  /** Of the whole server in a month. */
  readonly monthTokens: number;
};

export type AiFailure =
  /** It does not take the key. */
  | 'key'
  /** It has too much to do, or the account there has used up what it may. */
  | 'busy'
  | 'down'
  /** Nothing that a language model says. */
  | 'strange'
  | 'late'
  /** It ended before its end. */
  | 'cut'
  | 'empty'
  | 'too-long'
  /** Whoever asked has gone. */
  | 'gone'
  /** The account has used up its day, or the server its month. */
  | 'account-limit'
  | 'server-limit'
  /** It could not be counted, as on a full disk, and so was not asked. */
  | 'not-counted'
  /** It has just hung, and is not asked for a minute. */
  | 'resting';

/** Its message and its causes are never logged: they could repeat the key or a family's words. */
export class AiFailed extends Error {
  override readonly name = 'AiFailed';
  readonly code: AiFailure;

  constructor(code: AiFailure) {
    super(`the language model failed: ${code}`);
    this.code = code;
  }
}

/** @throws AiFailed */
export async function wholeAnswer(ai: Ai, request: AiRequest, signal: AbortSignal): Promise<string> {
  let text = '';
  for await (const piece of ai.stream(request, signal)) text += piece;
  return text;
}
