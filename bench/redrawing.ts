import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test';
import { addDays, todayIn } from '#domain/time/day.ts';
import { inDatabase } from '#testing/beside.ts';
import { findChromium } from '#testing/find-chromium.ts';
import { aChild, aMeasurement, aPerson } from '#testing/people.ts';
import { startProduct } from './a-server.ts';
import { atMost, median, type Figure } from './figures.ts';

const measurements = 60;
const ageDays = 700;
const timeZone = 'America/New_York';
const slowdown = 4;
const mostMs = 16;
/** A press on a button is answered by the button too, and lays out the whole chart anew. */
const mostMsOfPress = 40;
const rounds = 10;
const settleMs = 150;
const flags = ['--headless=new', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'];

/** How long a browser on a slow phone works to redraw a chart of 60 measurements. */
export async function redrawingFigures(dataDir: string): Promise<Figure[]> {
  const product = await startProduct(dataDir);
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: [...flags, ...asRoot] });
  try {
    const url = `http://localhost:${product.port}`;
    const context = await browser.newContext({ viewport: { width: 1280, height: 1000 }, timezoneId: timeZone });
    await context.addCookies([{ name: 'sid', value: await growingFamily(dataDir), url }]);
    const page = await context.newPage();
    await page.goto(`${url}/dashboard?tab=growth`);
    return await figuresOf(page);
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** A child of 23 months, measured every twelfth day. @returns the session of its parent */
async function growingFamily(dataDir: string): Promise<string> {
  return inDatabase({ dataDir }, async (home) => {
    const parent = await aPerson(home, 'Hannah Brooks', { time_zone: timeZone });
    const bornOn = addDays(todayIn(timeZone, new Date()), -ageDays);
    const child = await aChild(home, parent, { born_on: bornOn });
    for (let n = 0; n < measurements; n += 1) {
      const age = Math.floor((n * ageDays) / measurements);
      await aMeasurement(home, child, parent, {
        measured_on: addDays(bornOn, age),
        weight_g: 3400 + age * 12,
        weight_text: `${(3400 + age * 12) / 1000} kg`,
      });
    }
    return parent.cookies.get('sid') ?? '';
  });
}

async function figuresOf(page: Page): Promise<Figure[]> {
  const chart = page.getByRole('group', { name: /^Weight chart/ });
  await chart.getByRole('img', { name: new RegExp(`: ${measurements} values`) }).waitFor();
  const cdp = await page.context().newCDPSession(page);
  // Time of the thread itself: what other programs take of the machine meanwhile is left out.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const pointed = await pointing(page, cdp, chart);
  await chart.press('Home');
  const walked: number[] = [];
  for (let n = 1; n < measurements; n += 1) walked.push(await workMs(cdp, () => page.keyboard.press('ArrowRight')));
  const lines = await pressing(page, cdp, ['7 lines', 'z-scores', '3 lines']);
  const months = await pressing(page, cdp, ['Last 12 months', 'Last 3 months', 'From birth']);
  return [
    redraw('the pointer comes to another value', pointed, mostMs),
    redraw('an arrow key goes to the next value', walked, mostMs),
    redraw('other lines are chosen', lines, mostMsOfPress),
    redraw('other months are chosen', months, mostMsOfPress),
  ];
}

/** The bar is for the middle; the slowest twentieth is told beside it. */
function redraw(when: string, times: readonly number[], most: number): Figure {
  const slowest = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? NaN;
  const name = `chart of ${measurements} values at ${slowdown}× CPU throttle, ${when} (95th percentile ${slowest.toFixed(1)} ms)`;
  return atMost(name, median(times), most, 'ms');
}

/** Goes over the chart so that each move comes to another value. */
async function pointing(page: Page, cdp: CDPSession, chart: Locator): Promise<number[]> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
  const times: number[] = [];
  for (let n = 0; n < measurements; n += 1) {
    const share = ((n * 37) % measurements) / measurements;
    times.push(await workMs(cdp, () => page.mouse.move(x + width * (0.1 + 0.8 * share), y + height / 2)));
  }
  await page.mouse.move(0, 0);
  return times;
}

/** Presses one button after the other, some rounds; what it takes to get there is left out. */
async function pressing(page: Page, cdp: CDPSession, names: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < rounds * names.length; n += 1) {
    await page.getByRole('radio', { name: names[n % names.length] ?? '', exact: true }).hover();
    await sleep(settleMs);
    const press = async () => {
      await page.mouse.down();
      await page.mouse.up();
    };
    times.push(await workMs(cdp, press));
  }
  return times;
}

/** For how many milliseconds the page's own thread works because of something, until the frame that shows it. */
async function workMs(cdp: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await workedSeconds(cdp);
  await act();
  await sleep(settleMs);
  return ((await workedSeconds(cdp)) - before) * 1000;
}

async function workedSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
}
