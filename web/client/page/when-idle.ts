/** For browsers that do not tell when they have nothing to do. */
const PAUSE_MS = 2000;

/** Once the page is there and the browser has nothing else to do; never where the reader saves data. */
export function whenIdle(then: () => void): void {
  if (savesData()) return;
  whenLoaded(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(then);
    else setTimeout(then, PAUSE_MS);
  });
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true;
}

function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then, { once: true });
}
