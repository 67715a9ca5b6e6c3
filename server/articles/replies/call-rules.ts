import type { CallRule } from '#contract/articles.ts';
import { redFlags, redFlagsOf } from '#domain/articles/red-flags-data.ts';
import { callRulesOf } from './articles.ts';

/** The most urgent first; always the same object. */
export function callRulesReply(): CallRule[] {
  kept ??= callRulesOf(redFlagsOf(redFlags.map(({ id }) => id)));
  return kept;
}

let kept: CallRule[] | undefined;
