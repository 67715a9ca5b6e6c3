import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';

type View = (props: never) => ReactNode;
type PropsOf<V extends View> = V extends () => ReactNode ? object : Parameters<V>[0];

/**
 * Loads the component's module on first render.
 *
 * @param name the component's export
 * @param fallback shown if loading fails; without it the error goes to the nearest boundary
 */
export function lazily<Name extends string, Module extends Readonly<Record<Name, View>>>(
  load: () => Promise<Module>,
  name: Name,
  fallback?: Module[Name],
): LazyExoticComponent<ComponentType<PropsOf<Module[Name]>>> {
  // A function of its props is a component; TypeScript cannot see that through `Module[Name]`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const asComponent = (view: Module[Name]) => ({ default: view as ComponentType<PropsOf<Module[Name]>> });
  return lazy(async () => {
    const loading = load().then((module) => asComponent(module[name]));
    return fallback ? loading.catch(() => asComponent(fallback)) : loading;
  });
}
