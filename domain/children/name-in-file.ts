/** A first name as it may stand in the name of a file: plain letters, digits and hyphens; empty where it has none. */
export function nameInFile(firstName: string): string {
  return firstName
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30);
}
