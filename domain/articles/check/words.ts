import { SMALL_WORDS } from '../search/small-words.ts';
import { stemOf } from '../search/stem.ts';
import { isNumberWord } from './figures.ts';

const DENIALS: ReadonlySet<string> = new Set(['never', 'none', 'nothing', 'nor', 'neither', 'avoid', 'without']);
const WORD = /[a-z]+(?:'[a-z]+)?/g;

/** In lower case, without what follows an apostrophe. */
export function bareWords(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).map((word) => word.replace(/'.*/, ''));
}

/** Words and numbers, small ones too. */
export function tokensIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+|\d+(?:\.\d+)?/g) ?? [];
}

/** Stems of the words that say something. */
export function stemsIn(text: string): string[] {
  return bareWords(text)
    .filter((word) => word.length > 1 && !SMALL_WORDS.has(word) && !DENIALS.has(word) && !isNumberWord(word))
    .map(stemOf);
}

/** Parts between which what is denied in one need not be denied in the other. */
export function clausesOf(text: string): string[] {
  return text
    .split(/[,;:.!?()"–—\n]+(?=\s|$)|\s[–—-]\s|\s(?:but|although|though|while)\s/)
    .filter((clause) => /[a-z]/i.test(clause));
}

type Part = { readonly text: string; readonly isDenied: boolean };

/** Clauses, split at each 'and'; what is denied before an 'and' is denied behind it, too. */
export function partsOf(text: string): Part[] {
  return clausesOf(text).flatMap((clause) => {
    const parts = clause.split(/\s(?:and|or)\s/);
    return parts.map((part, at) => ({ text: part, isDenied: parts.slice(0, at + 1).some(isDenied) }));
  });
}

const DENIAL =
  /\b(?:no|not|never|none|nothing|nor|neither|avoid\w*|without|cannot)\b|n't\b|\b(?:dont|doesnt|isnt|wont|cant|shouldnt)\b/i;
const WARNING = /\b(?:stop\w*|unsafe|dangerous|instead of|rather than|risk\w*)\b/i;

/** How often something is denied. */
export function denialsIn(text: string): number {
  return text.match(new RegExp(DENIAL, 'gi'))?.length ?? 0;
}

export function isDenied(clause: string): boolean {
  return DENIAL.test(clause);
}

/** Whether it speaks against what it names. */
export function isWarned(clause: string): boolean {
  return isDenied(clause) || WARNING.test(clause);
}

const URGENT =
  /\b(?:now|immediately|at once|right away|straight away|day (?:or|and) night|any hour|911|er|emergency)\b/i;

/** Whether it says that something is done at once. */
export function isUrgent(clause: string): boolean {
  return URGENT.test(clause);
}

/** Straight apostrophes and quotation marks, plain spaces, small letters. */
export function plain(text: string): string {
  return text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/\*\*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
