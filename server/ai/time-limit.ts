import { AiFailed } from './ai.ts';

export type TimeLimit = {
  /** Ends a call as `late`. */
  readonly signal: AbortSignal;
  /** From then on it ends nothing. */
  readonly met: () => void;
};

export function timeLimit(ms: number): TimeLimit {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new AiFailed('late')), ms);
  return { signal: late.signal, met: () => clearTimeout(timer) };
}
