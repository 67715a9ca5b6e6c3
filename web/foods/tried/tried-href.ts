import { hrefWith } from '#web/client/page/href-with.ts';

/** Of the name of a meal. */
export const MOST_LETTERS = 80;

/** @param meal a meal that is to be saved under its own name */
export function triedHref({ meal }: { readonly meal: string } = { meal: '' }): string {
  return hrefWith('/food-guide/tried', { meal });
}
