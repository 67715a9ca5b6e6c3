import { dayNumber, type Day } from '#domain/time/day.ts';
import { dayOf, monthsAfter } from '#domain/time/day-number.ts';

export type Visit = {
  /** 'm4'. Stored with every child: never changes. */
  readonly id: string;
  readonly checkupType: string;
  readonly ageMonths: number;
  /** For a visit of the first week. */
  readonly recommendedOffsetDays: number | null;
  /** Days of age, both inclusive; null for a yearly visit. */
  readonly windowDays: { readonly from: number; readonly to: number } | null;
  readonly measurements: readonly string[];
  readonly screenings: readonly string[];
  readonly talkAbout: readonly string[];
  readonly questionsToAsk: readonly string[];
  readonly bring: readonly string[];
};

export type CheckupSchedule = {
  readonly edition: string;
  readonly collectedOn: string;
  /** Null if not reviewed. */
  readonly reviewedBy: string | null;
  /** What every visit has. */
  readonly always: readonly string[];
  readonly visits: readonly Visit[];
};

/** In a month that is too short, the first of the next: the day on which CDC counts the doses of that age as due. */
export function recommendedOn({ ageMonths, recommendedOffsetDays }: Visit, bornOn: Day): Day {
  return recommendedOffsetDays === null ? dayAtMonths(bornOn, ageMonths) : dayAtDays(bornOn, recommendedOffsetDays);
}

/** Both inclusive. */
export function recommendedSpan(visit: Visit, bornOn: Day): { readonly from: Day; readonly until: Day } {
  const { ageMonths, windowDays } = visit;
  if (windowDays === null) {
    return { from: recommendedOn(visit, bornOn), until: dayAtDays(dayAtMonths(bornOn, ageMonths + 12), -1) };
  }
  return { from: dayAtDays(bornOn, windowDays.from), until: dayAtDays(bornOn, windowDays.to) };
}

function dayAtDays(bornOn: Day, days: number): Day {
  return dayOf(dayNumber(bornOn) + days);
}

function dayAtMonths(bornOn: Day, months: number): Day {
  return dayOf(monthsAfter(dayNumber(bornOn), months));
}
