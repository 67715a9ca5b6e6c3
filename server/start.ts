import { enableCompileCache } from 'node:module';

enableCompileCache();
// On a full disk these sentences are lost; the server is not.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
const { whyNotStarted } = await import('#server/why-not-started.ts');
try {
  // Before importing the content: a damaged file would end the process without an explanation.
  const { requireSoundEditions } = await import('#server/vaccines/rules.ts');
  await requireSoundEditions();
  const { readConfig } = await import('#server/config.ts');
  const config = readConfig(process.env);
  // Before importing the rest: a server that waits for a build with all its code loaded stays a tenth larger.
  const { buildIfNeeded } = await import('#server/pages/build.ts');
  await buildIfNeeded();
  const { run } = await import('#server/running.ts');
  await run(config);
} catch (error) {
  const sentence = whyNotStarted(error);
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
