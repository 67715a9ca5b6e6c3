import { URGENCIES, type RedFlag, type Urgency } from './red-flag.ts';

type Rule = Pick<RedFlag, 'urgency' | 'firstSentence'>;

/** `safe` for rules that say how to keep a child safe, and ask nobody to call. */
export type CallKind = Urgency | 'safe';

export type CallGroup<Of extends Rule> = { readonly kind: CallKind; readonly rules: readonly Of[] };

const ASKS_FOR_HELP = /\b(call|911|ER|today)\b/i;

/** Whether the first sentence of a rule names a call, the emergency room or today. */
export function asksForHelp(firstSentence: string): boolean {
  return ASKS_FOR_HELP.test(firstSentence);
}

/** What a box 'When to call' says, the most urgent first; groups without a rule are left out. */
export function callGroups<Of extends Rule>(rules: readonly Of[]): readonly CallGroup<Of>[] {
  return [...URGENCIES, 'safe' as const].flatMap((kind) => {
    const ofKind = rules.filter((rule) => kindOf(rule) === kind);
    return ofKind.length === 0 ? [] : [{ kind, rules: ofKind }];
  });
}

function kindOf({ urgency, firstSentence }: Rule): CallKind {
  return urgency === 'emergency' || asksForHelp(firstSentence) ? urgency : 'safe';
}
