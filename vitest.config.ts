import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    isolate: false,
    include: ['{domain,contract,server,web,scripts,testing}/**/*.test.{ts,tsx}'],
    globalSetup: 'testing/db/global-setup.ts',
  },
});
