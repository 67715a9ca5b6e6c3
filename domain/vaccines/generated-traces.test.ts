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

const traces = fc.sample(anyVaccineHistory, { seed: 8, numRuns: 250 }).map((history) => {
  const entries: TraceEntry[] = [];
  return { history, assessment: assessed(history, (entry) => entries.push(entry)), entries };
});

describe('the trace of any history', () => {
  test('does not change the answer', () => {
    for (const { history, assessment } of traces) expect(assessment).toEqual(assessed(history));
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
    const bare = traces.flatMap(({ history, entries }) => {
      const places = [undefined, ...history.doses.keys()];
      return entries.filter(
        ({ step, rule, outcome, dose, ref }) =>
          ![step, rule, outcome].every(isText) || !places.includes(dose) || !places.includes(ref),
      );
    });

    expect(bare).toEqual([]);
  });

  test('gives each reason for which a dose does not count, for that dose and series', () => {
    const key = (...parts: readonly unknown[]) => parts.join('|');
    const reasons = traces.flatMap(({ assessment, entries }) => {
      const traced = new Set(entries.map(({ dose, series, outcome }) => key(dose, series, outcome)));
      return assessment.evaluations.flatMap(({ reasons: of, dose, series }) =>
        of.map((why) => ({ why: key(dose, series, why), isTraced: traced.has(key(dose, series, why)) })),
      );
    });

    expect(reasons.filter(({ isTraced }) => !isTraced)).toEqual([]);
    expect(reasons.length).toBeGreaterThan(800);
  });
});
