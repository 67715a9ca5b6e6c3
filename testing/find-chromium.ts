import { existsSync } from 'node:fs';

/** Debian's; the headless shell comes first, since it takes three quarters of the time for the same pages. */
const debians = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser for the journeys: `CHROME_PATH`, else one of Debian's; undefined when there is none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROME_PATH'];
  return (named ? [named] : debians).find((path) => existsSync(path));
}
