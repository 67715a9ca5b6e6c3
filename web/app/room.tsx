import { lazy, useEffect, type ComponentType } from 'react';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';
import { dashboardHref, dashboardTab } from '#web/dashboard/dashboard-tabs.ts';
import { NotFoundPage } from '#web/site/not-found-page.tsx';
import { settingsHref, settingsSearch } from './settings-search.ts';

const DashboardPage = page(() => import('#web/dashboard/dashboard-page.tsx').then((module) => module.DashboardPage));
const MeasurementsPage = page(() =>
  import('#web/growth/measurements-page.tsx').then((module) => module.MeasurementsPage),
);
const AddMeasurementPage = page(() =>
  import('#web/growth/add-measurement-page.tsx').then((module) => module.AddMeasurementPage),
);
const SettingsPage = page(() => import('./settings-page.tsx').then((module) => module.SettingsPage));

/** The room that the address names. Every address it knows stands in the route table too. */
export function Room() {
  const path = usePathname();
  const search = Object.fromEntries(new URLSearchParams(useSearch()));
  switch (path) {
    case '/dashboard':
      return <Dashboard search={search} />;
    case '/measurements':
      return <MeasurementsPage />;
    case '/add-measurement':
      return <AddMeasurementPage />;
    case '/settings':
      return <Settings search={search} />;
    default:
      return <NotFoundPage />;
  }
}

type Search = Readonly<Record<string, string>>;

function Dashboard({ search }: { search: Search }) {
  const tab = dashboardTab(search['tab']) ?? 'overview';
  useFullAddress(dashboardHref(tab));
  return <DashboardPage tab={tab} />;
}

function Settings({ search }: { search: Search }) {
  const chosen = settingsSearch(search);
  useFullAddress(settingsHref(chosen));
  return <SettingsPage search={chosen} />;
}

/** Writes what an address leaves open into the address, so that it can be kept and shared. */
function useFullAddress(href: string): void {
  const path = usePathname();
  const search = useSearch();
  const shown = search === '' ? path : `${path}?${search}`;
  useEffect(() => {
    if (shown !== href) navigate(href, { replace: true });
  }, [shown, href]);
}

/** A page that is loaded when it is first entered. */
function page<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await load() }));
}
