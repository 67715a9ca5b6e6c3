import { cardSource } from '../chart/chart-source.ts';
import { childValues } from '../chart/chart-points.ts';
import { latestOf } from '../latest.ts';
import { askingWords } from '../line/asking-words.ts';
import type { ChartedAt } from '../line/charted.ts';
import { firstWeeksWords } from '../line/first-weeks-words.ts';
import { mayCalm } from '../line/may-calm.ts';
import { lineInput, type LineFacts } from '../line/line-input.ts';
import type { LineWords } from '../line/line-words.ts';
import { maySayLoss } from '../score/newborn-loss.ts';
import { MEASURES } from '../value-text.ts';
import { noScoreReasons } from '../words/no-score-text.ts';
import { percentilePhrase } from '../words/percentile-text.ts';
import { changeBeside, changeWords, gainWords, type GainWords } from './gain-words.ts';

/** What the dashboard says of a child's growth, in the words of the growth tab. */
export type GrowthSummary = {
  /** What is not calm, unless it is a newborn's weight, of which the dashboard speaks before everything else. */
  readonly statement: LineWords | null;
  readonly gain: GainWords | null;
  /** '51st percentile'; null without one, or beside what is not calm or a weight beside which nothing calms. */
  readonly percentile: string | null;
  /** The latest value, as the drawing is read out. */
  readonly last: string;
  /** Why it has no percentile. */
  readonly reasons: readonly string[];
  readonly source: string;
};

type Facts = LineFacts & { readonly measurements: readonly ChartedAt[] };

/** Null if nothing was measured. */
export function growthSummary(facts: Facts): GrowthSummary | null {
  const measure = MEASURES.find((one) => latestOf(one, facts.measurements));
  const latest = measure && childValues({ ...facts, measure }).at(-1);
  if (!latest) return null;
  const input = lineInput(facts);
  const asking = askingWords(input);
  const isCalm = !asking && mayCalm(input);
  const isSaidBefore = firstWeeksWords(input) !== null && maySayLoss(facts.child, facts.measurements, facts.today);
  const { score, words } = latest;
  return {
    statement: isSaidBefore ? null : asking,
    gain: asking
      ? changeBeside(asking, facts, measure)
      : measure === 'weight'
        ? gainWords(facts, input)
        : changeWords(facts, measure),
    percentile: isCalm && score?.scored ? percentilePhrase(score) : null,
    last: isCalm ? words.all : words.value,
    reasons: noScoreReasons([latest]),
    // A percentile would calm beside a sentence that does not.
    source: cardSource({ ...facts, measure, latest: isCalm ? latest : { ...latest, other: null } }),
  };
}
