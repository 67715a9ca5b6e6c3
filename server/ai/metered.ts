import { todayIn } from '#domain/time/day.ts';
import { isUnavailable } from '#server/db/db-errors.ts';
import type { Db } from '#server/db/db.ts';
import { faultOf, type Log } from '#server/log.ts';
import { AiFailed, type Ai, type OpenedAi, type Tokens } from './ai.ts';
import { countCall, reserveCall } from './queries.ts';
import { estimated } from './streamed.ts';

type Parts = {
  readonly db: Db;
  readonly ai: OpenedAi;
  readonly clock: () => Date;
  readonly log: Log;
};

/**
 * The language model for one account: within its limits and the server's, counted, and not asked while it rests. What a
 * call may use counts from its beginning. Days are those of UTC. Ask for it by `modelFor`, which asks for leave.
 */
export function metered({ db, ai, clock, log }: Parts, userId: string): Ai {
  const { recipient, limits, rest } = ai;
  return {
    recipient,
    stream: async function* (request, signal) {
      if (rest.isOn(clock())) throw new AiFailed('resting');
      const onDay = todayIn('UTC', clock());
      const reserved: Tokens = { in: estimated(request, { characters: 0 }).in, out: request.mostTokens };
      const call = { userId, onDay, tokens: reserved };
      const refused = await reserveCall(db, call, limits).catch((error: unknown) => {
        if (!isUnavailable(error)) throw error;
        return 'not-counted' as const;
      });
      if (refused) throw new AiFailed(refused);
      let used: Tokens = { in: 0, out: 0 };
      let isError = false;
      try {
        yield* ai.stream(request, { signal, count: (tokens) => (used = tokens) });
      } catch (error) {
        const code = error instanceof AiFailed ? error.code : null;
        if (code === 'late') rest.begin(clock());
        isError = code !== 'gone';
        throw error;
      } finally {
        const tokens = { in: used.in - reserved.in, out: used.out - reserved.out };
        try {
          await countCall(db, { ...call, tokens, isError });
        } catch (error) {
          // It stays counted with what it might have used.
          log.warn({ err: faultOf(error) }, 'a call of the language model could not be counted');
        }
      }
    },
  };
}
