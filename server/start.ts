import { enableCompileCache } from 'node:module';

enableCompileCache();
// First: what comes next imports the content, and a damaged file would end that without a sentence.
const { EditionRefused, requireSoundEditions } = await import('#server/vaccines/rules.ts');
try {
  await requireSoundEditions();
  const { startFromEnvironment } = await import('./running.ts');
  await startFromEnvironment();
} catch (error) {
  if (!(error instanceof EditionRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
