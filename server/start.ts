import { enableCompileCache } from 'node:module';

enableCompileCache();
const { startFromEnvironment } = await import('./running.ts');
await startFromEnvironment();
