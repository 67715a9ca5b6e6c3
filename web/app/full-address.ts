import { dashboardHref, dashboardTab } from '#web/dashboard/dashboard-tabs.ts';
import { visitHref, visitSearch } from '#web/print/visit-search.ts';
import { vaccinesHref, vaccinesTab } from '#web/vaccines/vaccines-search.ts';
import { settingsHref, settingsSearch } from './settings-search.ts';

/**
 * The address of a page with its defaults written out, so that the same view always has the same address.
 *
 * @param search what stands behind the question mark
 */
export function fullAddress(path: string, search: string): string {
  const given = Object.fromEntries(new URLSearchParams(search));
  switch (path) {
    case '/dashboard':
      return dashboardHref(dashboardTab(given['tab']) ?? 'overview');
    case '/settings':
      return settingsHref(settingsSearch(given));
    case '/vaccines':
      return vaccinesHref(vaccinesTab(given['tab']));
    case '/print/visit':
      return visitHref(visitSearch(given));
    default:
      return search === '' ? path : `${path}?${search}`;
  }
}
