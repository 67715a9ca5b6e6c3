/**
 * An address with a query, of which what is missing or empty is left out.
 *
 * @param path '/food-guide'
 */
export function hrefWith(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const said = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said).toString()}`;
}
