import { enableCompileCache } from 'node:module';

enableCompileCache();
const { whyNotStarted } = await import('./why-not-started.ts');
try {
  // Before what imports the content: a damaged file would end that without a sentence.
  const { requireSoundEditions } = await import('#server/vaccines/rules.ts');
  await requireSoundEditions();
  const { readConfig } = await import('./config.ts');
  const config = readConfig(process.env);
  // Before the rest is loaded: a server that waits for a build with all of its code stays larger by a tenth.
  const { buildIfNeeded } = await import('#server/pages/build.ts');
  await buildIfNeeded();
  const { run } = await import('./running.ts');
  await run(config);
} catch (error) {
  const sentence = whyNotStarted(error);
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
