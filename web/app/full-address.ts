import { searchOf, signedInPageAt } from './pages.ts';

/** What of an address a page is drawn from: its query with the defaults, or none if it reads none. */
export function readAddress(path: string, search: string): { path: string; search: string } {
  const address = signedInPageAt(path)?.fullAddress ? fullAddress(path, search) : path;
  return { path, search: address.slice(path.length) };
}

/**
 * The URL with defaults filled in, so that each view has a single URL.
 *
 * @param search as in `location.search`: empty, or with its question mark
 */
export function fullAddress(path: string, search: string): string {
  const page = signedInPageAt(path);
  return page?.fullAddress?.(searchOf(page, path, search)) ?? `${path}${search}`;
}
