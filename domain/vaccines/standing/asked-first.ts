import { addMonths, type Day } from '#domain/time/day.ts';
import type { Assessment, GivenDose, GroupForecast } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import { observationToAskAboutBefore } from './weak-immunity.ts';
import { mayBeDuringChemotherapy, UNDERGOING_CHEMOTHERAPY } from './during-chemotherapy.ts';
import type { ObservationCode } from '../supporting-data.ts';

/** Why a doctor is asked before the next dose of a vaccine is given. */
export type AskedFirst = {
  readonly why: 'live-vaccine' | 'during-chemotherapy' | 'one-more';
  /** The observation behind it; null for one more dose. */
  readonly observation: ObservationCode | null;
};

export type FactsToAsk = {
  readonly edition: Pick<Edition, 'antigens'>;
  /** What is noted of the child. */
  readonly noted: readonly ObservationCode[];
  readonly assessment: Pick<Assessment, 'forecasts'>;
  /** Those of the assessment. */
  readonly doses: readonly Pick<GivenDose, 'cvx'>[];
  readonly child: { readonly bornOn: Day };
};

type NextDose = Pick<GroupForecast, 'vaccineGroup' | 'type' | 'earliest'>;

/** For pages, visits and clinics alike: what a doctor is asked about first is neither due, overdue nor planned. */
export function askedFirst(facts: FactsToAsk, next: NextDose): AskedFirst | null {
  const { edition, noted } = facts;
  const { vaccineGroup } = next;
  const observations = noted.map((code) => ({ code }));
  const live = observationToAskAboutBefore(vaccineGroup, edition, observations);
  if (live !== null) return { why: 'live-vaccine', observation: live };
  if (mayBeDuringChemotherapy(noted, vaccineGroup))
    return { why: 'during-chemotherapy', observation: UNDERGOING_CHEMOTHERAPY };
  return isOneMore(facts, next) ? { why: 'one-more', observation: null } : null;
}

const PCV20 = '216';
const ONE_MORE_FROM_MONTHS = 72;

/**
 * From 6 years CDSi asks for a dose after every dose of a healthy child, though PCV20 was among them. Whether it is
 * needed is for a doctor to say (ours).
 */
function isOneMore({ assessment: { forecasts }, doses, child }: FactsToAsk, next: NextDose): boolean {
  if (next.vaccineGroup !== 'Pneumococcal' || next.type !== 'risk' || next.earliest === null) return false;
  if (next.earliest < addMonths(child.bornOn, ONE_MORE_FROM_MONTHS)) return false;
  const isDone = forecasts.some(
    ({ vaccineGroup, type, status }) => vaccineGroup === 'Pneumococcal' && type === 'standard' && status === 'complete',
  );
  return isDone && doses.some(({ cvx }) => cvx === PCV20);
}
