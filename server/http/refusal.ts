import type { ProblemCode } from '#contract/problem.ts';
import { isFull, isUnavailable } from '#server/db/db-errors.ts';
import { StorageFailed } from '#server/storage/storage.ts';
import { SenderGone } from './body.ts';
import { faultOf, type Fault, type Log } from '#server/log.ts';
import { Problem, type Refused } from '#server/problem.ts';
import { sparseLog } from './sparse-log.ts';

type Where = { readonly requestId: string; readonly route: string };

/** Of what was thrown while a request was answered: a refusal that an attack would cause, or a fault. */
export function logThrown(thrown: unknown, log: Log, where: Where): void {
  if (thrown instanceof Problem) logRefused(log, thrown, where);
  else if (thrown instanceof SenderGone) log.debug({ ...where, err: faultOf(thrown) });
  else logFault(log, thrown, where);
}

/** What is said of it: nothing of an unexpected error is shown. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  if (thrown instanceof SenderGone) return new Problem('malformed');
  if (isFull(thrown) || (thrown instanceof StorageFailed && thrown.isFull))
    return new Problem('unavailable', { title: 'Nothing can be saved right now: the storage is full.' });
  if (thrown instanceof StorageFailed) return new Problem('unavailable', { title: noStorage });
  if (isUnavailable(thrown)) return new Problem('unavailable');
  return new Problem('unexpected');
}

const noStorage = 'Pictures and other files cannot be kept or shown right now. Everything else can be saved.';

/** The kind logged for each code unless the refusal names one. */
const refusedBy: Partial<Record<ProblemCode, Refused>> = {
  'not-allowed': 'access',
  'not-found': 'access',
  spent: 'link',
  'slow-down': 'limit',
};

/** Without identifying anyone: ASVS 16.3. */
function logRefused(log: Log, { code, refused = refusedBy[code] }: Problem, where: Where): void {
  if (refused) sparseLog.tell(log, 'warn', `${refused} ${where.route}`, { ...where, refused });
}

function logFault(log: Log, thrown: unknown, where: Where): void {
  const err = faultOf(thrown);
  const isOutage = isUnavailable(thrown) || thrown instanceof StorageFailed;
  if (isOutage) sparseLog.tell(log, 'error', keyOf(err), { ...where, err });
  else log.error({ ...where, err: { ...err, ...traceOf(thrown) } });
}

function keyOf({ name, code, errcode, cause }: Fault): string {
  return `${name} ${String(code)} ${String(errcode)}${cause ? ` ${keyOf(cause)}` : ''}`;
}

/** The message stands above the frames and is left out. */
function traceOf(thrown: unknown): { stack?: string } {
  if (!(thrown instanceof Error)) return {};
  const frames = (thrown.stack ?? '').split('\n').filter((line) => /^ +at /.test(line));
  return { stack: frames.join('\n') };
}
