import { createContext } from 'react';
import type { Day } from '#domain/time/day.ts';

/** What the server knew when it drew a page. The browser's first render has to be the same. */
export type Drawn = {
  readonly path: string;
  readonly search: string;
  /** Where the parent lives; null if it is not known. */
  readonly today: Day | null;
  /** Whether this server's operator may show the INTERGROWTH-21st standards. */
  readonly hasIntergrowth: boolean;
  /** Whether this server has a plan; without one nothing costs anything. */
  readonly hasPlan: boolean;
};

/** In the browser, which is told by the document. */
export function hasIntergrowth(): boolean {
  return 'document' in globalThis && document.documentElement.dataset['intergrowth'] === 'on';
}

/** In the browser, which is told by the document. */
export function hasPlan(): boolean {
  return 'document' in globalThis && document.documentElement.dataset['plan'] === 'on';
}

export const DrawnContext = createContext<Drawn>({
  path: '/',
  search: '',
  today: null,
  hasIntergrowth: false,
  hasPlan: false,
});
