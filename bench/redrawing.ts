import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test';
import { addDays, todayIn } from '#domain/time/day.ts';
import { inDatabase } from '#testing/servers/beside.ts';
import { findChromium } from '#testing/find-chromium.ts';
import { aChild, aMeasurement, aPerson } from '#testing/people.ts';
import { startProduct } from './a-server.ts';
import { median, ratioAtMost, type Compared, type Figure } from './figures.ts';
import { openPlainPage, settleMs, slowdown, slowedDown, workMs } from './page-work.ts';

const measurements = 60;
const ageDays = 700;
const timeZone = 'America/New_York';
/** Times the redrawing of the plain page. */
const most = 0.95;
/** Pressing a button also updates the button, and lays out the whole chart again. */
const mostOfPress = 2.9;
const rounds = 10;
/** Redrawings of the chart for each of the plain page. */
const perPlain = 3;
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
    return await figuresOf(page, await openPlainPage(browser));
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

async function figuresOf(page: Page, plain: () => Promise<number>): Promise<Figure[]> {
  const chart = page.getByRole('group', { name: /^Weight chart/ });
  await chart.getByRole('img', { name: new RegExp(`: ${measurements} values`) }).waitFor();
  const cdp = await slowedDown(page);
  const work = (inputs: Inputs) => compare(cdp, plain, inputs);
  const pointed = await work(await pointing(page, chart));
  await page.mouse.move(0, 0);
  await chart.press('Home');
  const walked = await work({
    count: measurements - 1,
    still: () => page.keyboard.press('Shift'),
    redrawing: () => page.keyboard.press('ArrowRight'),
  });
  await page.locator('summary', { hasText: 'Lines and range' }).click();
  const lines = await work(pressing(page, ['7 lines', 'z-scores', '3 lines']));
  const months = await work(pressing(page, ['Last 12 months', 'Last 3 months', 'From birth']));
  return [
    redraw('the pointer comes to another value', pointed, most),
    redraw('an arrow key goes to the next value', walked, most),
    redraw('other lines are chosen', lines, mostOfPress),
    redraw('other months are chosen', months, mostOfPress),
  ];
}

function redraw(when: string, work: Compared, limit: number): Figure {
  const name = `chart of ${measurements} values at ${slowdown}× CPU throttle, ${when}`;
  return ratioAtMost(name, { ...work, unit: 'ms', beside: 'plain page' }, limit);
}

/** An input that redraws the chart, and the same input without effect. */
type Inputs = {
  readonly count: number;
  readonly before?: (n: number) => Promise<void>;
  readonly redrawing: (n: number) => Promise<void>;
  readonly still: (n: number) => Promise<void>;
};

/** The work of the chart without the cost of the input, and that of the plain page. */
async function compare(cdp: CDPSession, plain: () => Promise<number>, inputs: Inputs): Promise<Compared> {
  const [redrawing, still, fixed]: [number[], number[], number[]] = [[], [], []];
  for (let n = 0; n < inputs.count; n += 1) {
    await inputs.before?.(n);
    redrawing.push(await workMs(cdp, () => inputs.redrawing(n)));
    still.push(await workMs(cdp, () => inputs.still(n)));
    if (n % perPlain === 0) fixed.push(await plain());
  }
  const input = median(still);
  return { ours: redrawing.map((ms) => ms - input), fixed };
}

/** Moves over the chart to another value each time, or within the same one. */
async function pointing(page: Page, chart: Locator): Promise<Inputs> {
  await chart.evaluate((drawn) => drawn.scrollIntoView({ block: 'center' }));
  const { x = 0, y = 0, width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
  const placeOf = (n: number) => x + width * (0.1 + (0.8 * ((n * 37) % measurements)) / measurements);
  return {
    count: measurements,
    redrawing: (n) => page.mouse.move(placeOf(n), y + height / 2),
    still: (n) => page.mouse.move(placeOf(n), y + height / 2 + 20),
  };
}

/** Presses one button after the other, in rounds, and each again when it is already selected. */
function pressing(page: Page, names: readonly string[]): Inputs {
  const press = async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
  return {
    count: rounds * names.length,
    before: async (n) => {
      await page.getByRole('radio', { name: names[n % names.length] ?? '', exact: true }).hover();
      await sleep(settleMs);
    },
    redrawing: press,
    still: press,
  };
}
