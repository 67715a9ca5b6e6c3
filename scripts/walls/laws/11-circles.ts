import type { Fault, House, Law } from '../law.ts';

/** No file imports itself, directly or not. Type-only imports are erased and do not count. */
export const noCircles: Law = {
  name: 'law 11',
  find(house) {
    const edges = edgesOf(house);
    const done = new Set<string>();
    return [...edges.keys()].flatMap((path) => circlesFrom(path, [], edges, done));
  },
};

type Edges = ReadonlyMap<string, readonly { readonly to: string; readonly line: number }[]>;

function edgesOf({ modules }: House): Edges {
  const known = new Set(modules.map(({ path }) => path));
  return new Map(
    modules.map(({ path, imports }) => [
      path,
      imports.flatMap(({ typeOnly, line, target }) =>
        !typeOnly && target.kind === 'file' && known.has(target.path) ? [{ to: target.path, line }] : [],
      ),
    ]),
  );
}

function circlesFrom(path: string, way: readonly string[], edges: Edges, done: Set<string>): Fault[] {
  if (done.has(path)) return [];
  const here = [...way, path];
  const faults = (edges.get(path) ?? []).flatMap(({ to, line }) => {
    const start = here.indexOf(to);
    if (start < 0) return circlesFrom(to, here, edges, done);
    return [{ path, line, says: `imports run in a circle: ${[...here.slice(start), to].join(' → ')}` }];
  });
  done.add(path);
  return faults;
}
