import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test';
import { addDays, todayIn } from '#domain/time/day.ts';
import { inDatabase } from '#testing/servers/beside.ts';
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
const mostMsOfPress = 50;
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
  const walked = await compared(cdp, measurements - 1, {
    still: () => page.keyboard.press('Shift'),
    redrawing: () => page.keyboard.press('ArrowRight'),
  });
  const lines = await pressing(page, cdp, ['7 lines', 'z-scores', '3 lines']);
  const months = await pressing(page, cdp, ['Last 12 months', 'Last 3 months', 'From birth']);
  return [
    redraw('the pointer comes to another value', pointed, mostMs),
    redraw('an arrow key goes to the next value', walked, mostMs),
    redraw('other lines are chosen', lines, mostMsOfPress),
    redraw('other months are chosen', months, mostMsOfPress),
  ];
}

/** What a browser works for some input that changes nothing in a chart, and for the same input that has it redrawn. */
type Compared = { readonly still: readonly number[]; readonly redrawing: readonly number[] };

/** What the input itself costs is left out. The bar is for the middle; the slowest twentieth is told beside it. */
function redraw(when: string, { still, redrawing }: Compared, most: number): Figure {
  const times = redrawing.map((ms) => ms - median(still)).toSorted((one, other) => one - other);
  const slowest = times[Math.floor(times.length * 0.95)] ?? NaN;
  const name = `chart of ${measurements} values at ${slowdown}× CPU throttle, ${when} (95th percentile ${slowest.toFixed(1)} ms)`;
  return atMost(name, median(times), most, 'ms');
}

type Inputs = Readonly<Record<keyof Compared, (n: number) => Promise<void>>>;

async function compared(cdp: CDPSession, count: number, { still, redrawing }: Inputs): Promise<Compared> {
  const times = { still: [] as number[], redrawing: [] as number[] };
  for (let n = 0; n < count; n += 1) {
    times.redrawing.push(await workMs(cdp, () => redrawing(n)));
    times.still.push(await workMs(cdp, () => still(n)));
  }
  return times;
}

/** Goes over the chart so that each move comes to another value, or stays beside the one that it came to. */
async function pointing(page: Page, cdp: CDPSession, chart: Locator): Promise<Compared> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
  const placeOf = (n: number) => x + width * (0.1 + (0.8 * ((n * 37) % measurements)) / measurements);
  const times = await compared(cdp, measurements, {
    redrawing: (n) => page.mouse.move(placeOf(n), y + height / 2),
    still: (n) => page.mouse.move(placeOf(n), y + height / 2 + 20),
  });
  await page.mouse.move(0, 0);
  return times;
}

/** Presses one button after the other, some rounds, and each again when it is chosen already. */
async function pressing(page: Page, cdp: CDPSession, names: readonly string[]): Promise<Compared> {
  const times = { still: [] as number[], redrawing: [] as number[] };
  const press = async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
  for (let n = 0; n < rounds * names.length; n += 1) {
    await page.getByRole('radio', { name: names[n % names.length] ?? '', exact: true }).hover();
    await sleep(settleMs);
    times.redrawing.push(await workMs(cdp, press));
    times.still.push(await workMs(cdp, press));
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
