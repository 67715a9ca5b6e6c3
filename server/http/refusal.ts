import { isFull, isUnavailable } from '#server/db/db-errors.ts';
import type { Log } from './log.ts';
import { Problem } from './problem.ts';

/** Turns whatever a handler threw into a refusal. What nobody expected is logged, never shown. */
export function refusal(thrown: unknown, log: Log, where: { requestId: string; route: string }): Problem {
  if (thrown instanceof Problem) return thrown;
  log.error({ ...where, err: thrown instanceof Error ? traceOf(thrown) : 'not an error' });
  if (isFull(thrown))
    return new Problem('unavailable', { title: 'Nothing can be saved right now: the storage is full.' });
  if (isUnavailable(thrown)) return new Problem('unavailable');
  return new Problem('unexpected');
}

/** Where an error comes from. Its message may hold what somebody typed, so it is left out. */
function traceOf(error: Error) {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ +at /.test(line));
  return { name: error.name, ...('code' in error ? { code: error.code } : {}), stack: frames.join('\n') };
}
