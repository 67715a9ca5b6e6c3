import type { RedFlag } from '#domain/articles/red-flag.ts';
import { byUrgency, signReader, withoutCurls } from '#domain/articles/told-signs.ts';

/** A word of slang or of another language, and what it means in the words that patterns know. */
export type SaidAs = { readonly pattern: string; readonly means: string };

/** By what danger is told. */
export type DangerBook = {
  readonly rules: readonly RedFlag[];
  /** Of an emergency that no rule treats. */
  readonly safetyNet: RedFlag;
  readonly saidAs: readonly SaidAs[];
  /** What names danger only to rule it out, such as 'safe from choking'; it is left out before a message is read. */
  readonly notAlarming: readonly string[];
};

/**
 * The rules whose signs a message tells of, the most urgent first; of an emergency that none of them treats the safety
 * net comes before them.
 *
 * @param readings the message as it was typed, and as it may be meant
 * @param ages whole months since birth, any of which may be right; none if not known
 */
export type DangerReader = (readings: readonly string[], ages: readonly number[]) => RedFlag[];

/** So many letters of a message are read at once: what lies further apart tells of no sign together. */
const WINDOW = 500;
const OVERLAP = 150;

export function dangerReader({ rules, safetyNet, saidAs, notAlarming }: DangerBook): DangerReader {
  const rulesIn = signReader(rules);
  const netsIn = signReader([safetyNet]);
  const said = saidAs.map(({ pattern, means }) => ({ pattern: new RegExp(pattern, 'gi'), means }));
  const ruledOut = notAlarming.map((pattern) => new RegExp(pattern, 'gi'));
  return (readings, ages) => {
    const read = readings.map((text) =>
      ruledOut.reduce((all, one) => all.replace(one, ' '), withoutAccents(withoutCurls(text))),
    );
    const meant = read.map((text) => said.reduce((all, one) => all.replace(one.pattern, one.means), text));
    const windows = [...new Set([...read, ...meant])].flatMap(windowsOf);
    const told = byUrgency([...new Set(windows.flatMap((text) => rulesIn(text, ages)))]);
    const isTreated = told[0]?.urgency === 'emergency';
    const isNet = !isTreated && windows.some((text) => netsIn(text, ages).length > 0);
    return isNet ? [safetyNet, ...told] : told;
  };
}

function windowsOf(text: string): string[] {
  const windows = [text.slice(0, WINDOW)];
  for (let at = WINDOW - OVERLAP; at + OVERLAP < text.length; at += WINDOW - OVERLAP) {
    windows.push(text.slice(at, at + WINDOW));
  }
  return windows;
}

/** Patterns have the letters of English: 'tomo' for 'tomó'. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
}
