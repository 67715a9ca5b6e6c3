import { todayIn } from '#domain/time/day.ts';
import { isUnavailable } from '#server/db/db-errors.ts';
import type { Db } from '#server/db/db.ts';
import { faultOf, type Log } from '#server/log.ts';
import { AiFailed, type Ai, type Tokens } from './ai.ts';
import type { AiLimits } from './ai-settings.ts';
import { countCall, reserveCall } from './queries.ts';
import { estimated } from './streamed.ts';

type Parts = {
  readonly db: Db;
  readonly ai: Ai;
  readonly limits: AiLimits;
  readonly clock: () => Date;
  readonly log: Log;
};

/**
 * The language model for one account: within its limits and the server's, and counted. What a call may use counts from
 * its beginning. Days are those of UTC.
 */
export function metered({ db, ai, limits, clock, log }: Parts, userId: string): Ai {
  return {
    recipient: ai.recipient,
    stream: async function* (request, { signal, count }) {
      const onDay = todayIn('UTC', clock());
      const reserved: Tokens = { in: estimated(request, { characters: 0 }).in, out: request.mostTokens };
      const call = { userId, onDay, tokens: reserved };
      const refused = await reserveCall(db, call, limits).catch((error: unknown) => {
        if (!isUnavailable(error)) throw error;
        return 'not-counted' as const;
      });
      if (refused) throw new AiFailed(refused);
      let tokens: Tokens = { in: 0, out: 0 };
      let isError = false;
      const counted = (told: Tokens) => {
        tokens = told;
        count(told);
      };
      try {
        yield* ai.stream(request, { signal, count: counted });
      } catch (error) {
        isError = !(error instanceof AiFailed && error.code === 'gone');
        throw error;
      } finally {
        const used = { in: tokens.in - reserved.in, out: tokens.out - reserved.out };
        try {
          await countCall(db, { ...call, tokens: used, isError });
        } catch (error) {
          // It stays counted with what it might have used.
          log.warn({ err: faultOf(error) }, 'a call of the language model could not be counted');
        }
      }
    },
  };
}
