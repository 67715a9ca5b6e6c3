import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** Parts of a text, which stay in their places, so that they need no keys: an article may say a thing twice. */
export function inOrder(parts: readonly ReactNode[]): ReactElement {
  return createElement(Fragment, null, ...parts);
}
