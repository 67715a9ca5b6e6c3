import { useEffect } from 'react';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';
import { lazily } from '#web/client/lazily.ts';
import { dashboardTab } from '#web/dashboard/dashboard-tabs.ts';
import { visitSearch } from '#web/print/visit-search.ts';
import { vaccinesTab } from '#web/vaccines/vaccines-search.ts';
import { fullAddress } from './full-address.ts';
import { settingsSearch } from './settings-search.ts';

const DashboardPage = lazily(() => import('#web/dashboard/dashboard-page.tsx'), 'DashboardPage');
const VaccinesPage = lazily(() => import('#web/vaccines/vaccines-page.tsx'), 'VaccinesPage');
const MeasurementsPage = lazily(() => import('#web/growth/measurements-page.tsx'), 'MeasurementsPage');
const AddMeasurementPage = lazily(() => import('#web/growth/add-measurement-page.tsx'), 'AddMeasurementPage');
const AppointmentsPage = lazily(() => import('#web/checkups/appointments-page.tsx'), 'AppointmentsPage');
const VisitPage = lazily(() => import('#web/print/visit-page.tsx'), 'VisitPage');
const ImportMeasurementsPage = lazily(
  () => import('#web/growth/import-measurements-page.tsx'),
  'ImportMeasurementsPage',
);
const NotFoundPage = lazily(() => import('#web/site/not-found-page.tsx'), 'NotFoundPage');
const SettingsPage = lazily(() => import('./settings-page.tsx'), 'SettingsPage');

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
