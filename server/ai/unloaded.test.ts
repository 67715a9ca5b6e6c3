import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const told = (environment: object) => `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({
    load: (url, context, next) => {
      const [, name] = /@ai-sdk\\/([\\w-]+)/.exec(url) ?? [];
      if (name) loaded.add(name);
      return next(url, context);
    },
  });
  await import('#server/running.ts');
  const { openAi } = await import('#server/ai/open-ai.ts');
  const { readConfig } = await import('#server/config.ts');
  await openAi(readConfig(${JSON.stringify(environment)}).ai);
  console.log([...loaded].toSorted().join(' '));
`;

async function loadedWith(environment: object): Promise<string[]> {
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', told(environment)], { cwd: root });
  return (await run).stdout.trim().split(' ');
}

test('[AI-04] a server without a language model loads none of its packages, and one with a model only its own', async () => {
  const [without, compatible, anthropic] = await Promise.all([
    loadedWith({}),
    loadedWith({ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:1/v1', AI_MODEL: 'm' }),
    loadedWith({ AI_PROVIDER: 'anthropic', AI_KEY: 'k', AI_MODEL: 'm' }),
  ]);

  expect(without).toEqual(['']);
  expect(compatible).toContain('openai-compatible');
  expect(compatible).not.toContain('anthropic');
  expect(anthropic).toContain('anthropic');
  expect(anthropic).not.toContain('openai-compatible');
});
