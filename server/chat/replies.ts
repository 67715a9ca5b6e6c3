import type { ChatReply, DangerSigns } from '#contract/chat.ts';
import type { RedFlag } from '#domain/articles/red-flag.ts';
import { callText, forAges } from '#domain/chat/call-words.ts';
import { dangerBook, dangerEdition } from '#domain/chat/danger-data.ts';
import { callRulesOf } from '#server/articles/replies/articles.ts';

let signs: DangerSigns | undefined;

/** The same object each time. */
export function dangerSigns(): DangerSigns {
  const { rules, safetyNet, saidAs } = dangerBook;
  signs ??= {
    edition: dangerEdition,
    rules: rules.map(dangerRule),
    safetyNet: dangerRule(safetyNet),
    saidAs: [...saidAs],
  };
  return signs;
}

/** The answer where danger is told: the words of the rules, with the steps for the ages. */
export function dangerReply(rules: readonly RedFlag[], ages: readonly number[]): ChatReply {
  const told = rules.map((rule) => forAges(rule, ages));
  return {
    reply: told.map(callText).join('\n\n'),
    level: rules[0]?.urgency ?? 'routine',
    calls: callRulesOf(told),
    caution: null,
    paragraphs: [],
    more: [],
    by: 'rules',
    remark: null,
  };
}

function dangerRule(rule: RedFlag): DangerSigns['rules'][number] {
  const { ageMinMonths, ageMaxMonths, patterns, patternsIfAgeKnown } = rule;
  const [call] = callRulesOf([rule]);
  if (!call) throw new Error(`${rule.id} has no words`);
  return { ...call, ageMinMonths, ageMaxMonths, patterns: [...patterns], patternsIfAgeKnown: [...patternsIfAgeKnown] };
}
