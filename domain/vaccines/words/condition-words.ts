/** Ours: whether CDC's data has a rule is said by `planned/noted-conditions.ts`. */
const FOR_WHOM = {
  none: 'This plan is for children without a condition that changes it.',
  used: 'Planned with what is noted: {titles}.',
  unused: "Noted, but by CDC's data it changes nothing at this age: {titles}. Tell the doctor about it.",
} as const;

/** Above a plan: which of the noted conditions it used. */
export function forWhomText(noted: readonly { readonly title: string; readonly isUsed: boolean }[]): string {
  if (noted.length === 0) return FOR_WHOM.none;
  const of = (isUsed: boolean) => noted.filter((one) => one.isUsed === isUsed).map(({ title }) => title);
  const said = (text: string, titles: readonly string[]) =>
    titles.length === 0 ? [] : [text.replace('{titles}', titles.join('; '))];
  return [...said(FOR_WHOM.used, of(true)), ...said(FOR_WHOM.unused, of(false))].join(' ');
}
