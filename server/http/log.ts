import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** A structured log, on standard error. It holds routes, never addresses of pages, and no personal data. */
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

function standardError(): DestinationStream {
  return pino.destination({ dest: 2, sync: true });
}
