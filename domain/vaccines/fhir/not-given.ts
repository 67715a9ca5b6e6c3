import { urnOf } from '#domain/fhir/bundle.ts';
import type { FhirChild } from '#domain/fhir/patient.ts';
import { fhirText } from '#domain/fhir/text.ts';
import { uuidOf } from '#domain/fhir/uuid.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import type { Edition } from '../edition.ts';
import { vaccineOn, type PlannedGroup } from '../planned/planned-group.ts';
import { isDecidedOn, type Decision } from '../standing/planned-status.ts';
import type { Cvx } from '../supporting-data.ts';
import { NOT_DONE_REASONS, vaccineConcept } from './codes.ts';
import type { Immunization } from './immunization.ts';

/** A vaccine that a family declined or put off. */
export type NotGiven = {
  /** Of the vaccine in the plan. */
  readonly vaccine: string;
  readonly vaccineGroup: string;
  readonly name: string;
  readonly cvx: Cvx;
  readonly decision: 'declined' | 'deferred';
  /** Null without an end, and of what was declined. */
  readonly until: Day | null;
  readonly reason: string | null;
  readonly decidedOn: Day;
};

export type DecidedVaccine = Decision & Pick<NotGiven, 'vaccine' | 'reason' | 'decidedOn'>;

/** What holds today: a day until which a vaccine was put off ends it. */
export function notGivenOn(
  decided: readonly DecidedVaccine[],
  groups: readonly PlannedGroup[],
  bornOn: Day,
  today: Day,
): NotGiven[] {
  return decided.flatMap(({ vaccine, decision, until, reason, decidedOn }) => {
    const group = groups.find(({ id }) => id === vaccine);
    if (!group || decision === 'wanted' || !isDecidedOn({ decision, until }, today)) return [];
    const { name, codeWhenUnknown, whenUnknown } = vaccineOn(group, bornOn, today);
    const cvx = codeWhenUnknown ?? whenUnknown;
    return [{ vaccine, vaccineGroup: group.group, name, cvx, decision, until, reason, decidedOn }];
  });
}

/**
 * Not done, as of the day of the decision, since R4 asks for one. What was put off has its reason in words only: R4's
 * example list has no code for it, and putting off is no objection.
 *
 * Source: HL7 FHIR 4.0.1, Immunization.
 */
export function notDoneOf(child: FhirChild, notGiven: NotGiven, products: Edition['products']): Immunization {
  const { vaccine, name, cvx, decision, decidedOn } = notGiven;
  const coding = NOT_DONE_REASONS[decision];
  return {
    resourceType: 'Immunization',
    id: uuidOf(encodeURIComponent(`${child.id} not given ${vaccine}`)),
    status: 'not-done',
    statusReason: { ...(coding && { coding: [coding] }), text: notGivenText(notGiven) },
    vaccineCode: vaccineConcept(cvx, products, name),
    patient: { reference: urnOf(child) },
    occurrenceDateTime: decidedOn,
    primarySource: false,
  };
}

/** 'Declined by the parents: …', 'Put off by the parents until January 5, 2027'. */
export function notGivenText({ decision, until, reason }: NotGiven): string {
  const decided = decision === 'declined' ? 'Declined by the parents' : 'Put off by the parents';
  const end = until === null ? '' : ` until ${longDayText(until)}`;
  const why = fhirText(reason ?? '');
  return `${decided}${end}${why === '' ? '' : `: ${why}`}`;
}
