import * as z from 'zod/mini';
import { DatabaseRefused } from '#server/db/database-refused.ts';
import { isFull, isUnavailable } from '#server/db/db-errors.ts';
import { BuildFailed } from '#server/pages/build.ts';
import { EditionRefused } from '#server/vaccines/rules.ts';
import { ConfigRefused } from '#server/config.ts';

/** The reason in a sentence; null for unexpected errors. */
export function whyNotStarted(error: unknown): string | null {
  const isRefused =
    error instanceof ConfigRefused ||
    error instanceof DatabaseRefused ||
    error instanceof EditionRefused ||
    error instanceof BuildFailed;
  if (isRefused) return error.message;
  if (isFull(error) || FullDisk.safeParse(error).success)
    return 'The disk of DATA_DIR or of the database is full: make room on it.';
  const { data: failed } = FailedCall.safeParse(error);
  if (failed) return whyCallFailed(failed);
  return isUnavailable(error) && error instanceof Error
    ? `The database was lost during the start (${error.message}): start again once it can be used.`
    : null;
}

/** No room for more bytes, or for another file. */
const FullDisk = z.object({ code: z.enum(['ENOSPC', 'EDQUOT']) });

const FailedCall = z.union([
  z.object({ syscall: z.literal('listen'), code: z.string(), port: z.number(), address: z.string() }),
  z.object({ syscall: z.literal('getaddrinfo'), code: z.string(), hostname: z.string() }),
  z.object({ syscall: z.literal('mkdir'), code: z.string(), path: z.string() }),
]);

/** https://nodejs.org/api/errors.html#common-system-errors */
function whyCallFailed(failed: z.infer<typeof FailedCall>): string | null {
  switch (failed.syscall) {
    case 'listen':
      return whyNotListening(failed);
    case 'getaddrinfo':
      return `HOST ${failed.hostname} leads to no address: use 127.0.0.1, or 0.0.0.0 for every address of this machine.`;
    case 'mkdir':
      return /^(EEXIST|ENOTDIR)$/.test(failed.code)
        ? `DATA_DIR ${failed.path} is a file or lies in one: set DATA_DIR to a folder.`
        : `DATA_DIR ${failed.path} cannot be made by this account (${failed.code}): set DATA_DIR to a folder in which it may write.`;
  }
}

function whyNotListening({ code, port, address }: { code: string; port: number; address: string }): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop what uses it, or set PORT.`;
    case 'EACCES':
      return `Port ${port} may not be used by this account: set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
      return `HOST ${address} is no address of this machine: use 127.0.0.1, or 0.0.0.0 for every address it has.`;
    default:
      return null;
  }
}
