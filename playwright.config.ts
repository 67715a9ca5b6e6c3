import { defineConfig } from '@playwright/test';
import { findChromium } from './testing/find-chromium.ts';

const isCI = Boolean(process.env['CI']);
const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: isCI,
  // Another try of what a busy machine may have slowed down; `npm test` prints what needed it.
  retries: isCI ? 1 : 0,
  // Node reads these by itself, and faster.
  build: { external: ['**/{domain,content,contract,server,testing,web}/**'] },
  globalSetup: './e2e/build-first.ts',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Frames between two states are not looked at, and cost time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium() ?? 'chromium',
      args: [
        '--headless=new',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Fewer processes, and those that stay need not compile the same scripts again.
        '--in-process-gpu',
        '--process-per-site',
        // A journey ends before code that is compiled a second or third time pays for it.
        '--js-flags=--no-maglev,--no-turbofan',
        ...(asRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
});
