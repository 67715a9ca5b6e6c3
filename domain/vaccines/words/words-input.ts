import { longDayText, longMonthText, monthAndDayText } from '#domain/time/day-text.ts';
import { isDay, type Day } from '#domain/time/day.ts';
import { monthOf } from '#domain/time/month.ts';
import type { Assessment, GivenDose } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import { perObject } from '../per-object.ts';
import type { ObservationCode } from '../supporting-data.ts';
import type { HepatitisBAtBirth } from '../birth/hepatitis-b-at-birth.ts';
import type { TraceEntry } from '../trace/trace.ts';
import type { VaccineNames } from '../editions/names-file.ts';

export type WordsInput = {
  readonly assessment: Assessment;
  readonly trace: readonly TraceEntry[];
  readonly doses: readonly GivenDose[];
  readonly names: VaccineNames;
  /** The assessment's edition. */
  readonly edition: Pick<Edition, 'products' | 'observations' | 'antigens' | 'vaccineGroups'>;
  /** With the category `ask-your-doctor`. */
  readonly askDoctorOn: (day: Day) => ReadonlySet<string>;
  readonly today: Day;
  /** What is noted of the child: a condition's title by each of its observations. */
  readonly noted: ReadonlyMap<ObservationCode, string>;
  /** Those that are treatments, and so are temporary. */
  readonly notedForATime: ReadonlySet<ObservationCode>;
  readonly child: HepatitisBAtBirth;
  /** Vaccine groups that a parent asked for. */
  readonly askedFor: ReadonlySet<string>;
  /**
   * When the child reaches the age for which the schedule has a dose of a vaccine group that is due on a day; null
   * without one.
   */
  readonly ageOn: (vaccineGroup: string, dose: number, dueOn: Day) => Day | null;
  /** Whether doses of a vaccine group may have been given that are not recorded, or not with a day. */
  readonly mayHaveMore: (vaccineGroup: string) => boolean;
};

/** 'March 9', with the year if it is not this one. */
export function dayInWords(day: Day, today: Day): string {
  return day.slice(0, 4) === today.slice(0, 4) ? monthAndDayText(day) : longDayText(day);
}

/** Null for an invalid day. */
export function dayOfDose({ doses }: Pick<WordsInput, 'doses'>, place: number): Day | null {
  return daysOf(doses)[place] ?? null;
}

/** Each is asked for by every other dose of its series. */
const daysOf = perObject((doses: readonly GivenDose[]) => doses.map(({ givenOn }) => asDay(givenOn.slice(0, 10))));

function asDay(text: string): Day | null {
  return isDay(text) ? text : null;
}

/** Whether only the month of a dose is known: its day is then never said, nor days counted from it. */
export function isByMonth({ doses }: Pick<WordsInput, 'doses'>, place: number | undefined): boolean {
  return doses[place ?? -1]?.isDayLikely ?? false;
}

/** Whether a decision depends on the day of a dose of which only the month is known. */
export function dependsOnMonth(input: Pick<WordsInput, 'doses'>, { dose, ref }: TraceEntry): boolean {
  return isByMonth(input, dose) || isByMonth(input, ref);
}

export function doseInWords(input: Pick<WordsInput, 'doses' | 'today'>, place: number | undefined): string {
  const date = place === undefined ? null : dateOfDose(input, place);
  return date === null ? 'the dose before' : `the dose of ${date}`;
}

/** 'January 12', 'about June 2026' where only the month is known; null for an invalid day. */
export function dateOfDose(input: Pick<WordsInput, 'doses' | 'today'>, place: number): string | null {
  const day = dayOfDose(input, place);
  if (day === null) return null;
  return isByMonth(input, place) ? `about ${longMonthText(monthOf(day))}` : dayInWords(day, input.today);
}

/** 'MMR', 'chickenpox vaccine'; falls back to CDC's name, then the code. */
export function productInWords({ doses, names, edition }: WordsInput, place: number | undefined): string {
  const cvx = doses[place ?? -1]?.cvx ?? '';
  const name = Object.hasOwn(names.products, cvx) ? names.products[cvx] : undefined;
  return name ?? edition.products.get(cvx)?.name ?? `vaccine with code ${cvx}`;
}

/** 'the dose of January 12', or an observation, “Leukemia”. */
export function referenceInWords(input: WordsInput, entry: TraceEntry): string {
  return observationOf(entry) === null ? doseInWords(input, entry.ref) : factInWords(input, entry);
}

/** As it was noted, “Chickenpox”, or by CDC's title. */
export function factInWords({ edition, noted }: Pick<WordsInput, 'edition' | 'noted'>, entry: TraceEntry): string {
  const code = observationOf(entry) ?? '';
  const title = noted.get(code) ?? edition.observations.get(code);
  return title === undefined ? 'what is noted about the child' : `“${title}”`;
}

function observationOf({ saw }: TraceEntry): string | null {
  const code = saw?.['observation'];
  return typeof code === 'string' ? code : null;
}
