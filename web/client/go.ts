import { createContext, useContext } from 'react';

/** Goes to a page of ours, on signed-in pages by the router. */
export type Go = (href: string, options?: { replace?: boolean }) => void;

/** Elsewhere the browser loads the page. */
export const GoContext = createContext<Go>((href, { replace = false } = {}) =>
  replace ? location.replace(href) : location.assign(href),
);

/** The way to another page of ours. */
export function useGo(): Go {
  return useContext(GoContext);
}
