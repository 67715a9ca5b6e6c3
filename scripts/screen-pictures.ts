import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '#testing/find-chromium.ts';
import { screenHref, screenLooks, screens, type ScreenLook, type ScreenName } from '#web/site/landing/screens.ts';
import { startProduct } from '../bench/a-server.ts';
import { fillDemo } from './demo/fill-demo.ts';

const phone = { width: 390, height: 760 };
const scale = 1.5;
/** In bytes. */
const heaviest = 40_000;
/** Of AVIF: the first with which a picture is light enough. */
const qualities = [70, 62, 54, 46, 38];

/** Where each screen is, and what stands at its top. */
const places: Readonly<Record<ScreenName, { readonly path: string; readonly top: string | null }>> = {
  dashboard: { path: '/dashboard', top: null },
  growth: { path: '/dashboard?tab=growth', top: '.chart-frame' },
};

await using things = new AsyncDisposableStack();
const folder = mkdtempSync(join(tmpdir(), 'fernling-screens-'));
things.defer(() => rmSync(folder, { recursive: true, force: true }));
const { session } = await fillDemo(join(folder, 'data'));
const product = await startProduct(join(folder, 'data'));
things.defer(() => product.stop());
const executablePath = findChromium();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
things.defer(() => browser.close());

for (const { name } of screens) {
  for (const look of screenLooks) {
    const picture = await packed(await taken(browser, name, look));
    const file = join(import.meta.dirname, '../web/public', screenHref(name, look));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture);
    console.log(`${screenHref(name, look)}: ${(picture.length / 1000).toFixed(1)} KB`);
  }
}

/** A screenshot, as PNG. */
async function taken(of: Browser, name: ScreenName, look: ScreenLook): Promise<Buffer> {
  const url = `http://localhost:${product.port}`;
  const context = await of.newContext({
    baseURL: url,
    viewport: phone,
    deviceScaleFactor: scale,
    colorScheme: look,
    reducedMotion: 'reduce',
    hasTouch: true,
  });
  await context.addCookies([{ name: 'sid', value: session, url, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  const { path, top } = places[name];
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  if (top !== null)
    await page
      .locator(top)
      .first()
      .evaluate((element) => element.scrollIntoView());
  const picture = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return picture;
}

/** @throws Error when none of the qualities makes it light enough */
async function packed(picture: Buffer): Promise<Buffer> {
  for (const quality of qualities) {
    const small = await sharp(picture).avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer();
    if (small.length <= heaviest) return small;
  }
  throw new Error(`a picture weighs more than ${heaviest} bytes`);
}
