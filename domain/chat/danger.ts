import type { RedFlag } from '#domain/articles/red-flag.ts';
import { byUrgency, signReader } from '#domain/articles/told-signs.ts';

/** A word of slang or of another language, and what it means in the words that patterns know. */
export type SaidAs = { readonly pattern: string; readonly means: string };

/** By what danger is told. */
export type DangerBook = {
  readonly rules: readonly RedFlag[];
  /** Of an emergency that no rule treats. */
  readonly safetyNet: RedFlag;
  readonly saidAs: readonly SaidAs[];
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

export function dangerReader({ rules, safetyNet, saidAs }: DangerBook): DangerReader {
  const rulesIn = signReader(rules);
  const netsIn = signReader([safetyNet]);
  const said = saidAs.map(({ pattern, means }) => ({ pattern: new RegExp(pattern, 'gi'), means }));
  return (readings, ages) => {
    const meant = readings.map((text) => said.reduce((all, one) => all.replace(one.pattern, one.means), text));
    const windows = [...new Set([...readings, ...meant])].flatMap(windowsOf);
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
