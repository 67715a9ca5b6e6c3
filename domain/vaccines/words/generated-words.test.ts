import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { wordsInput, type History } from '#testing/vaccines/vaccine-words.ts';
import type { DoseEvaluation, GivenDose, GroupForecast } from '../assessment.ts';
import { COUNTS, DETAIL, NOT_COUNTED, NOT_NEEDED, SECOND_OF_DAY, THEN, THEN_FOR_RISK } from './dose/dose-sentences.ts';
import { doseWords, type DoseWords } from './dose/dose-words.ts';
import { ASSUMED, REFUSED } from './finding-sentences.ts';
import { findingWords } from './finding-words.ts';
import { FORECAST_DETAIL, NEXT, WHY_EARLIEST, WHY_RECOMMENDED } from './forecast/forecast-sentences.ts';
import { forecastWords } from './forecast/forecast-words.ts';
import { vaccineNames } from './names-data.ts';

const PRODUCTS = [...Object.keys(vaccineNames.products), '01', '04', '07', '28', '37', '62', '121', '164', '999'];

/** Observations with risk series, immunity or contraindications. */
const FACTS = ['007', '024', '080', '102', '107', '154', '157', '160', '186', '245', '278', '999'];

const TODAY = day('2026-11-22');

/** Children up to 17 years, most of them young, with up to 14 doses on a few days. */
const anyHistory: fc.Arbitrary<History> = fc
  .record({
    ageDays: fc.oneof(fc.nat(800), fc.nat(6200)),
    isSummer: fc.boolean(),
    visits: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 }),
    doses: fc.array(
      fc.record({
        cvx: fc.constantFrom(...PRODUCTS),
        visit: fc.nat(5),
        daysOff: fc.constantFrom(0, 0, 0, 0, -4, -3, 19, 24, 26, 28),
        ml: fc.constantFrom(null, null, null, 0.1),
        lotExpires: fc.constantFrom(null, null, null, null, '2012-05-01', 'soon'),
        isSubStandard: fc.constantFrom(false, false, false, false, true),
      }),
      { maxLength: 14 },
    ),
    sex: fc.constantFrom('female', 'male', 'unknown'),
    facts: fc.array(fc.record({ code: fc.constantFrom(...FACTS), age: fc.nat(6200) }), { maxLength: 2 }),
  })
  .map(({ ageDays, isSummer, visits, doses, sex, facts }) => {
    const today = isSummer ? day('2026-05-10') : TODAY;
    const bornOn = addDays(today, -ageDays);
    const given = doses.map(({ visit, daysOff, ...dose }): GivenDose => {
      const age = Math.round((visits[visit % visits.length] ?? 0) * ageDays) + daysOff;
      return { ...dose, givenOn: addDays(bornOn, age) };
    });
    const observations = facts.map(({ code, age }) => ({ code, on: addDays(bornOn, age) }));
    return { bornOn, today, doses: given, patient: { sex, observations } };
  });

const TABLES = [
  COUNTS,
  NOT_NEEDED,
  NOT_COUNTED,
  SECOND_OF_DAY,
  DETAIL,
  NEXT,
  WHY_EARLIEST,
  WHY_RECOMMENDED,
  FORECAST_DETAIL,
];

/** An empty slot or a missing value. */
const EMPTY = /undefined|\bnull\b|\bNaN\b| {2}|[{}]|^$|^[ :,]|[ :,]$/;

/** Words that blame, frighten or judge a child. */
const FORBIDDEN =
  /\b(invalid|wrong|errors?|mistakes?|fail(ed|s|ures?)?|just|simply|normal|abnormal|behind|at risk|late)\b|!/i;

test('each dose and forecast has one sentence, without empty slots or blame, for any history', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const input = wordsInput(history);
      const { evaluations, forecasts } = input.assessment;
      const doses = doseWords(input);
      const keyOf = ({ dose, vaccineGroup }: { dose: number; vaccineGroup: string }) => `${dose} ${vaccineGroup}`;
      expect(doses.map(keyOf).toSorted()).toEqual([...new Set(evaluations.map(keyOf))].toSorted());
      const next = forecastWords(input);
      expect(next).toHaveLength(forecasts.length);
      const sentences = [
        ...[...doses, ...next].flatMap(({ text, details }) => [text, ...details]),
        ...findingWords(input).map(({ text }) => text),
      ];
      expect(sentences.filter((sentence) => EMPTY.test(sentence) || FORBIDDEN.test(sentence))).toEqual([]);
      expect(
        doses.filter((said) => asksForOneNow(said) && !forecasts.some((of) => isDue(of, said, input.today))),
      ).toEqual([]);
      expect(doses.filter((said) => saysNoRepeat(said) && isRepeatAsked(evaluations, said))).toEqual([]);
      expect(doses.filter(({ counts, text }) => counts && text.includes('not counted'))).toEqual([]);
    }),
    { numRuns: 700, seed: 20_261_122 },
  );
}, 120_000);

function saysNoRepeat({ text }: DoseWords): boolean {
  return text.endsWith('not counted, no repeat needed');
}

function asksForOneNow({ counts, text }: DoseWords): boolean {
  return !counts && text.endsWith(THEN['needed-now']);
}

function isDue({ vaccineGroup, recommended }: GroupForecast, said: DoseWords, today: string): boolean {
  return vaccineGroup === said.vaccineGroup && recommended !== null && recommended <= today;
}

function isRepeatAsked(evaluations: readonly DoseEvaluation[], said: DoseWords): boolean {
  return evaluations.some(
    ({ dose, vaccineGroup, isBestSeries, seriesStatus, status }) =>
      dose === said.dose &&
      vaccineGroup === said.vaccineGroup &&
      isBestSeries &&
      seriesStatus === 'not-complete' &&
      (status === 'not-valid' || status === 'sub-standard'),
  );
}

test('no sentence contains a word of blame', () => {
  const texts = [
    ...TABLES.flatMap((table) => Object.values(table).map(({ text }) => text)),
    ...[THEN, THEN_FOR_RISK, REFUSED, ASSUMED].flatMap((table) => Object.values<string>(table)),
    ...Object.values(vaccineNames.groups).flatMap(({ short, name }) => [short, name]),
    ...Object.values(vaccineNames.products),
  ];

  expect(texts.filter((text) => FORBIDDEN.test(text))).toEqual([]);
});

test('each sentence names its rule', () => {
  for (const table of TABLES) {
    for (const { rule } of Object.values(table)) {
      expect(rule).toMatch(
        /^(TABLE|FIGURE) \d-\d+$|^[A-Z]+-\d+$|^(vaccine-authorities|vaccine-conditions|routine-schedule)\/1$/,
      );
    }
  }
});
