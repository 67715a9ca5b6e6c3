import { urnOf } from '#domain/fhir/bundle.ts';
import type { FhirChild } from '#domain/fhir/patient.ts';
import { fhirText } from '#domain/fhir/text.ts';
import { uuidOf } from '#domain/fhir/uuid.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import type { Edition } from '../edition.ts';
import type { Cvx } from '../supporting-data.ts';
import { vaccineOf } from './codes.ts';
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

/**
 * Not done, as of the day of the decision, since R4 asks for one. The reason is text: R4's example list has no code for
 * putting off.
 *
 * Source: HL7 FHIR 4.0.1, Immunization.
 */
export function notGivenOf(child: FhirChild, notGiven: NotGiven, products: Edition['products']): Immunization {
  const { vaccine, name, cvx, decidedOn } = notGiven;
  return {
    resourceType: 'Immunization',
    id: uuidOf(encodeURIComponent(`${child.id} not given ${vaccine}`)),
    status: 'not-done',
    statusReason: { text: notGivenText(notGiven) },
    vaccineCode: vaccineOf(cvx, products, name),
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
