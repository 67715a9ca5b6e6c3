import { count } from '#domain/time/age-text.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { dayOfAgeUsed, type AgedChild } from '#domain/children/gestation.ts';

type Held = { readonly fromMonths: number; readonly untilMonths: number | null };
type NamedChild = AgedChild & { readonly firstName: string };
type Rule = Held & { readonly rule: 'never' | 'modify' | 'limit' };

/** Whether a rule holds for a child on a day. It ends with the day on which the child is as old as it says, if at all. */
export function holds(rule: Held, child: AgedChild, today: Day): boolean {
  return today >= dayOfAgeUsed(child, rule.fromMonths) && !isOver(rule, child, today);
}

/** Whether a child is so old that a rule does not hold any more. */
export function isOver({ untilMonths }: Pick<Held, 'untilMonths'>, child: AgedChild, today: Day): boolean {
  return untilMonths !== null && today >= dayOfAgeUsed(child, untilMonths);
}

/** A rule about the food itself ends at the age from which it is given; any other is about a form of it. */
export function isOfWholeFood(
  { rule, untilMonths }: Pick<Rule, 'rule' | 'untilMonths'>,
  { fromMonths }: { readonly fromMonths: number },
): boolean {
  return rule === 'never' && untilMonths === fromMonths;
}

/** The age at which a rule ends: '12 months', 'age 4'. */
function ageSaid(months: number): string {
  return months < 36 ? count(months, 'month') : `age ${months / 12}`;
}

/** 'Not before 12 months', 'Not in this form before age 4', 'Little or none until 24 months', 'Not for young children' */
export function ruleText({ rule, untilMonths }: Pick<Rule, 'rule' | 'untilMonths'>): string {
  if (untilMonths === null) return WITHOUT_END[rule];
  if (rule === 'never') return `Not before ${ageSaid(untilMonths)}`;
  if (rule === 'modify') return `Not in this form before ${ageSaid(untilMonths)}`;
  return `Little or none until ${ageSaid(untilMonths)}`;
}

const WITHOUT_END: Readonly<Record<Rule['rule'], string>> = {
  never: 'Not for young children',
  modify: 'Not in this form for young children',
  limit: 'Little or none for young children',
};

/**
 * 'Not before 12 months: from January 12, 2027 for Leo.' Without the day once the rule has ended, or without a child,
 * 'Not before 12 months.', and where none is safe: 'Not for young children.'
 */
export function ruleForChild(rule: Rule, child: NamedChild | null, today: Day): string {
  const said = ruleText(rule);
  if (child === null || rule.untilMonths === null) return `${said}.`;
  const endsOn = dayOfAgeUsed(child, rule.untilMonths);
  if (today >= endsOn) return `${said}.`;
  const word = rule.rule === 'limit' ? 'that is' : 'from';
  return `${said}: ${word} ${longDayText(endsOn)} for ${child.firstName}.`;
}
