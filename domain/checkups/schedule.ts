import { addDays, addMonths } from '#domain/time/day.ts';
import type { Day } from '#domain/time/day.ts';

/** A visit to the doctor that is recommended at an age. */
export type Visit = {
  /** 'm4'. Stored with every child: it never changes. */
  readonly id: string;
  /** '4 Month Well-Child Checkup'. */
  readonly checkupType: string;
  readonly ageMonths: number;
  /** Days after birth, for a visit of the first week. */
  readonly recommendedOffsetDays: number | null;
  /** Days of age in which it is recommended, both included; null for a visit that comes once a year. */
  readonly windowDays: { readonly from: number; readonly to: number } | null;
  readonly measurements: readonly string[];
  readonly screenings: readonly string[];
  readonly talkAbout: readonly string[];
  readonly questionsToAsk: readonly string[];
  readonly bring: readonly string[];
};

/** The visits that are planned for a child, by age, and who recommends them. */
export type CheckupSchedule = {
  readonly edition: string;
  readonly collectedOn: string;
  /** The clinician who has reviewed it; null while none has. */
  readonly reviewedBy: string | null;
  readonly visits: readonly Visit[];
};

/** The day for which a visit is recommended. In a month that is too short it is the last day. */
export function recommendedOn({ ageMonths, recommendedOffsetDays }: Visit, bornOn: Day): Day {
  return recommendedOffsetDays === null ? addMonths(bornOn, ageMonths) : addDays(bornOn, recommendedOffsetDays);
}

/** The first and the last day on which a visit is recommended. */
export function recommendedSpan(visit: Visit, bornOn: Day): { readonly from: Day; readonly until: Day } {
  const { ageMonths, windowDays } = visit;
  if (windowDays === null) {
    return { from: recommendedOn(visit, bornOn), until: addDays(addMonths(bornOn, ageMonths + 12), -1) };
  }
  return { from: addDays(bornOn, windowDays.from), until: addDays(bornOn, windowDays.to) };
}
