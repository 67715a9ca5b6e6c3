import * as z from 'zod/mini';
import type { ChatReply } from '#contract/chat.ts';
import { ANSWER_LEVELS, type AnswerLevel } from '#domain/chat/answer-level.ts';
import { typedAgeMonths } from '#domain/articles/typed-age.ts';
import { libraryOf, ourPublished, type PublishedLibrary } from '#server/articles/rules/library.ts';
import { searchIndex } from '#server/articles/rules/search/kept-index.ts';
import { dangerAnswer, guideAnswer } from '#server/chat/service/answer.ts';
import { allOf, type Difference, type Verdict } from './verdict.ts';

const ChatFile = z.object({ schema: z.literal('content/eval@1'), cases: z.array(z.unknown()).check(z.minLength(1)) });

const Case = z.object({
  id: z.string().check(z.minLength(1)),
  question: z.string().check(z.minLength(1)),
  /** Null where nobody says how old the child is. */
  childAgeMonths: z.nullable(z.number()),
  level: z.enum(ANSWER_LEVELS),
  /** Of each group one must be in the answer, at the beginning of a word. */
  mustInclude: z.array(z.object({ anyOf: z.array(z.string()).check(z.minLength(1)) })),
  /** May stand in the answer only where it is advised against. */
  mustNotSay: z.array(z.string()),
});
type Case = z.infer<typeof Case>;

/** Whether the answer without a model has what a case asks for, nothing that it forbids, and is as urgent as it should be. */
export async function judgeChatFile(text: string): Promise<Verdict> {
  const cases = casesIn(text);
  if (typeof cases === 'string') return { rows: 0, differences: [], fault: cases };
  const library = libraryOf(ourPublished());
  await searchIndex(library);
  const seen = new Set<string>();
  const differences: Difference[] = [];
  const counts = new Map<AnswerLevel, Count>();
  for (const [index, row] of cases.entries()) {
    const { data, error } = Case.safeParse(row);
    const id = data?.id ?? `row ${index + 1}`;
    const { why, isAlarming } = data
      ? seen.has(id)
        ? { why: 'another row has this id already', isAlarming: false }
        : faultsOf(data, await answered(library, data))
      : { why: z.prettifyError(error).replaceAll(/\s+/g, ' '), isAlarming: false };
    seen.add(id);
    if (why !== null) differences.push({ id, why });
    if (data) counts.set(data.level, counted(counts.get(data.level), { why, isAlarming }));
  }
  const notes = ANSWER_LEVELS.flatMap((level) => {
    const count = counts.get(level);
    return count ? countText(level, count) : [];
  });
  return { rows: cases.length, differences, notes };
}

type Count = { readonly passed: number; readonly alarmed: number; readonly all: number };

const NONE: Count = { passed: 0, alarmed: 0, all: 0 };

type Faults = {
  readonly why: string | null;
  /** It calls where it should not, or not where it should: for an emergency a call to the doctor now is one. */
  readonly isAlarming: boolean;
};

function counted({ passed, alarmed, all }: Count = NONE, { why, isAlarming }: Faults): Count {
  return { passed: passed + Number(why === null), alarmed: alarmed + Number(isAlarming), all: all + 1 };
}

/** 'emergency: 19 of 20, 20 as an emergency or a call now'; 'call_soon: 3 of 8, 5 as urgent'. */
function countText(level: AnswerLevel, { passed, alarmed, all }: Count): string {
  const besides: Partial<Record<AnswerLevel, string>> = {
    emergency: `, ${all - alarmed} as an emergency or a call now`,
    call_now: `, ${all - alarmed} as urgent`,
    call_soon: `, ${all - alarmed} as urgent`,
    routine: `, ${all - alarmed} without a false alarm`,
  };
  return `${level}: ${passed} of ${all}${besides[level] ?? ''}`;
}

function casesIn(text: string): readonly unknown[] | string {
  try {
    return (
      ChatFile.safeParse(JSON.parse(text.replace(/^\uFEFF/, ''))).data?.cases ?? 'it has no cases of content/eval@1'
    );
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** To the first message about a child of this age, and the age that is typed. */
async function answered(library: PublishedLibrary, { question: query, childAgeMonths }: Case): Promise<ChatReply> {
  const ages = [childAgeMonths, typedAgeMonths(query)].filter((age) => age !== null);
  const message = { query, written: [], ages: [...new Set(ages)] };
  return dangerAnswer(library, message) ?? guideAnswer(library, message);
}

function faultsOf({ level, mustInclude, mustNotSay }: Case, { level: shown, reply: text }: ChatReply): Faults {
  const isRoutine = level === 'routine' || level === 'out_of_scope';
  const isLess = !isRoutine && urgency(shown) > urgency(level);
  const isFalseAlarm = level === 'routine' && urgency(shown) < urgency('call_soon');
  const why = allOf([
    isLess ? `less urgent: ${shown} for ${level}` : null,
    isFalseAlarm ? `false alarm: ${shown}` : null,
    ...mustInclude.map(({ anyOf }) =>
      anyOf.some((words) => says(text, words)) ? null : `lacks ${anyOf.join(' or ')}`,
    ),
    ...mustNotSay.map((words) => (advises(text, words) ? `says '${words}'` : null)),
  ]);
  return { why, isAlarming: isFalseAlarm || (isLess && urgency(shown) >= urgency('call_soon')) };
}

function urgency(level: AnswerLevel): number {
  return ANSWER_LEVELS.indexOf(level);
}

/** Whether the words stand in a text, from the beginning of a word. */
function says(text: string, words: string): boolean {
  return pattern(words).test(text);
}

/** A number with the unit, for 'mL' and 'mg'. */
function pattern(words: string): RegExp {
  if (/^m[lg]$/i.test(words)) return new RegExp(String.raw`\d\s?${words}\b`, 'i');
  return new RegExp(`(?<![a-z0-9])${words.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`, 'i');
}

const AGAINST =
  /\b(?:no|not|never|none|don'?t|cannot|can'?t|without|avoid|nor|neither|instead of|leave out|rather than)\b/i;

/** Whether a sentence says the words and does not advise against them. */
function advises(text: string, words: string): boolean {
  return text.split(/(?<=[.!?:;])\s+|\n/).some((sentence) => says(sentence, words) && !AGAINST.test(sentence));
}
