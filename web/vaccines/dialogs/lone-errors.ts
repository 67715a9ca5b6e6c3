/**
 * What is wrong and stands under no field of a form, each sentence once.
 *
 * @param shown matches the names of the fields that say it themselves
 */
export function loneErrors(errors: Readonly<Record<string, string>>, shown: RegExp): string[] {
  const lone = Object.entries(errors).filter(([name]) => !shown.test(name));
  return [...new Set(lone.map(([, message]) => message))];
}
