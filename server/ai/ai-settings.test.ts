import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';

const openai = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'https://api.example.org/v1', AI_MODEL: 'm' };

test('[AI-04] without settings there is no language model', () => {
  expect(readConfig({}).ai).toBeNull();
});

test('[AI-04] a model on this machine needs no key, and nothing leaves the machine', () => {
  const { ai } = readConfig({ ...openai, AI_BASE_URL: 'http://localhost:11434/v1/' });

  expect(ai).toMatchObject({
    baseUrl: 'http://localhost:11434/v1',
    key: null,
    recipient: { host: 'localhost:11434', isThisMachine: true },
    limits: { dayCalls: 100, dayTokens: 300_000, monthTokens: 10_000_000 },
  });
});

test.each(['gpt-oss:120b-cloud', 'kimi-k2:cloud'])('[AI-04] %s is no model on this machine', (AI_MODEL) => {
  const { ai } = readConfig({ ...openai, AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL });

  expect(ai?.recipient.isThisMachine).toBe(false);
});

test('[AI-04] Anthropic has an address of its own', () => {
  const { ai } = readConfig({ AI_PROVIDER: 'anthropic', AI_KEY: 'k', AI_MODEL: 'm' });

  expect(ai).toMatchObject({
    baseUrl: 'https://api.anthropic.com/v1',
    recipient: { host: 'api.anthropic.com', isThisMachine: false },
  });
});

test('[AI-04] a model on the home network is asked in clear text only by leave', () => {
  const home = { ...openai, AI_BASE_URL: 'http://nas.local:11434/v1' };

  expect(() => readConfig(home)).toThrow('AI_BASE_URL is plain http and not this machine');
  expect(readConfig({ ...home, ALLOW_PLAIN_HTTP: '1' }).ai?.recipient).toEqual({
    host: 'nas.local:11434',
    isThisMachine: false,
  });
});

test.each<[Record<string, string>, string]>([
  [{ ...openai, AI_PROVIDER: 'openai' }, 'AI_PROVIDER must be one of openai-compatible, anthropic, or empty.'],
  [{ AI_KEY: 'sk-1' }, 'AI_KEY does nothing without AI_PROVIDER.'],
  [{ AI_MODEL: 'm' }, 'AI_MODEL does nothing without AI_PROVIDER.'],
  [{ ...openai, AI_MODEL: '' }, 'AI_MODEL is missing: AI_PROVIDER needs the name of a model.'],
  [{ ...openai, AI_BASE_URL: '' }, 'AI_BASE_URL is missing: AI_PROVIDER=openai-compatible needs it.'],
  [{ ...openai, AI_BASE_URL: 'api.example.org' }, 'AI_BASE_URL must be an address such as https://api.openai.com/v1.'],
  [
    { ...openai, AI_BASE_URL: 'https://me:secret@api.example.org/v1' },
    'AI_BASE_URL must have no query, name or password; a key belongs into AI_KEY.',
  ],
  [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }, 'AI_KEY is missing: AI_PROVIDER=anthropic needs it.'],
  [{ ...openai, AI_KEY: 'two words' }, 'AI_KEY must be a key without spaces.'],
  [{ ...openai, AI_DAY_CALLS: '0' }, 'AI_DAY_CALLS must be a whole number from 1 to 100000.'],
])('[AI-04] a bad setting is refused in one sentence that does not repeat a secret: %j', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});
