import { listText } from '#domain/text/list-text.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import type { BirthHours } from '../birth/birth-dose.ts';
import { openDoses, type Deferrals, type OpenDose, type DatedRow } from '../standing/open-doses.ts';
import { birthNotes } from './birth-words.ts';
import { plainName } from './plain-name.ts';

export type DoseToTell = DatedRow & {
  readonly number: number;
  readonly shortName: string;
  readonly shownNumber: number;
  readonly category: 'routine' | 'risk' | 'ask-your-doctor';
  readonly birthHours: BirthHours | null;
  readonly isPrompt: boolean;
  /** The last day on which it can be given; null without one. */
  readonly lastDayOn: Day | null;
  /** 'unless the mother had the RSV vaccine at least 14 days before the birth' */
  readonly unless?: string | null;
};

/** Of a child's plan, what says which doses are due. */
export type PlanToTell = { readonly rows: readonly DoseToTell[]; readonly deferrals: Deferrals };

type Open = OpenDose<DoseToTell>;

/**
 * Which doses are due, a sentence for each day on which they are given, or else which come next; in the days of calendars
 * and mails. Of each vaccine the first alone, since two doses of one are never given on one day.
 */
export function dueWords({ rows, deferrals }: PlanToTell, today: Day): string[] {
  const open = openDoses(rows, deferrals).toSorted((one, other) => one.toldOn.localeCompare(other.toldOn));
  const due = firstOfEach(open.filter(({ dueOn, toldOn }) => dueOn <= today || toldOn <= today));
  const next = firstOfEach(open.filter(({ toldOn }) => toldOn === open[0]?.toldOn));
  const said = due.length > 0 ? due : next;
  return [...Map.groupBy(said, (dose) => headOf(dose, today))].map(
    ([head, doses]) => `${head}: ${listText(doses.map((dose) => doseText(dose, today)))}.`,
  );
}

function headOf({ dueOn, toldOn, status }: Open, today: Day): string {
  if (dueOn > today && toldOn > today) return `Next in the vaccine plan, for ${longDayText(toldOn)}`;
  const standing = status === 'overdue' ? 'Overdue' : 'Due now';
  return `${standing} in the vaccine plan${toldOn > today ? `, planned for ${longDayText(toldOn)}` : ''}`;
}

/** 'rotavirus dose 1 (no later than November 2, 2026)' */
function doseText(dose: Open, today: Day): string {
  const { shortName, shownNumber, category, birthHours, isPrompt, lastDayOn, unless = null } = dose;
  const notes = [
    ...(category === 'ask-your-doctor' ? ['ask your doctor'] : []),
    ...(birthHours === null ? [] : birthNotes({ ...dose, birthHours }, today)),
    ...(isPrompt && birthHours === null ? ['as soon as possible'] : []),
    ...(lastDayOn === null ? [] : [`no later than ${longDayText(lastDayOn)}`]),
    ...(unless === null ? [] : [unless]),
  ];
  return `${plainName(shortName)} dose ${shownNumber}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
}

function firstOfEach(doses: readonly Open[]): Open[] {
  return doses.filter(
    ({ vaccine, number }) => !doses.some((other) => other.vaccine === vaccine && other.number < number),
  );
}
