import { setTimeout as passed } from 'node:timers/promises';
import { AiFailed, type AiCall, type AiRequest, type Tokens } from './ai.ts';
import { failureOf, isWorthAnother, waitAskedFor } from './failures.ts';
import { optionsOf, type Model } from './model.ts';

export type Times = {
  /** For the whole answer, tries and all. */
  readonly longestMs: number;
  readonly tries: number;
  /** Before the second try, where the provider says nothing; twice as long before each further one. */
  readonly firstWaitMs: number;
  /** A provider that asks for more is not tried again. */
  readonly longestWaitMs: number;
};

export const realTimes: Times = { longestMs: 60_000, tries: 3, firstWaitMs: 1000, longestWaitMs: 10_000 };

/** Many times what an answer should have. */
const MOST_CHARACTERS = 20_000;
/** More than any call of ours can use. */
const MOST_TOKENS = 1_000_000;
/** As a rule of thumb, where a provider does not count. */
const CHARACTERS_A_TOKEN = 4;

type Counting = { known: Tokens | null; characters: number };

/** @throws AiFailed */
export async function* streamed(
  model: Model,
  request: AiRequest,
  { signal, count }: AiCall,
  times: Times,
): AsyncGenerator<string, void> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), times.longestMs);
  const ends = AbortSignal.any([signal, late.signal]);
  const counting: Counting = { known: null, characters: 0 };
  try {
    yield* tried(model, request, { ends, counting }, times);
  } catch (error) {
    if (signal.aborted) throw signal.reason instanceof AiFailed ? signal.reason : new AiFailed('gone');
    if (late.signal.aborted) throw new AiFailed('late');
    throw error instanceof AiFailed ? error : new AiFailed('cut');
  } finally {
    clearTimeout(timer);
    // Whoever reads no further leaves the provider nothing to write to.
    late.abort();
    count(counting.known ?? estimated(request, counting));
  }
}

type Way = { readonly ends: AbortSignal; readonly counting: Counting };

async function* tried(model: Model, request: AiRequest, way: Way, times: Times): AsyncGenerator<string, void> {
  for (let tries = 1; ; tries += 1) {
    try {
      yield* once(model, request, way);
      return;
    } catch (error) {
      if (way.ends.aborted || way.counting.characters > 0) throw error;
      const asked = waitAskedFor(error) ?? times.firstWaitMs * 2 ** (tries - 1);
      if (tries >= times.tries || !isWorthAnother(error) || asked > times.longestWaitMs) {
        throw error instanceof AiFailed ? error : new AiFailed(failureOf(error));
      }
      await passed(asked, undefined, { signal: way.ends });
    }
  }
}

/** @throws AiFailed; what the provider's package throws; what the stream reports before its first piece */
async function* once(model: Model, request: AiRequest, { ends, counting }: Way): AsyncGenerator<string, void> {
  ends.throwIfAborted();
  const { stream } = await model.doStream(optionsOf(request, ends));
  for await (const part of stream) {
    if (part.type === 'text-delta' && part.delta !== '') {
      counting.characters += part.delta.length;
      if (counting.characters > MOST_CHARACTERS) throw new AiFailed('too-long');
      yield part.delta;
    } else if (part.type === 'error') {
      if (counting.characters > 0) throw new AiFailed('cut');
      throw part.error;
    } else if (part.type === 'finish') {
      const { inputTokens, outputTokens } = part.usage;
      const told = { in: inputTokens.total, out: outputTokens.total };
      if (isCount(told.in) && isCount(told.out)) counting.known = { in: told.in, out: told.out };
      const { unified: reason, raw } = part.finishReason;
      if (reason === 'length') throw new AiFailed('too-long');
      // Without a reason of the provider's the stream ended by itself; one that is unknown to the package is an end.
      if (raw === undefined && counting.characters > 0) throw new AiFailed('cut');
      if (reason !== 'stop' && reason !== 'other') throw new AiFailed('strange');
    }
  }
  if (counting.characters === 0) throw new AiFailed('empty');
}

/** A provider may say anything. */
function isCount(tokens: number | undefined): tokens is number {
  return Number.isInteger(tokens) && tokens !== undefined && tokens >= 0 && tokens <= MOST_TOKENS;
}

export function estimated({ system, user }: AiRequest, { characters }: Pick<Counting, 'characters'>): Tokens {
  return {
    in: Math.ceil((system.length + user.length) / CHARACTERS_A_TOKEN),
    out: Math.ceil(characters / CHARACTERS_A_TOKEN),
  };
}
