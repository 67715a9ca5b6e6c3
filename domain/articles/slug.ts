/** Source: the specification, ART-03. */
export const LONGEST_SLUG = 60;

/** [ART-03] 'Fever by Age: What to Do' is 'fever-by-age-what-to-do'. Empty for a title without Latin letters or digits. */
export function slugOf(title: string): string {
  const letters = title
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^a-z0-9-]/g, '');
  const whole = letters.replaceAll(/-+/g, '-').replaceAll(/^-|-$/g, '');
  return whole.slice(0, LONGEST_SLUG).replaceAll(/-$/g, '');
}
