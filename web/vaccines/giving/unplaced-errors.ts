/** @param shown matches the names of fields that show their own error */
export function unplacedErrors(errors: Readonly<Record<string, string>>, shown: RegExp): string[] {
  const lone = Object.entries(errors).filter(([name]) => !shown.test(name));
  return [...new Set(lone.map(([, message]) => message))];
}
