import { durationText } from './duration-text.ts';

type Noted = {
  readonly title: string;
  readonly isUsed: boolean;
  /** The age from which it will be used, `6m`. */
  readonly usedFrom?: string | null;
  /** What to ask the doctor where it is not used. */
  readonly ask?: string | null;
  /** What to ask the doctor in any case. */
  readonly askAlways?: string | null;
};

/** Ours: whether CDC's data has a rule is said by `planned/noted-conditions.ts`. */
const FOR_WHOM = {
  none: 'This plan is for children without a condition that changes it.',
  used: 'Planned with what is noted: {titles}.',
  later: 'Noted, and it may change the plan later: {titles}.',
  asked: 'Noted: {title}. {ask}',
  notInPlan: 'Ask the doctor also about vaccines that are not in this plan, because of what is noted: {titles}.',
  unused: "Noted, but by CDC's data it changes nothing at this age: {titles}. Tell the doctor about it.",
} as const;

/**
 * Above a plan: which of the noted conditions it used.
 *
 * @param notInPlan names of the vaccines that are not in it, about which a doctor is asked because of them
 */
export function forWhomText(noted: readonly Noted[], notInPlan: readonly string[] = []): string {
  if (noted.length === 0) return FOR_WHOM.none;
  const used = noted.filter(({ isUsed }) => isUsed).map(({ title }) => title);
  const others = noted.filter(({ isUsed }) => !isUsed);
  const later = others.flatMap(({ title, usedFrom }) =>
    usedFrom ? [`${title} (from ${durationText(usedFrom)})`] : [],
  );
  const asked = others.flatMap(({ title, ask, askAlways }) =>
    ask ? [FOR_WHOM.asked.replace('{title}', title).replace('{ask}', [ask, askAlways].filter(Boolean).join(' '))] : [],
  );
  const always = noted.flatMap(({ isUsed, ask, askAlways }) => (askAlways && (isUsed || !ask) ? [askAlways] : []));
  const unused = others
    .filter(({ usedFrom, ask, askAlways }) => !usedFrom && !ask && !askAlways)
    .map(({ title }) => title);
  const said = (text: string, titles: readonly string[]) =>
    titles.length === 0 ? [] : [text.replace('{titles}', titles.join('; '))];
  return [
    ...said(FOR_WHOM.used, used),
    ...said(FOR_WHOM.later, later),
    ...always,
    ...asked,
    ...said(FOR_WHOM.unused, unused),
    ...said(FOR_WHOM.notInPlan, notInPlan),
  ].join(' ');
}
