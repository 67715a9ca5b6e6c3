import {
  createContext,
  createElement,
  use,
  useContext,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';

type View = (props: never) => ReactNode;
type PropsOf<V extends View> = V extends () => ReactNode ? object : Parameters<V>[0];

/** What loads the views of each name; several places may load one component. */
const views = new Map<string, (() => Promise<void>)[]>();
const underWay = new Set<Promise<void>>();
/** Each forgets that loading failed. */
const failed = new Set<() => void>();
/** Names of the views that were rendered, and that the browser loads before it does so. */
const shown = new Set<string>();
let isBeingDrawn = false;

/** Around what the server draws and the browser loads later. */
export const LaterContext = createContext(false);

/** On the server, while it renders a page as a whole. */
export function isDrawing(): boolean {
  return isBeingDrawn;
}

/**
 * Loads the component's module on first render. Once it is loaded, it renders at once, without waiting for a boundary.
 *
 * @param name the component's export
 * @param fallback shown if loading fails; without it the error goes to the nearest boundary
 */
export function lazily<Name extends string, Module extends Readonly<Record<Name, View>>>(
  load: () => Promise<Module>,
  name: Name,
  fallback?: Module[Name],
): FunctionComponent<PropsOf<Module[Name]>> {
  let view: Module[Name] | undefined;
  let loading: Promise<void> | undefined;
  const begin = async () => {
    const module = load();
    view = fallback ? await module.then(viewIn, () => fallback) : viewIn(await module);
  };
  const viewIn = (module: Module) => module[name];
  const start = () => (loading ??= noted(begin(), () => (loading = undefined)));
  views.set(name, [...(views.get(name) ?? []), start]);
  return function Lazy(props) {
    const isLater = useContext(LaterContext);
    if (!view) use(start());
    if (!isLater) shown.add(name);
    // A function of its props is a component; TypeScript cannot see that through `Module[Name]`.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return createElement(view as unknown as ComponentType<PropsOf<Module[Name]>>, props);
  };
}

function noted(loading: Promise<void>, forget: () => void): Promise<void> {
  underWay.add(loading);
  const end = () => underWay.delete(loading);
  loading.then(end, () => {
    end();
    failed.add(forget);
  });
  return loading;
}

/** What could not be loaded is asked for once more when it is next shown. For boundaries, once they say that it failed. */
export function askAgain(): void {
  for (const forget of failed) forget();
  failed.clear();
}

type Rendered = { readonly html: string; readonly views: readonly string[]; readonly fault?: unknown };

/** Stands before a boundary in which something threw or did not come. */
const leftOut = '<!--$!-->';

/**
 * Renders until no view is missing. On the server.
 *
 * @returns what was rendered, the names of its views for `loadViews`, and why some part was left out
 */
export async function renderWhole(render: () => string): Promise<Rendered> {
  let fault: unknown = new Error('a view threw');
  for (;;) {
    shown.clear();
    const html = drawn(render);
    const rendered = { html, views: [...shown] };
    if (underWay.size === 0) return html.includes(leftOut) ? { ...rendered, fault } : rendered;
    const loads = await Promise.allSettled(underWay);
    fault = loads.find((load) => load.status === 'rejected')?.reason ?? fault;
  }
}

function drawn(render: () => string): string {
  isBeingDrawn = true;
  try {
    return render();
  } finally {
    isBeingDrawn = false;
  }
}

/** Loads views before they are rendered. A view inside another one is known once that one is loaded. */
export async function loadViews(names: readonly string[]): Promise<void> {
  const left = new Set(names);
  for (;;) {
    const known = [...views].filter(([name]) => left.has(name));
    if (known.length === 0) return;
    await Promise.all(known.flatMap(([, loads]) => loads.map((load) => load())));
    for (const [name] of known) left.delete(name);
  }
}
