import { todayIn } from '#domain/time/day.ts';
import type { Db } from '#server/db/db.ts';
import { AiFailed, type Ai, type Tokens } from './ai.ts';
import type { AiLimits } from './ai-settings.ts';
import { countCall, reserveCall, tokensOfMonth } from './queries.ts';

type Parts = { readonly db: Db; readonly ai: Ai; readonly limits: AiLimits; readonly clock: () => Date };

/** The language model for one account: within its limits and the server's, and counted. Days are those of UTC. */
export function metered({ db, ai, limits, clock }: Parts, userId: string): Ai {
  return {
    recipient: ai.recipient,
    stream: async function* (request, { signal, count }) {
      const onDay = todayIn('UTC', clock());
      if ((await tokensOfMonth(db, onDay.slice(0, 7))) >= limits.monthTokens) throw new AiFailed('server-limit');
      if (!(await reserveCall(db, userId, onDay, limits))) throw new AiFailed('account-limit');
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
        await countCall(db, { userId, onDay, tokens, isError });
      }
    },
  };
}
