import { createContext, createElement, useContext, type ComponentType, type ReactElement } from 'react';

/** Renders a form as a tree of its own, as the browser will take it over. The page renderer provides it. */
export const IslandMarkup = createContext<((form: ReactElement) => string) | null>(null);

type Props<P extends object> = {
  /** The form's name in the forms' script. */
  name: string;
  form: ComponentType<P>;
  /** They travel in the markup, so they hold nothing that the page itself does not show. */
  props: P;
};

/** A form that arrives as markup and that React takes over in the browser. */
export function Island<P extends object>({ name, form, props }: Props<P>) {
  const markup = useContext(IslandMarkup);
  const element = createElement(form, props);
  const data = { 'data-island': name, 'data-props': JSON.stringify(props) };
  if (!markup) return <div {...data}>{element}</div>;
  // The markup is React's own.
  // oxlint-disable-next-line react/no-danger
  return <div {...data} dangerouslySetInnerHTML={{ __html: markup(element) }} />;
}
