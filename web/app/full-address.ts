import { signedInPageAt } from './pages.ts';

/**
 * The address of a page with its defaults written out, so that the same view always has the same address.
 *
 * @param search what stands behind the question mark
 */
export function fullAddress(path: string, search: string): string {
  const full = signedInPageAt(path)?.fullAddress?.(Object.fromEntries(new URLSearchParams(search)));
  return full ?? (search === '' ? path : `${path}?${search}`);
}
