import { createContext, useContext } from 'react';

/** Goes to a page of ours, by the router in the rooms. */
export type Go = (href: string, options?: { replace?: boolean }) => void;

/** Outside the rooms a page is loaded the plain way. */
export const GoContext = createContext<Go>((href, { replace = false } = {}) =>
  replace ? location.replace(href) : location.assign(href),
);

/** The way to another page of ours. */
export function useGo(): Go {
  return useContext(GoContext);
}
