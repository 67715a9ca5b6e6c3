import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** Renders parts of a text without keys of their own: they never move, and an article may repeat itself. */
export function inOrder(parts: readonly ReactNode[]): ReactElement {
  return createElement(Fragment, null, ...parts);
}
