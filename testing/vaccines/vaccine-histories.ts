import fc from 'fast-check';
import { addDays, addMonths, day, daysBetween, type Day } from '#domain/time/day.ts';
import type { GivenDose, Patient } from '#domain/vaccines/assessment.ts';
import type { EditionId } from '#domain/vaccines/editions/read-editions.ts';

export type VaccineHistory = {
  readonly edition: EditionId;
  /** Rolled to the day of the assessment. */
  readonly isRolled: boolean;
  readonly patient: Patient;
  readonly doses: readonly GivenDose[];
  readonly asOf: Day;
};

/** Single and combined, specified and not, current and past. */
const PRODUCTS =
  '03 04 07 08 09 10 17 20 21 28 33 45 48 49 50 83 88 89 94 107 110 111 115 116 119 120 122 130 133 140 146 152 207 213 216 306 308'.split(
    ' ',
  );

/**
 * Asplenia, HIV, immunity to varicella, the mother's RSV vaccine; transplant and HIV treatment, each with the
 * observation
 * from which an interval counts.
 */
const OBSERVED = [['160'], ['154'], ['024'], ['278'], ['004', '171'], ['026', '120']] as const;

const FIRST_BIRTH = day('2019-01-01');
const DAYS_OF_BIRTHS = daysBetween(FIRST_BIRTH, day('2025-12-31'));
/** Leaves room to move the assessment to its month's end. */
const OLDEST_DAYS = 2556 - 31;

/** In days, for doses on both sides of limits. */
const USUAL_AGES = [0, 28, 42, 61, 70, 98, 122, 168, 183, 274, 365, 456, 548, 730, 1461];

const anyBirth = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: DAYS_OF_BIRTHS }).map((days) => addDays(FIRST_BIRTH, days)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...['2020-02-29', '2024-02-29', '2021-08-31', '2022-12-31', '2023-01-29'].map(day)),
  },
);

/** In days, within a series and between live vaccines. */
const USUAL_GAPS = [28, 56, 112, 122, 183];

const aroundOneOf = (days: readonly number[]) =>
  fc.tuple(fc.constantFrom(...days), fc.integer({ min: -5, max: 9 })).map(([usual, more]) => Math.max(0, usual + more));

/** Any age, a usual one, or a usual gap after the previous visit. */
const anyVisit = fc.oneof(
  { weight: 1, arbitrary: fc.integer({ min: 0, max: OLDEST_DAYS }).map((age) => () => age) },
  { weight: 3, arbitrary: aroundOneOf(USUAL_AGES).map((age) => () => age) },
  { weight: 2, arbitrary: aroundOneOf(USUAL_GAPS).map((days) => (before: number) => before + days) },
);

const anyVisits = fc.array(anyVisit, { minLength: 1, maxLength: 6 }).map((visits) => {
  const ages: number[] = [];
  for (const ageAfter of visits) ages.push(ageAfter(ages.at(-1) ?? 0));
  return ages;
});

/** Few products let a series advance further; many let more meet on a day. */
const anyProducts = fc.oneof(
  fc.constant(PRODUCTS),
  fc.shuffledSubarray(PRODUCTS, { minLength: 1, maxLength: 4 }),
  fc.constantFrom(['107', '20', '110', '120', '146', '130', '28'], ['03', '94', '21', '07', '111'], ['48', '49', '17']),
);

type Observed = { readonly code: string; readonly age: number | null };

const anyObserved: fc.Arbitrary<readonly Observed[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: fc
      .record({ codes: fc.constantFrom(...OBSERVED), age: fc.option(fc.integer({ min: 0, max: OLDEST_DAYS })) })
      .map(({ codes, age }) => codes.map((code) => ({ code, age }))),
  },
);

function lastOfMonth(on: Day): Day {
  return addDays(addMonths(day(`${on.slice(0, 7)}-01`), 1), -1);
}

/** A child assessed before 7 years, with up to 13 doses on a few days. */
export const anyVaccineHistory: fc.Arbitrary<VaccineHistory> = fc
  .record({
    edition: fc.constantFrom('cdsi-4.64', 'cdsi-4.65'),
    isRolled: fc.boolean(),
    bornOn: anyBirth,
    sex: fc.constantFrom('female', 'male', 'unknown'),
    observed: anyObserved,
    visits: anyVisits,
    untilAssessed: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 70 }), fc.integer({ min: 0, max: OLDEST_DAYS })),
    isMonthOver: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
    given: anyProducts.chain((products) =>
      fc.array(
        fc.record({
          visit: fc.nat({ max: 5 }),
          cvx: fc.constantFrom(...products),
          spoilt: fc.integer({ min: 0, max: 39 }),
        }),
        { maxLength: 13, size: 'max' },
      ),
    ),
  })
  .map(({ edition, isRolled, bornOn, sex, observed, visits, untilAssessed, isMonthOver, given }) => {
    const asOfAge = Math.min(Math.max(...visits) + untilAssessed, OLDEST_DAYS);
    const onAge = (age: number) => addDays(bornOn, Math.min(age, asOfAge));
    return {
      edition,
      isRolled,
      patient: {
        bornOn,
        sex,
        observations: observed.map(({ code, age }) => ({ code, on: age === null ? null : onAge(age) })),
      },
      doses: given.map(({ visit, cvx, spoilt }) => ({
        givenOn: onAge(visits[visit % visits.length] ?? 0),
        cvx,
        ...(spoilt === 0 && { isSubStandard: true }),
      })),
      // Seasons end with a month; this includes the last day.
      asOf: isMonthOver ? lastOfMonth(onAge(asOfAge)) : onAge(asOfAge),
    };
  });

export const anyShuffled: fc.Arbitrary<{ readonly history: VaccineHistory; readonly shuffled: VaccineHistory }> =
  anyVaccineHistory.chain((history) =>
    fc
      .shuffledSubarray([...history.doses], { minLength: history.doses.length })
      .map((doses) => ({ history, shuffled: { ...history, doses } })),
  );
