import { lazy, useEffect, type ComponentType } from 'react';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';
import { dashboardTab } from '#web/dashboard/dashboard-tabs.ts';
import { visitSearch } from '#web/print/visit-search.ts';
import { vaccinesTab } from '#web/vaccines/vaccines-search.ts';
import { fullAddress } from './full-address.ts';
import { settingsSearch } from './settings-search.ts';

const DashboardPage = page(() => import('#web/dashboard/dashboard-page.tsx').then((module) => module.DashboardPage));
const VaccinesPage = page(() => import('#web/vaccines/vaccines-page.tsx').then((module) => module.VaccinesPage));
const MeasurementsPage = page(() =>
  import('#web/growth/measurements-page.tsx').then((module) => module.MeasurementsPage),
);
const AddMeasurementPage = page(() =>
  import('#web/growth/add-measurement-page.tsx').then((module) => module.AddMeasurementPage),
);
const AppointmentsPage = page(() =>
  import('#web/checkups/appointments-page.tsx').then((module) => module.AppointmentsPage),
);
const VisitPage = page(() => import('#web/print/visit-page.tsx').then((module) => module.VisitPage));
const ImportMeasurementsPage = page(() =>
  import('#web/growth/import-measurements-page.tsx').then((module) => module.ImportMeasurementsPage),
);
const NotFoundPage = page(() => import('#web/site/not-found-page.tsx').then((module) => module.NotFoundPage));
const SettingsPage = page(() => import('./settings-page.tsx').then((module) => module.SettingsPage));

/** The page that the address names. */
export function Router() {
  const path = usePathname();
  const given = useSearch();
  const search = Object.fromEntries(new URLSearchParams(given));
  useFullAddress(path, given);
  switch (path) {
    case '/dashboard':
      return <DashboardPage tab={dashboardTab(search['tab']) ?? 'overview'} />;
    case '/vaccines':
      return <VaccinesPage tab={vaccinesTab(search['tab'])} />;
    case '/measurements':
      return <MeasurementsPage />;
    case '/add-measurement':
      return <AddMeasurementPage />;
    case '/appointments':
      return <AppointmentsPage />;
    case '/print/visit':
      return <VisitPage search={visitSearch(search)} />;
    case '/import-measurements':
      return <ImportMeasurementsPage />;
    case '/settings':
      return <SettingsPage search={settingsSearch(search)} />;
    default:
      return <NotFoundPage />;
  }
}

/** Writes what the address leaves open into the address, so that it can be kept and shared. */
function useFullAddress(path: string, search: string): void {
  const full = fullAddress(path, search);
  const shown = search === '' ? path : `${path}?${search}`;
  useEffect(() => {
    if (shown !== full) navigate(full, { replace: true });
  }, [shown, full]);
}

/** A page that is loaded when it is first entered. */
function page<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await load() }));
}
