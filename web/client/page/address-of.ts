export function addressOf(path: string, params: object = {}, query: object = {}): string {
  const named = new Map(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(named.get(name))));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}
