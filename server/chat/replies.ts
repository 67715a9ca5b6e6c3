import type { ChatParagraph, ChatReply, ChatSource, DangerSigns } from '#contract/chat.ts';
import type { RedFlag, Urgency } from '#domain/articles/red-flag.ts';
import { isForAnyone } from '#domain/chat/answer-level.ts';
import { callSoonText } from '#domain/chat/call-soon-text.ts';
import { callText, forAges } from '#domain/chat/call-words.ts';
import { dangerBook } from '#domain/chat/danger-data.ts';
import type { Declined } from '#domain/chat/declined.ts';
import { callRulesOf } from '#server/articles/replies/articles.ts';
import type { Found } from './rules/guide.ts';
import type { Passage, Source } from './rules/passage.ts';

let signs: DangerSigns | undefined;

/** The same object each time. */
export function dangerSigns(): DangerSigns {
  const { rules, safetyNet, classes, saidAs, spelling, notAlarming, grave, urgency } = dangerBook;
  signs ??= {
    rules: rules.map(dangerRule),
    safetyNet: dangerRule(safetyNet),
    saidAs: [...saidAs],
    spelling: { words: [...spelling.words], slips: { ...spelling.slips }, calm: [...spelling.calm] },
    notAlarming: [...notAlarming],
    grave: [...grave],
    urgency: { weights: urgency.weights, step: urgency.step, bias: urgency.bias },
    classes: { ...classes },
  };
  return signs;
}

/** Words of the rules that a message tells of, and what stands below them. */
export type DangerTold = {
  readonly rules: readonly RedFlag[];
  readonly urgency: Urgency;
  readonly ages: readonly number[];
  readonly below: readonly Passage[];
  readonly more: readonly Source[];
};

/** The answer where danger is told: the words of the rules, with the steps for the ages. Below a call to 911 nothing follows. */
export function dangerReply({ rules, urgency, ages, below, more }: DangerTold): ChatReply {
  const told = rules.map((rule) => forAges(rule, ages));
  const paragraphs = below.map(paragraphOf);
  return {
    reply: [...told.map(callText), ...paragraphs.map(paragraphText)].join('\n\n'),
    level: urgency,
    calls: callRulesOf(told),
    caution: null,
    paragraphs,
    more: [...more],
    by: 'rules',
    remark: null,
  };
}

const NOT_SURE = "I am not sure about that, and I won't guess. Please ask your doctor.";
const NEAREST = 'These come nearest in our library:';

/** Why nothing is answered. */
export function declinedReply({ text }: Declined): ChatReply {
  return { ...plain, reply: text, level: 'out_of_scope', paragraphs: [{ text, sources: [] }], by: 'rules' };
}

/** What no text of the library answers. */
export function fixedReply(text: string): ChatReply {
  return { ...plain, reply: text, paragraphs: [{ text, sources: [] }], by: 'rules' };
}

/** Of a sign of illness that no rule treats: whether a word of danger is in what is told of it. */
export type Sign = { readonly isCautious: boolean };

/**
 * What the library says, or that the guide is not sure, with what comes nearest; of a sign of illness with the doctor
 * below it and, where a word of danger is in it, the words of the safety net above.
 */
export function guideReply(found: Found, sign: Sign | null): ChatReply {
  const answer = found.passages.length === 0 ? notSure([...found.nearest], found.untreated) : toldBy(found);
  if (!sign || isForAnyone(answer.level)) return answer;
  const caution = sign.isCautious ? dangerBook.safetyNet.firstSentence : null;
  const paragraphs = [...answer.paragraphs, { text: callSoonText, sources: [] }];
  const reply = [...(caution === null ? [] : [caution]), answer.reply, callSoonText].join('\n\n');
  return { ...answer, level: 'call_soon', caution, paragraphs, reply };
}

function toldBy({ passages, nearest }: Found): ChatReply {
  const paragraphs = passages.map(paragraphOf);
  const calls = passages.flatMap(({ call }) => call ?? []);
  const call = calls.find(({ level }) => level === 'call_now') ?? calls[0];
  const caution = call?.caution ?? null;
  const said = new Set(paragraphs.flatMap(({ sources }) => sources.map(({ href }) => href)));
  return {
    ...plain,
    ...call,
    reply: [...(caution === null ? [] : [caution]), ...paragraphs.map(paragraphText)].join('\n\n'),
    paragraphs,
    more: nearest.filter(({ href }) => !said.has(href)),
  };
}

function paragraphOf({ source, sentences }: Passage): ChatParagraph {
  return { text: sentences.join(' '), sources: [{ ...source }] };
}

function paragraphText({ text, sources }: ChatParagraph): string {
  return [text, ...sources.map(({ title }) => `(${title})`)].join(' ');
}

function notSure(more: ChatSource[], untreated: readonly string[]): ChatReply {
  const about = untreated.map((subject) => `There is nothing on “${subject}” here yet.`);
  const text = [...about, NOT_SURE, ...(more.length > 0 ? [NEAREST] : [])].join(' ');
  return {
    ...plain,
    reply: [text, ...more.map(({ title }) => `- ${title}`)].join('\n'),
    paragraphs: [{ text, sources: [] }],
    more,
  };
}

const plain = {
  level: 'routine',
  calls: [],
  caution: null,
  more: [],
  by: 'guide',
  remark: null,
} satisfies Partial<ChatReply>;

function dangerRule(rule: RedFlag): DangerSigns['rules'][number] {
  const { ageMinMonths, ageMaxMonths, patterns, patternsIfAgeKnown } = rule;
  const [call] = callRulesOf([rule]);
  if (!call) throw new Error(`${rule.id} has no words`);
  return { ...call, ageMinMonths, ageMaxMonths, patterns: [...patterns], patternsIfAgeKnown: [...patternsIfAgeKnown] };
}
