import type { DoseEvaluation, GroupForecast } from '../../assessment.ts';
import type { DurationText } from '../../supporting-data.ts';
import type { TraceEntry } from '../../trace/trace.ts';
import { allowanceOf } from './allowance.ts';
import { COUNTS } from './dose-sentences.ts';
import { ageLimitText, durationText } from '../duration-text.ts';
import { say, type KeyedSentence } from '../sentence.ts';
import { entriesAbout, entriesOfDose, sawText } from '../trace-facts.ts';
import { dayInWords, dependsOnMonth, referenceInWords, type WordsInput } from '../words-input.ts';

export function countsText(input: WordsInput, shown: DoseEvaluation, forecast: GroupForecast | null): KeyedSentence {
  const entries = entriesOfDose(input.trace, shown).filter((entry) => !dependsOnMonth(input, entry));
  const oneMore = forecast && (oneMoreText(input, shown, forecast) ?? oneMoreAfterInterval(input, shown, forecast));
  if (oneMore) return oneMore;
  const grace = entries.find(({ outcome }) => outcome === 'grace');
  if (grace) return graceText(input, grace);
  const tooShort = entries.find(({ outcome }) => outcome === 'interval-too-short');
  const longEnough = entries.find(({ outcome }) => outcome === 'interval-long-enough');
  return tooShort && longEnough ? allowableInterval(input, tooShort, longEnough) : COUNTS.counts;
}

/** Too early for a shorter series: a third HepB dose at 23 weeks. */
function oneMoreText(input: WordsInput, shown: DoseEvaluation, forecast: GroupForecast): KeyedSentence | null {
  const { earliest } = forecast;
  const nextAge = input.trace.findLast((entry) => entry.rule === 'CALCDTAGE-4' && isNextOf(entry, shown));
  if (!nextAge?.attr || !earliest || !isTooYoungElsewhere(input, shown, nextAge.attr)) return null;
  if (earliest <= input.today) return COUNTS['one-more-now'];
  const date = dayInWords(earliest, input.today);
  return nextAge.date === earliest
    ? say(COUNTS, 'one-more', { age: ageLimitText(nextAge.attr), date })
    : say(COUNTS, 'one-more-later', { date });
}

/** Too soon for a shorter series: a second HPV dose after four months. */
function oneMoreAfterInterval(
  input: WordsInput,
  shown: DoseEvaluation,
  { earliest }: GroupForecast,
): KeyedSentence | null {
  const asked = input.trace.filter((entry) => entry.rule === 'CALCDTINT-4' && isNextOf(entry, shown));
  const short = entriesOfDose(input.trace, shown).find(({ attr, ref }) =>
    asked.some((again) => again.attr === attr && again.ref === ref),
  );
  if (!short?.attr || !earliest) return null;
  const isNow = earliest <= input.today;
  const date = dayInWords(earliest, input.today);
  if (dependsOnMonth(input, short)) return isNow ? COUNTS['one-more-now'] : say(COUNTS, 'one-more-later', { date });
  const words = { interval: durationText(short.attr), ref: referenceInWords(input, short) };
  return isNow
    ? say(COUNTS, 'one-more-after-interval-now', words)
    : say(COUNTS, 'one-more-after-interval', { ...words, date });
}

function isNextOf({ step, series }: TraceEntry, shown: DoseEvaluation): boolean {
  return step === '7.5' && series === shown.series;
}

function isTooYoungElsewhere({ trace }: WordsInput, { dose, antigen }: DoseEvaluation, age: DurationText): boolean {
  return entriesAbout(trace, dose).some(
    (entry) =>
      entry.outcome === 'age-too-young' &&
      entry.antigen === antigen &&
      (entry.target ?? 1) > 1 &&
      entry.saw?.['min'] === age,
  );
}

/** By age (section 6.4) or by interval. */
function graceText(input: WordsInput, entry: TraceEntry): KeyedSentence {
  const by = entry.step === '6.4' ? 'age' : 'interval';
  const minimum = durationText(entry.attr ?? '');
  const words = { age: minimum, interval: minimum, ref: referenceInWords(input, entry) };
  const allowance = allowanceOf(entry);
  if (allowance) return say(COUNTS, `grace-by-${by}`, { ...words, ...allowance });
  const least = sawText(entry, 'absMin');
  if (least === null || least === '0d') return say(COUNTS, `counted-before-${by}`, words);
  return say(COUNTS, `counted-from-${by}`, { ...words, least: durationText(least) });
}

function allowableInterval(input: WordsInput, tooShort: TraceEntry, longEnough: TraceEntry): KeyedSentence {
  const interval = durationText(sawText(tooShort, 'min') ?? tooShort.attr ?? '');
  const least = durationText(longEnough.attr ?? '');
  return say(COUNTS, 'allowable-interval', { interval, least, ref: referenceInWords(input, tooShort) });
}
