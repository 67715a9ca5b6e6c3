/** Plain letters, digits and hyphens; may be empty. */
export function nameInFile(firstName: string): string {
  return firstName
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30);
}
