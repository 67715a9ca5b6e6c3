import { isFull, isUnavailable } from '#server/db/db-errors.ts';
import { StorageFailed } from '#server/storage/storage.ts';
import { faultOf, type Log } from './log.ts';
import { OutageLog } from './outage-log.ts';
import { Problem } from './problem.ts';

/** Unexpected errors are logged, never shown. */
export function refusal(thrown: unknown, log: Log, where: { requestId: string; route: string }): Problem {
  if (thrown instanceof Problem) return thrown;
  if (isOutage(thrown)) outages.tell(log, { ...where, err: faultOf(thrown) });
  else log.error({ ...where, err: { ...faultOf(thrown), ...traceOf(thrown) } });
  if (isFull(thrown) || (thrown instanceof StorageFailed && thrown.isFull))
    return new Problem('unavailable', { title: 'Nothing can be saved right now: the storage is full.' });
  if (thrown instanceof StorageFailed) return new Problem('unavailable', { title: noStorage });
  if (isUnavailable(thrown)) return new Problem('unavailable');
  return new Problem('unexpected');
}

const outages = new OutageLog();

function isOutage(thrown: unknown): boolean {
  return isUnavailable(thrown) || thrown instanceof StorageFailed;
}

const noStorage = 'Pictures and other files cannot be kept or shown right now. Everything else can be saved.';

/** The message stands above the frames and is left out. */
function traceOf(thrown: unknown): { stack?: string } {
  if (!(thrown instanceof Error)) return {};
  const frames = (thrown.stack ?? '').split('\n').filter((line) => /^ +at /.test(line));
  return { stack: frames.join('\n') };
}
