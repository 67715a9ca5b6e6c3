import type { CallRule } from '#contract/articles.ts';
import { isPressing } from '#domain/articles/pressing-steps.ts';

/** A rule with the steps that stand open, and the same rule with those that may be folded. */
export function splitSteps(rule: CallRule): { pressing: CallRule; other: CallRule } {
  return {
    pressing: withSteps(rule, (step) => isPressing(rule, step)),
    other: withSteps(rule, (step) => !isPressing(rule, step)),
  };
}

function withSteps(rule: CallRule, isTaken: (step: string) => boolean): CallRule {
  return {
    ...rule,
    thenSay: rule.thenSay.filter(isTaken),
    stepsByAge: rule.stepsByAge
      .map((ofAge) => ({ ...ofAge, steps: ofAge.steps.filter(isTaken) }))
      .filter(({ steps }) => steps.length > 0),
  };
}
