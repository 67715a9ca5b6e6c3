import type { AiLimits, Recipient } from './ai.ts';

export type AiConfig = {
  readonly provider: AiProvider;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly key: string | null;
  readonly model: string;
  readonly recipient: Recipient;
  readonly limits: AiLimits;
};

export const AI_PROVIDERS = ['openai-compatible', 'anthropic'] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

/** For docs/operating.md. */
export const aiVariables = {
  AI_PROVIDER: {
    default: '',
    meaning:
      "A language model that puts answers of the chat and insights into words: openai-compatible (OpenAI, Mistral, OpenRouter, Ollama, llama.cpp, vLLM) or anthropic. Empty: the built-in guide, which needs none: see 'A language model'.",
  },
  AI_BASE_URL: {
    default: '',
    meaning:
      'Address of the model up to its version, such as https://api.openai.com/v1 or http://localhost:11434/v1. Empty with anthropic: https://api.anthropic.com/v1.',
  },
  AI_KEY: { default: '', meaning: 'Key of the account at the provider. A model on this machine needs none.' },
  AI_MODEL: { default: '', meaning: 'Name of the model at the provider.' },
  AI_DAY_CALLS: { default: '100', meaning: 'Most calls of the model for one account in a day; a question takes two.' },
  AI_DAY_TOKENS: { default: '300000', meaning: 'Most tokens for one account in a day.' },
  AI_MONTH_TOKENS: {
    default: '10000000',
    meaning: 'Most tokens for all accounts in a month. Past a limit the built-in guide answers.',
  },
} as const;

type Given = {
  readonly AI_PROVIDER: AiProvider | '';
  readonly AI_BASE_URL: string | null;
  readonly AI_KEY: string | null;
  readonly AI_MODEL: string | null;
  readonly AI_DAY_CALLS: number;
  readonly AI_DAY_TOKENS: number;
  readonly AI_MONTH_TOKENS: number;
};

type Judge = {
  readonly isLoopback: (hostname: string) => boolean;
  /** Whether plain http is allowed to any host. */
  readonly mayBePlain: boolean;
  /** Throws its sentence. */
  readonly refuse: (sentence: string) => never;
};

const anthropicAddress = 'https://api.anthropic.com/v1';

/** How a server of models on this machine names those that it asks elsewhere. */
const CLOUD = /[-:]cloud$/i;

/** Null where none is set. */
export function aiIn(given: Given, { isLoopback, mayBePlain, refuse }: Judge): AiConfig | null {
  const { AI_PROVIDER: provider, AI_KEY: key, AI_MODEL: model } = given;
  if (provider === '') {
    const alone = (['AI_BASE_URL', 'AI_KEY', 'AI_MODEL'] as const).find((name) => given[name] !== null);
    return alone ? refuse(`${alone} does nothing without AI_PROVIDER.`) : null;
  }
  if (model === null) return refuse('AI_MODEL is missing: AI_PROVIDER needs the name of a model.');
  const address = given.AI_BASE_URL ?? (provider === 'anthropic' ? anthropicAddress : null);
  if (address === null) return refuse('AI_BASE_URL is missing: AI_PROVIDER=openai-compatible needs it.');
  const { protocol, hostname, host, search, hash, username, password } = new URL(address);
  if (search || hash || username || password) {
    return refuse('AI_BASE_URL must have no query, name or password; a key belongs into AI_KEY.');
  }
  const isThisMachine = isLoopback(hostname);
  if (protocol === 'http:' && !isThisMachine && !mayBePlain) {
    return refuse(
      `AI_BASE_URL is plain http and not this machine: use https, or set ALLOW_PLAIN_HTTP=1 on a network you trust.`,
    );
  }
  if (provider === 'anthropic' && key === null) return refuse('AI_KEY is missing: AI_PROVIDER=anthropic needs it.');
  return {
    provider,
    baseUrl: address.replace(/\/+$/, ''),
    key,
    model,
    recipient: { host, isThisMachine: isThisMachine && !CLOUD.test(model) },
    limits: {
      dayCalls: given.AI_DAY_CALLS,
      dayTokens: given.AI_DAY_TOKENS,
      monthTokens: given.AI_MONTH_TOKENS,
    },
  };
}
