import { expect, test } from 'vitest';
import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import { openDayFrom } from '#domain/time/federal-holidays.ts';
import { currentEditionOn, ofProduct, planInput } from '#testing/vaccines/planned-vaccines.ts';
import { requestFor } from '#testing/vaccines/vaccine-plans.ts';
import { wordsInput } from '#testing/vaccines/vaccine-words.ts';
import type { MotherHepatitisB } from './editions/authorities-file.ts';
import type { KnownDose } from './given/known-dose.ts';
import { mainForecast } from './standing/main-forecast.ts';
import { plannedGroups } from './planned/planned-group.ts';
import { planOn } from './planned/plan-on.ts';
import { planVisits } from './planner/planner.ts';
import { isEnding, lastDayWithinYear } from './standing/last-day-within-year.ts';
import { rowDetails } from './standing/row-details.ts';
import { forecastWords } from './words/forecast/forecast-words.ts';

type Child = {
  readonly bornOn: Day;
  readonly today: Day;
  readonly mother: MotherHepatitisB | null;
  readonly doses: readonly KnownDose[];
};

/**
 * By vaccine group, whether a dose that is due waits for nothing: in its row, in its sentence and among the visits, where
 * it may join one of the next two days.
 */
function saidOf({ bornOn, today, mother, doses }: Child) {
  const input = planInput(bornOn, doses);
  const given = doses.map(({ givenOn, cvx }) => ({ givenOn: givenOn ?? '', cvx: cvx ?? '' }));
  const words = wordsInput({ bornOn, today, doses: given, motherHepatitisB: mother });
  const { forecasts, evaluations } = words.assessment;
  const sentences = forecastWords(words);
  const request = { ...requestFor(bornOn, given), motherHepatitisB: mother };
  const visits = planVisits(request, today, addDays(today, 40)).visits.flatMap(({ products }) => products);
  return planOn(input, today).flatMap(({ vaccine, number, dose, due, isContraindicated }) => {
    const group = plannedGroups(input.schedule).find(({ id }) => id === vaccine)?.group ?? '';
    const forecast = mainForecast(forecasts, group);
    const planned = visits.flatMap((of) => of.doses).find(({ vaccineGroup }) => vaccineGroup === group);
    const isNext = due !== null && due.dueOn <= today && forecast?.dose != null;
    if (!isNext || !planned || planned.dose !== forecast.dose || planned.opensOn > today) return [];
    const row = {
      number,
      place: 0,
      completed: dose !== null,
      ...due,
      isContraindicated,
      isAskedBefore: false,
      isByRecord: false,
      recommendedOn: null,
      isOfEveryChild: true,
    };
    const ofChild = { edition: currentEditionOn(today), child: { bornOn }, today };
    const lastDay = lastDayWithinYear(ofChild, forecast);
    const isEndingSoon = isEnding(ofChild, forecast);
    const { isPrompt, birthHours } = rowDetails(
      row,
      {
        vaccineGroup: group,
        nextDose: forecast.dose,
        child: { bornOn, motherHepatitisB: mother, birthWeightKg: null },
        noted: [],
        edition: currentEditionOn(today),
        evaluations,
        categoryOn: (on) => input.categoryOn(group, on),
        isForRisk: false,
        lastDay,
        isEnding: isEndingSoon,
        isAskedFirst: false,
        isAskedForMore: false,
        mayNeedMore: false,
        mayBeEnough: false,
        ofBirth: null,
        decided: undefined,
        undated: 0,
      },
      today,
    );
    if (birthHours !== null) return [];
    const text = sentences.find((of) => of.vaccineGroup === group)?.text ?? '';
    const isAtOnce = planned.waitsUntil <= openDayFrom(addDays(openDayFrom(planned.opensOn), 2));
    const isVisitPrompt = isAtOnce || (isEndingSoon && planned.waitsUntil <= today);
    return [
      {
        group,
        today,
        bornOn,
        mother,
        isPrompt,
        isSaid: /as soon as possible|within a week/.test(text),
        isVisitPrompt,
        text,
      },
    ];
  });
}

const DAYS = ['2026-09-10', '2026-10-05', '2026-11-23', '2027-03-01', '2027-04-10'].map(day);
const AGES = [1, 2, 4, 6, 8, 10, 14, 23, 24, 50, 96, 110, 140];
const MOTHERS = ['positive', 'negative', 'unknown', null] as const;

const children = DAYS.flatMap((today) =>
  AGES.flatMap((months) => {
    const bornOn = addMonths(today, -months);
    const given = (cvx: string, age: number) => (age < months ? ofProduct(cvx, addMonths(bornOn, age)) : []);
    const two = MOTHERS.filter((_, n) => n < 2 === (months % 2 === 0));
    return two.map((mother, n) => {
      const histories = [[], [...given('08', 0), ...given('146', 2), ...given('116', 2), ...given('140', 7)]];
      return { bornOn, today, mother, doses: histories[n % 2] ?? [] };
    });
  }),
);

test('what waits for nothing does so in its row, in its sentence and among the visits', () => {
  const said = children.flatMap(saidOf);
  const differing = said.filter((of) => of.isPrompt !== of.isSaid || of.isPrompt !== of.isVisitPrompt);

  expect(said.length).toBeGreaterThan(300);
  expect(said.some(({ isPrompt }) => isPrompt) && said.some(({ isPrompt }) => !isPrompt)).toBe(true);
  expect(differing).toEqual([]);
});
