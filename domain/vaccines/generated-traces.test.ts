import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessed } from '#testing/vaccines/assessed-histories.ts';
import { anyShuffled, anyVaccineHistory, type VaccineHistory } from '#testing/vaccines/vaccine-histories.ts';
import type { TraceEntry } from './trace/trace.ts';

function tracedOf(history: VaccineHistory): readonly TraceEntry[] {
  const entries: TraceEntry[] = [];
  assessed(history, (entry) => entries.push(entry));
  return entries;
}

/** The trace with doses named by content instead of index. */
function tracedWhateverTheOrder(history: VaccineHistory) {
  const named = (place: number | undefined) => (place === undefined ? undefined : history.doses[place]);
  return tracedOf(history).map((entry) => ({ ...entry, dose: named(entry.dose), ref: named(entry.ref) }));
}

describe('the trace of any history', () => {
  test('does not change the answer', () => {
    fc.assert(
      fc.property(anyVaccineHistory, (history) => {
        const traced = assessed(history, () => undefined);
        expect(traced).toEqual(assessed(history));
      }),
      { seed: 8, numRuns: 250 },
    );
  });

  test('is the same for any order of the doses', () => {
    fc.assert(
      fc.property(anyShuffled, ({ history, shuffled }) => {
        expect(tracedWhateverTheOrder(shuffled)).toEqual(tracedWhateverTheOrder(history));
      }),
      { seed: 9, numRuns: 120 },
    );
  });

  test('names the step, the rule and the outcome of every decision, and doses that were entered', () => {
    const isText = (text: unknown) => typeof text === 'string' && text !== '';
    fc.assert(
      fc.property(anyVaccineHistory, (history) => {
        const places = [undefined, ...history.doses.keys()];
        const bare = tracedOf(history).filter(
          ({ step, rule, outcome, dose, ref }) =>
            ![step, rule, outcome].every(isText) || !places.includes(dose) || !places.includes(ref),
        );
        expect(bare).toEqual([]);
      }),
      { seed: 10, numRuns: 150 },
    );
  });

  test('gives each reason for which a dose does not count, for that dose and series', () => {
    const key = (...parts: readonly unknown[]) => parts.join('|');
    let count = 0;
    fc.assert(
      fc.property(anyVaccineHistory, (history) => {
        const tracedReasons = new Set<string>();
        const { evaluations } = assessed(history, ({ dose, series, outcome }) =>
          tracedReasons.add(key(dose, series, outcome)),
        );
        const reasons = evaluations.flatMap(({ reasons: of, dose, series }) => of.map((why) => key(dose, series, why)));
        count += reasons.length;
        expect(reasons.filter((reason) => !tracedReasons.has(reason))).toEqual([]);
      }),
      { seed: 11, numRuns: 250 },
    );
    expect(count).toBeGreaterThan(800);
  });
});
