import { existsSync } from 'node:fs';

/** The headless shell first, since it is faster. */
const debians = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** `CHROME_PATH` or one of Debian's. */
export function findChromium(): string | undefined {
  const named = process.env['CHROME_PATH'];
  return (named ? [named] : debians).find((path) => existsSync(path));
}
