import { createContext, useContext } from 'react';

export type Go = (href: string, options?: { replace?: boolean }) => void;

/** Without a router the browser loads the page. */
export const GoContext = createContext<Go>((href, { replace = false } = {}) =>
  replace ? location.replace(href) : location.assign(href),
);

export function useGo(): Go {
  return useContext(GoContext);
}
