import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { pauseMs } from '#web/client/calls/query-client.ts';

export const minuteMs = 60_000;

/** [SUB-06] Sent again after 1 and 2 seconds when no answer came. */
export const calling = {
  retry: (failures: number, { code }: CallFailed) => failures < 2 && code === 'offline',
  retryDelay: pauseMs,
} as const;

/** The payment provider's page, to which the parent goes and comes back from, changes what is read. */
export const readAgain = { ...calling, refetchOnWindowFocus: 'always' } as const;
