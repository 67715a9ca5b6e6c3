/** Ids as we make and publish them; anything else is no page. */
const VALUE = /^[a-z0-9-]{1,60}$/;

/**
 * The parameters of an address: `{ foodId: 'grapes' }`.
 *
 * @param route '/food-guide/:foodId'
 * @param takesAny whether the page itself says that there is nothing at a value of another form, which is then empty
 * @returns null if the route does not lead to the path
 */
export function paramsOf(route: string, path: string, takesAny = false): Readonly<Record<string, string>> | null {
  const [names, values] = [route.split('/'), path.split('/')];
  if (names.length !== values.length) return null;
  const params: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    const value = values[at] ?? '';
    if (!name.startsWith(':')) {
      if (name !== value) return null;
    } else if (VALUE.test(value)) params[name.slice(1)] = value;
    else if (takesAny) params[name.slice(1)] = knownForm(value.toLowerCase());
    else return null;
  }
  return params;
}

function knownForm(value: string): string {
  return VALUE.test(value) ? value : '';
}
