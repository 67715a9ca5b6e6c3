import { AiFailed, type AiFailure } from './ai.ts';

const NUMBER = /^\d{1,9}(\.\d+)?$/;
const BUSY = 429;
const KEY_REFUSED = [401, 403];
const REQUEST_TOO_SLOW = 408;
const SERVERS_FAULT = 500;

/**
 * What a provider's package throws has the status of the answer, and none if there was no answer. What a provider says in
 * its stream in place of an answer is no Error.
 */
export function failureOf(error: unknown): AiFailure {
  if (!(error instanceof Error)) return 'down';
  const status = statusOf(error);
  if (status === null) return isNetworks(error) ? 'down' : 'strange';
  if (KEY_REFUSED.includes(status)) return 'key';
  if (status === BUSY) return 'busy';
  return status >= SERVERS_FAULT || status === REQUEST_TOO_SLOW ? 'down' : 'strange';
}

export function isWorthAnother(error: unknown): boolean {
  if (error instanceof AiFailed) return false;
  const failure = failureOf(error);
  return failure === 'busy' || failure === 'down';
}

/** `Retry-After` in seconds or as a date, or OpenAI's `retry-after-ms`; null if there is none. */
export function waitAskedFor(error: unknown, now = Date.now()): number | null {
  const headers = property(error, 'responseHeaders');
  const ms = property(headers, 'retry-after-ms');
  if (typeof ms === 'string' && NUMBER.test(ms.trim())) return Number(ms);
  const asked = property(headers, 'retry-after');
  if (typeof asked !== 'string') return null;
  if (NUMBER.test(asked.trim())) return Number(asked) * 1000;
  const at = asked.endsWith('GMT') ? Date.parse(asked) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

function statusOf(error: unknown): number | null {
  const status = property(error, 'statusCode');
  return typeof status === 'number' ? status : null;
}

/** No connection, or one that ended: the package says that it may be tried again. */
function isNetworks(error: unknown): boolean {
  return property(error, 'isRetryable') === true || error instanceof TypeError;
}

function property(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
}
