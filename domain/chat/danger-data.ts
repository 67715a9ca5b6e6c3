import graveWords from '#content/red-flags/grave-words.json' with { type: 'json' };
import said from '#content/red-flags/said-as.json' with { type: 'json' };
import told from '#content/red-flags/told-patterns.json' with { type: 'json' };
import redFlagsFile from '#content/red-flags/red-flags.json' with { type: 'json' };
import { redFlags, safetyNet } from '#domain/articles/red-flags-data.ts';
import { dangerWords } from '#domain/articles/search/danger-words-data.ts';
import { cautionReader, type DangerBook } from './danger.ts';
import { dangerTeller } from './danger-told.ts';

const more: Readonly<Record<string, readonly string[] | undefined>> = told.patterns;

/** With the patterns of what is told in a chat, where parents say more than in a search. */
export const dangerBook: DangerBook = {
  rules: redFlags.map((rule) => ({ ...rule, patterns: [...rule.patterns, ...(more[rule.id] ?? [])] })),
  safetyNet,
  saidAs: said.saidAs,
  spelling: dangerWords,
  notAlarming: told.notAlarming,
  grave: graveWords.grave,
  words: graveWords.words,
};

export const dangerEdition = redFlagsFile.edition;

export const dangerIn = dangerTeller(dangerBook);

export const isCautious = cautionReader(dangerBook);
