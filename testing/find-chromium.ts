import { existsSync } from 'node:fs';

/** Debian's: the one without windows draws the same pages in three quarters of the time. */
const debians = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Where the browser of the journeys is: `CHROME_PATH`, else one of Debian's; undefined when there is none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROME_PATH'];
  return (named ? [named] : debians).find((path) => existsSync(path));
}
