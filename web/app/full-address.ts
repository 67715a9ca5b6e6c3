import { signedInPageAt } from './pages.ts';

/**
 * The URL with defaults filled in, so that each view has a single URL.
 *
 * @param search as in `location.search`: empty, or with its question mark
 */
export function fullAddress(path: string, search: string): string {
  const full = signedInPageAt(path)?.fullAddress?.(Object.fromEntries(new URLSearchParams(search)));
  return full ?? `${path}${search}`;
}
