import { laterDay, type Day } from '#domain/time/day.ts';
import type { Patient } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import { seasonTurnAfter } from '../editions/season-roll.ts';
import { evaluateAndForecast } from '../engine.ts';
import { mainForecast } from '../standing/main-forecast.ts';
import { editionOfGroups } from './edition-of-groups.ts';

const GROUP = 'RSV';

/**
 * The day on which RSV antibody was first due for a child, at birth or in the season after it; null where it was not, as
 * after the mother's vaccine.
 *
 * Source: CDSi, FORECASTDT-5, on the day of birth and when the season turns after it.
 */
export function antibodyWasDueOn(editionOn: (on: Day) => Edition, patient: Patient): Day | null {
  const { bornOn } = patient;
  for (const on of [bornOn, seasonTurnAfter(bornOn)]) {
    const { forecasts } = evaluateAndForecast(editionOfGroups(editionOn(on), [GROUP]), patient, [], on);
    const recommended = mainForecast(forecasts, GROUP)?.recommended;
    if (recommended) return laterDay(recommended, bornOn);
  }
  return null;
}
