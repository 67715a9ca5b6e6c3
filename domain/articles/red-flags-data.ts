import content from '#content/red-flags/red-flags.json' with { type: 'json' };
import { URGENCIES, type RedFlag } from './red-flag.ts';

/** In the order of the file. */
export const redFlags: readonly RedFlag[] = content.rules.map(({ level, ...rule }) => {
  const urgency = URGENCIES.find((one) => one === level);
  if (!urgency) throw new Error(`${rule.id} has no urgency of ours: ${level}`);
  return { ...rule, urgency };
});

/** Of an emergency that no rule treats; no article has it in its box. */
export const safetyNet: RedFlag = {
  id: 'rf-safety-net',
  urgency: 'emergency',
  title: content.safetyNet.title,
  ageMinMonths: null,
  ageMaxMonths: null,
  patterns: content.safetyNet.patterns,
  patternsIfAgeKnown: [],
  firstSentence: content.safetyNet.text,
  thenSay: [],
  stepsByAge: [],
};

/** What holds for all that cannot wait until office hours, and for what can. */
export const callNowWords = `${content.levels.call_now}.`;
export const callSoonWords = `${content.levels.call_soon}.`;

/** The most urgent first; of equal ones in the order given. */
export function redFlagsOf(ids: readonly string[]): RedFlag[] {
  return ids
    .flatMap((id) => redFlags.find((rule) => rule.id === id) ?? [])
    .toSorted((one, other) => URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency));
}
