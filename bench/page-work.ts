import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** How much slower than this machine the pages run. */
export const slowdown = 4;
/** By then the frame after an input is shown. */
export const settleMs = 150;

/** Slows a page down and measures its thread's CPU time, which excludes other programs. */
export async function slowedDown(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return cdp;
}

/** Milliseconds of work of the page's thread, up to the frame that shows the result. */
export async function workMs(cdp: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const before = await workedSeconds(cdp);
  await act();
  await sleep(settleMs);
  return ((await workedSeconds(cdp)) - before) * 1000;
}

async function workedSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
}

/**
 * Opens a plain page with a drawing and a table, without the product.
 *
 * @returns redraws all of it and returns the milliseconds of work
 */
export async function openPlainPage(browser: Browser): Promise<() => Promise<number>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  const page = await context.newPage();
  await page.setContent(plainPage);
  const cdp = await slowedDown(page);
  let n = 0;
  return () => workMs(cdp, () => page.evaluate(`redraw(${(n += 1)})`));
}

const plainPage = `<!doctype html><title>Plain page</title>
<svg width="900" height="400" fill="none" stroke="black"></svg><table></table>
<script>
  const svg = document.querySelector('svg');
  const table = document.querySelector('table');
  function redraw(n) {
    const paths = Array.from({ length: 12 }, (_, path) => {
      const points = Array.from({ length: 100 }, (_, at) => at * 9 + ',' + (200 + 150 * Math.sin((at + path * n) / 20)).toFixed(1));
      return '<path d="M' + points.join('L') + '"/>';
    });
    svg.innerHTML = paths.join('');
    const cells = (row) => Array.from({ length: 4 }, (_, cell) => '<td>' + (row * cell * n) + ' kg</td>').join('');
    table.innerHTML = Array.from({ length: 15 }, (_, row) => '<tr>' + cells(row) + '</tr>').join('');
  }
</script>`;
