import graveWords from '#content/red-flags/grave-words.json' with { type: 'json' };
import calm from '#content/red-flags/not-alarming.json' with { type: 'json' };
import said from '#content/red-flags/said-as.json' with { type: 'json' };
import told from '#content/red-flags/told-patterns.json' with { type: 'json' };
import words from '#content/red-flags/word-classes.json' with { type: 'json' };
import type { RedFlag } from '#domain/articles/red-flag.ts';
import { redFlags, safetyNet } from '#domain/articles/red-flags-data.ts';
import { dangerWords } from '#domain/articles/search/danger-words-data.ts';
import { cautionReader, doctorNow, type DangerBook } from './danger.ts';
import { dangerTeller } from './danger-told.ts';
import { urgency } from './urgency/urgency-data.ts';
import { anyOf } from './word-classes.ts';

type Telling = (typeof told.entries)[number];

const tellingOf = Map.groupBy(told.entries, ({ rule }) => ruleOf(rule).id);

function withMore<Rule extends RedFlag>(rule: Rule): Rule {
  const more = (tellingOf.get(rule.id) ?? []).filter((entry) => !isOfAge(entry));
  return { ...rule, patterns: [...rule.patterns, ...more.map(({ any }) => anyOf(any))] };
}

/** What is danger at some ages alone: a rule once more, with the patterns that hold while a child is that old. */
function ruleAtAges(entries: readonly Telling[]): RedFlag[] {
  return entries.slice(0, 1).map(({ rule, minMonths = null, maxMonths = null }) => ({
    ...ruleOf(rule),
    ageMinMonths: minMonths,
    ageMaxMonths: maxMonths,
    patterns: [],
    patternsIfAgeKnown: entries.map(({ any }) => anyOf(any)),
  }));
}

const agesAndRule = ({ rule, minMonths, maxMonths }: Telling) => `${rule} ${minMonths} ${maxMonths}`;
const ofAges = [...Map.groupBy(told.entries.filter(isOfAge), agesAndRule).values()];

function isOfAge({ minMonths }: Telling): boolean {
  return minMonths !== undefined;
}

function ruleOf(id: string): RedFlag {
  const rule = [...redFlags, doctorNow(safetyNet)].find((one) => one.id === id);
  if (!rule) throw new Error(`told-patterns.json names ${id}, and there is no such rule`);
  return rule;
}

/** With the patterns of what is told in a chat, where parents say more than in a search. */
export const dangerBook: DangerBook = {
  rules: [...redFlags.map(withMore), ...ofAges.flatMap(ruleAtAges)],
  safetyNet: withMore(safetyNet),
  classes: words.classes,
  saidAs: said.saidAs,
  spelling: dangerWords,
  notAlarming: calm.entries.map(({ any }) => anyOf(any)),
  grave: graveWords.entries.map(({ any }) => anyOf(any)),
  urgency,
};

export const dangerIn = dangerTeller(dangerBook);

export const isCautious = cautionReader(graveWords.words);
