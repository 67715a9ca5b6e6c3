/** Ids as we make and publish them; anything else is no page. */
const VALUE = /^[a-z0-9-]{1,60}$/;

/**
 * The parameters of an address: `{ foodId: 'grapes' }`.
 *
 * @param route '/food-guide/:foodId'
 * @returns null if the route does not lead to the path
 */
export function paramsOf(route: string, path: string): Readonly<Record<string, string>> | null {
  const [names, values] = [route.split('/'), path.split('/')];
  if (names.length !== values.length) return null;
  const params: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    const value = values[at] ?? '';
    if (!name.startsWith(':')) {
      if (name !== value) return null;
    } else if (VALUE.test(value)) params[name.slice(1)] = value;
    else return null;
  }
  return params;
}
