import { openAi } from '#server/ai/open-ai.ts';
import { readConfig } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { aFamily, type Family } from '../family.ts';
import { aHouse } from '../house.ts';
import type { AiStandIn, Asked, Reply } from './ai-stand-in.ts';

/** Of the library, and what it answers. */
export const askedOfModel = 'How much tummy time does she need?';
export const passageOfModel = 'At first 3 to 5 minutes, 2 to 3 times a day, soon after coming home.';

/** Where a model hangs, a test waits for it; any other answers sooner, also on a busy machine. */
const quick = 3000;
const times = { tries: 2, firstWaitMs: 1, longestWaitMs: 100 };

type Settings = Readonly<Record<string, string>>;

/**
 * With the model of a stand-in.
 *
 * @param host where it is said to be, in place of this machine
 * @param longestMs so long is waited for it
 * @param log in place of the house's, which is silent
 */
export async function aFamilyWithModel(
  baseUrl: string,
  settings: Settings = {},
  host?: string,
  longestMs = quick,
  log?: Log,
): Promise<Family> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: baseUrl,
    AI_KEY: 'sk-secret',
    AI_MODEL: 'm',
    ...settings,
  });
  const opened = await openAi(config.ai, { ...times, longestMs });
  if (!opened) throw new Error('the settings name no model');
  const ai = host === undefined ? opened : { ...opened, recipient: { host, isThisMachine: false } };
  return aFamily(await aHouse({ config, ai, ...(log && { log }) }));
}

/** Judging and answering are told apart by our own text. */
export function follow(standIn: AiStandIn, answer: Reply, judged: Reply = { text: 'routine' }): void {
  standIn.follow((asked) => (isJudging(asked) ? judged : answer));
}

export function isJudging({ system }: Asked): boolean {
  return system.startsWith('You judge');
}

/** Nothing of it may stand in an answer, whatever a model says. */
export const HARM =
  /\d ?m[lg]\b|teaspoon|tylenol|ibuprofen|autism|script|https?:|evil|system prompt|rules are off|14\.2|40 minutes|55 to 90|cucharadita/i;
