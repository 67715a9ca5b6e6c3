import { expect, test } from 'vitest';
import { addMonths, day } from '#domain/time/day.ts';
import { given } from '#testing/vaccines/vaccine-plans.ts';
import { wordsInput } from '#testing/vaccines/vaccine-words.ts';
import { currentEditionOn } from '#testing/vaccines/planned-vaccines.ts';
import { madeAt, maya } from '#testing/vaccines/fhir-vaccines.ts';
import { fhirVaccineBundle, type FhirRecord } from './fhir/fhir.ts';
import type { Assessment, GivenDose } from './assessment.ts';
import { mainForecast } from './standing/main-forecast.ts';
import { isComplete } from './standing/series-standing.ts';
import { forecastWords } from './words/forecast/forecast-words.ts';

const TODAY = day('2026-11-23');
const AGES = [3, 9, 20, 50, 84, 150];
/** Nothing, weak immunity of two kinds, no spleen, and immunity to varicella. */
const NOTED = [[], ['003'], ['154'], ['160'], ['024']];
const WEIGHTS = [1.8, 3.4];
const SCHEDULE = [
  [0, '08'],
  [1, '08'],
  [6, '08'],
  [2, '48'],
  [4, '48'],
  [7, '48'],
  [13, '48'],
  [2, '216'],
  [4, '216'],
  [7, '216'],
  [13, '216'],
  [8, '311'],
  [12, '03'],
  [48, '03'],
  [12, '21'],
  [48, '21'],
  [40, '311'],
] as const;

const children = AGES.flatMap((months) =>
  NOTED.flatMap((codes) =>
    WEIGHTS.flatMap((birthWeightKg) => [0, 1, 2].map((from) => ({ months, codes, birthWeightKg, from }))),
  ),
);

const edition = currentEditionOn(TODAY);

function withIds(doses: readonly GivenDose[]): FhirRecord['doses'] {
  return doses.map((dose, n) => ({ ...dose, id: `0197a000-0000-7000-8000-${String(n).padStart(12, '0')}` }));
}

function statusesIn(record: FhirRecord, assessment: Assessment) {
  const { entry } = fhirVaccineBundle(record, assessment, edition, madeAt);
  return entry
    .flatMap(({ resource }) => ('recommendation' in resource ? resource.recommendation : []))
    .map(({ description, forecastStatus: { text } }) => ({ of: description, text }));
}

test('page, reply and file for a clinic say complete of the same vaccines', () => {
  const told = children.flatMap(({ months, codes, birthWeightKg, from }) => {
    const bornOn = addMonths(TODAY, -months);
    const doses = SCHEDULE.filter(([age], n) => age <= months && n % 3 >= from - 1).flatMap(([age, cvx]) =>
      given(cvx, addMonths(bornOn, age)),
    );
    const observations = codes.map((code) => ({ code }));
    const asked = wordsInput({ bornOn, today: TODAY, doses, patient: { observations }, motherHepatitisB: 'positive' });
    const words = { ...asked, child: { ...asked.child, birthWeightKg } };
    const { assessment } = words;
    const facts = { assessment, doses, edition, noted: codes, child: words.child };
    const record = { child: { ...maya, bornOn }, doses: withIds(doses), observations, atBirth: words.child };
    const statuses = statusesIn(record, assessment);
    return forecastWords(words).flatMap(({ vaccineGroup, text }, n) => {
      const forecast = assessment.forecasts[n];
      if (!forecast || mainForecast(assessment.forecasts, vaccineGroup) !== forecast) return [];
      const isSaid = text === 'Complete' || text === 'Immune';
      const file = statuses.find(({ of }) => of.startsWith(`${vaccineGroup}, ${forecast.seriesGroupName},`))?.text;
      const isTold = file === 'Complete' || file === 'Immune';
      return [{ vaccineGroup, text, isSaid, isReplied: isComplete(vaccineGroup, facts), isTold }];
    });
  });

  expect(told.filter((of) => of.isSaid !== of.isReplied || of.isSaid !== of.isTold)).toEqual([]);
  for (const text of ['Complete', 'Immune', /one at birth and three/, /earlier season/, /weak immune system/]) {
    expect(
      told.some((of) => new RegExp(text).test(of.text)),
      `${text}`,
    ).toBe(true);
  }
});
