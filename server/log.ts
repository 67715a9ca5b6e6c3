import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** In bytes. */
const MOST_WAITING = 1_000_000;

/** An error without its message, which could repeat user input. */
export type Fault = {
  readonly name: string;
  readonly code?: unknown;
  /** SQLite's own. https://www.sqlite.org/rescode.html */
  readonly errcode?: unknown;
  readonly cause?: Fault;
};

export function faultOf(thrown: unknown): Fault {
  if (!(thrown instanceof Error)) return { name: 'not an error' };
  return {
    name: thrown.name,
    ...('code' in thrown ? { code: thrown.code } : {}),
    ...('errcode' in thrown ? { errcode: thrown.errcode } : {}),
    ...(thrown.cause instanceof Error ? { cause: faultOf(thrown.cause) } : {}),
  };
}

/** To standard error; with routes, never URLs, and no personal data. */
export function createLog(level: string, to: DestinationStream = standardError()): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['password', 'token', 'email', 'cookie', 'authorization', '*.password', '*.token', '*.email'],
        remove: true,
      },
    },
    to,
  );
}

/** Lines that cannot be written, such as on a full disk, wait for room; beyond `MOST_WAITING` they are dropped. */
function standardError(): DestinationStream {
  const stream = pino.destination({ dest: 2, sync: true, maxLength: MOST_WAITING });
  // Without a listener, such a line would throw where it is logged.
  stream.on('error', () => {});
  return stream;
}
