import type { DoseEvaluation } from '../../assessment.ts';
import { withChemotherapyNote } from './chemotherapy-note.ts';
import { countsText } from './counts-text.ts';
import { COUNTS, DETAIL, SECOND_OF_DAY } from './dose-sentences.ts';
import { antigenNames, groupName } from '../names.ts';
import { monthDetails, notCountedDetails } from './not-counted-details.ts';
import { isRoutine, notCountedText } from './not-counted-text.ts';
import { withLiveNote } from './live-note.ts';
import { withNasalSprayNote } from './nasal-spray-note.ts';
import { saidOfSeason } from './of-season.ts';
import { withOralPolioNote } from './oral-polio-note.ts';
import { otherOfDay } from './other-of-day.ts';
import { fill, say, type Said } from '../sentence.ts';
import { isBeforeTravel } from './special-dose.ts';
import { earliestOf } from './too-early.ts';
import { forecastOf, shownEvaluation, type ShownEvaluation } from './shown-evaluation.ts';
import { isByMonth, type WordsInput } from '../words-input.ts';

export type DoseWords = Said & {
  /** Index in the doses passed in. */
  readonly dose: number;
  readonly vaccineGroup: string;
  readonly vaccine: string;
  /** By the best series or as a routine dose, for at least one antigen of the group. */
  readonly counts: boolean;
  /** Of a dose that does not count because it was given too early: '9 days too early (earliest: 6 weeks, December 25)'. */
  readonly earliest: string | null;
};

/**
 * Doses without a vaccine group are left to the findings. Of the antigens the one that counts most is described (ours;
 * the specification has no status of a dose in a vaccine group).
 *
 * Source: CDSi logic specification 4.6, chapter 6; rules by sentence in dose-sentences.ts.
 */
export function doseWords(input: WordsInput): readonly DoseWords[] {
  const { evaluations } = input.assessment;
  const byDoseAndGroup = Map.groupBy(evaluations, ({ dose, vaccineGroup }) => `${dose}|${vaccineGroup}`);
  return [...byDoseAndGroup.values()]
    .flatMap((of) => wordsOf(input, of) ?? [])
    .toSorted((one, other) => one.dose - other.dose);
}

function wordsOf(input: WordsInput, evaluations: readonly DoseEvaluation[]): DoseWords | null {
  const early = evaluations.find((of) => isBeforeTravel(input, of));
  const parts = early ? { shown: early, others: [] } : shownEvaluation(evaluations);
  if (!parts) return null;
  const { dose, vaccineGroup, status } = parts.shown;
  const counted = status === 'valid' ? saidOfCounted(input, parts) : saidOfSeason(input, parts.shown);
  const counts = counted !== null || isRoutine(input, parts.shown);
  const said = counted ? byMonth(input, dose, counted) : saidOfNotCounted(input, parts.shown);
  const noted = counts ? withNotes(input, parts.shown, said) : said;
  return {
    dose,
    vaccineGroup,
    vaccine: groupName(input.names, vaccineGroup).short,
    counts,
    earliest: counts ? null : earliestOf(input, earlyForEveryChild(input, parts.shown) ?? parts.shown),
    ...withLiveNote(input, dose, noted),
  };
}

/** What is said beside a dose that counts. */
function withNotes(input: WordsInput, { dose, vaccineGroup }: DoseEvaluation, said: Said): Said {
  const ofProduct = withOralPolioNote(input, dose, withChemotherapyNote(input, vaccineGroup, said));
  return withNasalSprayNote(input, dose, ofProduct);
}

function byMonth(input: WordsInput, dose: number, said: Said): Said {
  return isByMonth(input, dose) ? { ...said, details: [...said.details, DETAIL['by-month'].text] } : said;
}

function saidOfCounted(input: WordsInput, { shown, others }: ShownEvaluation): Said {
  const forecast = forecastOf(input.assessment, shown);
  const notes = [
    ...(otherOfDay(input, shown) ? [SECOND_OF_DAY.detail.text] : []),
    ...(shown.isVolumeLow ? [DETAIL['volume-low'].text] : []),
  ];
  const left = others.filter(({ status }) => status === 'not-valid' || status === 'sub-standard');
  const missing = missingParts(input, shown);
  const leftOut = [...left.map(({ antigen }) => antigen), ...missing];
  if (leftOut.length === 0) return { ...countsText(input, shown, forecast), details: notes };
  const counted = [shown, ...others].map(({ antigen }) => antigen).filter((antigen) => !leftOut.includes(antigen));
  const words = { antigens: antigenNames(input.names, counted), others: antigenNames(input.names, leftOut) };
  return {
    ...say(COUNTS, 'in-part', words),
    details: [
      ...new Set(left.flatMap((of) => notCountedDetails(input, of))),
      ...(missing.length > 0
        ? [fill(DETAIL['part-missing'].text, { antigens: antigenNames(input.names, missing) })]
        : []),
      ...notes,
    ],
  };
}

/** Antigens of a vaccine group that the product lacks: mumps in a measles-rubella vaccine, whooping cough in DT and Td. */
function missingParts({ doses, edition }: WordsInput, { dose, vaccineGroup }: DoseEvaluation): readonly string[] {
  const antigens = edition.vaccineGroups.get(vaccineGroup)?.antigens ?? [];
  const held = edition.products.get(doses[dose]?.cvx ?? '')?.antigens.map(({ antigen }) => antigen) ?? [];
  return antigens.filter((antigen) => !held.includes(antigen));
}

function saidOfNotCounted(input: WordsInput, shown: DoseEvaluation): Said {
  const said = notCountedText(input, shown, forecastOf(input.assessment, shown));
  const judged = earlyForEveryChild(input, shown) ?? shown;
  return { ...said, details: [...notCountedDetails(input, judged), ...monthDetails(input, judged)] };
}

/** A dose too early for every child is so by their age, not by the later one of a series for what is noted. */
function earlyForEveryChild({ assessment }: WordsInput, shown: DoseEvaluation): DoseEvaluation | undefined {
  if (shown.seriesType !== 'risk' || !isTooEarly(shown)) return undefined;
  return assessment.evaluations.find(
    (of) => of.dose === shown.dose && of.antigen === shown.antigen && of.seriesType === 'standard' && isTooEarly(of),
  );
}

function isTooEarly({ status, reasons }: DoseEvaluation): boolean {
  return status === 'not-valid' && reasons.includes('age-too-young');
}
