import { addMonths, day, laterDay, type Day } from '#domain/time/day.ts';
import type { Patient } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import { evaluateAndForecast } from '../engine.ts';
import { mainForecast } from '../standing/main-forecast.ts';

const GROUP = 'RSV';
/** Seasons turn on July 1, as in the season roll (ours). */
const SEASONS_TURN = '07-01';

/**
 * The day on which RSV antibody was first due for a child, at birth or in the season after it; null where it was not, as
 * after the mother's vaccine.
 *
 * Source: CDSi, FORECASTDT-5, on the day of birth and on the July 1 after it.
 */
export function antibodyWasDueOn(editionOn: (on: Day) => Edition, patient: Patient): Day | null {
  const { bornOn } = patient;
  const turn = (year: string): Day => day(`${year}-${SEASONS_TURN}`);
  const sameYear = turn(bornOn.slice(0, 4));
  const nextTurn = sameYear > bornOn ? sameYear : turn(addMonths(bornOn, 12).slice(0, 4));
  for (const on of [bornOn, nextTurn]) {
    const edition = editionOn(on);
    const antigens = edition.antigens.filter(({ series }) => series.some(({ vaccineGroup }) => vaccineGroup === GROUP));
    const { forecasts } = evaluateAndForecast({ ...edition, antigens }, patient, [], on);
    const { recommended = null } = mainForecast(forecasts, GROUP) ?? {};
    if (recommended !== null) return laterDay(recommended, bornOn);
  }
  return null;
}
