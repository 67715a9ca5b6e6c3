import graveWords from '#content/red-flags/grave-words.json' with { type: 'json' };
import said from '#content/red-flags/said-as.json' with { type: 'json' };
import told from '#content/red-flags/told-patterns.json' with { type: 'json' };
import redFlagsFile from '#content/red-flags/red-flags.json' with { type: 'json' };
import type { RedFlag } from '#domain/articles/red-flag.ts';
import { redFlags, safetyNet } from '#domain/articles/red-flags-data.ts';
import { dangerWords } from '#domain/articles/search/danger-words-data.ts';
import { cautionReader, doctorNow, type DangerBook } from './danger.ts';
import { dangerTeller } from './danger-told.ts';
import { urgency } from './urgency/urgency-data.ts';

const more: Readonly<Record<string, readonly string[] | undefined>> = told.patterns;

function withMore<Rule extends RedFlag>(rule: Rule): Rule {
  return { ...rule, patterns: [...rule.patterns, ...(more[rule.id] ?? [])] };
}

/** What is danger at some ages alone: a rule once more, with the patterns that hold while a child is that old. */
const rulesOfAge = told.ofAge.flatMap(({ id, minMonths, maxMonths, patterns }) => {
  const rule = [...redFlags, doctorNow(safetyNet)].find((one) => one.id === id);
  return rule
    ? [{ ...rule, ageMinMonths: minMonths, ageMaxMonths: maxMonths, patterns: [], patternsIfAgeKnown: patterns }]
    : [];
});

/** With the patterns of what is told in a chat, where parents say more than in a search. */
export const dangerBook: DangerBook = {
  rules: [...redFlags.map(withMore), ...rulesOfAge],
  safetyNet: withMore(safetyNet),
  saidAs: said.saidAs,
  spelling: dangerWords,
  notAlarming: told.notAlarming,
  grave: graveWords.grave,
  words: graveWords.words,
  urgency,
};

export const dangerEdition = redFlagsFile.edition;

export const dangerIn = dangerTeller(dangerBook);

export const isCautious = cautionReader(dangerBook);
