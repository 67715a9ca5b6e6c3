import { enableCompileCache } from 'node:module';

// As `npm start` does, but each security check of a browser takes milliseconds instead of a second.
enableCompileCache();
const { readConfig } = await import('#server/config.ts');
const { run } = await import('#server/running.ts');
await run(readConfig(process.env), 10);
