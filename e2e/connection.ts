import type { Page, Route } from '@playwright/test';

type Call = { readonly method: string; readonly path: string };

/** The reader saves data, so nothing is loaded before it is asked for. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

/** Aborts a call, as when the connection is lost. @returns how to undo it */
export function loseCall(page: Page, call: Call): Promise<() => Promise<void>> {
  return intercept(page, call, (route) => route.abort('connectionfailed'));
}

/** Answers a call with something that no version of the server sends. @returns how to undo it */
export function garble(page: Page, call: Call): Promise<() => Promise<void>> {
  return intercept(page, call, (route) => route.fulfill({ json: { nonsense: true } }));
}

/** Lets a call reach the server, and drops its answer. @returns how to undo it */
export function loseAnswer(page: Page, call: Call): Promise<() => Promise<void>> {
  return intercept(page, call, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** Sends signed-in pages without their first data, so that they have to request it. */
export async function withoutFirstData(page: Page): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(/(id="shell-data">).*?(<\/script>)/s, '$1null$2') });
    },
  );
}

async function intercept(page: Page, { method, path }: Call, meddle: (route: Route) => Promise<void>) {
  const isIt = (url: URL) => url.pathname === path;
  await page.route(isIt, (route) => (route.request().method() === method ? meddle(route) : route.fallback()));
  return () => page.unroute(isIt);
}
