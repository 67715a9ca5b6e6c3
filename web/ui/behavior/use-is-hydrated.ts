import { useFromBrowser } from './use-from-browser.ts';

/** Whether React has hydrated the page. */
export function useIsHydrated(): boolean {
  return useFromBrowser(() => true, false);
}
