import { createContext, createElement, useContext, type ComponentType, type ReactElement } from 'react';

/** Renders a form as its own React root for hydration. Provided by the page renderer. */
export const IslandMarkup = createContext<((form: ReactElement) => string) | null>(null);

type Props<P extends object> = {
  /** Key of the form in the forms script. */
  name: string;
  form: ComponentType<P>;
  /** Serialized into the markup: nothing the page itself does not show. */
  props: P;
};

/** A server-rendered form that React hydrates in the browser. */
export function Island<P extends object>({ name, form, props }: Props<P>) {
  const markup = useContext(IslandMarkup);
  const element = createElement(form, props);
  const data = { 'data-island': name, 'data-props': JSON.stringify(props) };
  if (!markup) return <div {...data}>{element}</div>;
  // The markup is React's own.
  // oxlint-disable-next-line react/no-danger
  return <div {...data} dangerouslySetInnerHTML={{ __html: markup(element) }} />;
}
