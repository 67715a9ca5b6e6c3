import { describe, expect, test } from 'vitest';
import { GENDERS } from '#domain/children/child.ts';
import { day, isDay } from '#domain/time/day.ts';
import { codeFaults, emptyOrDangling, fhirFaults } from '#testing/fhir.ts';
import conditions from '#testing/fixtures/vaccines/cdsi-conditions.json' with { type: 'json' };
import healthy from '#testing/fixtures/vaccines/cdsi-healthy.json' with { type: 'json' };
import whole from '#testing/fixtures/vaccines/whole-child.json' with { type: 'json' };
import type { Assessment, GivenDose } from '../assessment.ts';
import { editionOn } from '../editions/editions-data.ts';
import { evaluateAndForecast } from '../engine.ts';
import { CVX } from './codes.ts';
import { fhirVaccineBundle } from './fhir.ts';

type Case = {
  readonly dob: string;
  readonly sex: string;
  readonly assessed: string;
  readonly doses: readonly { readonly date: string; readonly cvx: string; readonly mvx?: string }[];
  readonly observations?: readonly { readonly code: string; readonly date?: string }[];
};

const uuid = (number: number) => `0197a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

function followed({ dob, sex, assessed, doses, observations = [] }: Case) {
  const asOf = day(assessed);
  const edition = editionOn('cdsi-4.65', asOf);
  const patient = {
    bornOn: day(dob),
    sex,
    observations: observations.map(({ code, date }) => ({ code, on: date === undefined ? null : day(date) })),
  };
  const written = doses.map(({ date, cvx, mvx = null }, index) => ({ id: uuid(index + 1), givenOn: date, cvx, mvx }));
  const gender = GENDERS.find((one) => one === sex) ?? null;
  const child = { id: uuid(0), firstName: 'Maya', lastName: null, bornOn: patient.bornOn, gender };
  const assess = (some: readonly GivenDose[]) => evaluateAndForecast(edition, patient, some, asOf);
  const assessment = assess(written);
  const record = { child, doses: written, observations: patient.observations };
  return { assess, assessment, bundle: fhirVaccineBundle(record, assessment, edition, '2026-11-21T12:00:00.000Z') };
}

/** As a clinic's program takes them over. */
function dosesIn({ entry }: ReturnType<typeof fhirVaccineBundle>): GivenDose[] {
  return entry.flatMap(({ resource }) => {
    if (resource.resourceType !== 'Immunization' || resource.status !== 'completed') return [];
    const { vaccineCode, occurrenceDateTime: givenOn, manufacturer, isSubpotent: isSubStandard = false } = resource;
    const cvx = vaccineCode.coding?.find(({ system }) => system === CVX)?.code;
    const mvx = manufacturer?.identifier?.value ?? null;
    return cvx !== undefined && givenOn !== undefined && isDay(givenOn) ? [{ givenOn, cvx, mvx, isSubStandard }] : [];
  });
}

const given = (date: string, ...codes: string[]) => codes.map((cvx) => ({ date, cvx }));
const born = (dob: string, assessed: string, rest: Partial<Case> = {}): Case => ({
  dob,
  assessed,
  sex: 'female',
  doses: [],
  ...rest,
});

const histories = {
  'a newborn without a dose': born('2026-11-01', '2026-11-01'),
  'four months on time, in combinations': born('2026-07-01', '2026-11-21', {
    doses: [...given('2026-07-01', '08'), ...given('2026-09-01', '146', '216', '116')],
  }),
  'one year, measles too early and varicella too soon after it': born('2025-11-10', '2026-11-21', {
    doses: [...given('2026-10-30', '03'), ...given('2026-11-15', '21')],
  }),
  'six years with everything, and one dose more': born('2020-01-15', '2026-11-21', {
    doses: [
      ...given('2020-01-15', '08'),
      ...given('2020-03-15', '110', '133', '116', '49'),
      ...given('2020-05-15', '110', '133', '116', '49'),
      ...given('2020-07-20', '110', '133', '116'),
      ...given('2021-01-20', '03', '21', '83', '133', '49'),
      ...given('2021-07-25', '20', '83'),
      ...given('2024-02-01', '130', '94'),
      ...given('2025-02-01', '130'),
      ...given('2025-10-05', '140'),
    ],
  }),
  'eleven years with tetanus only': born('2015-05-05', '2026-11-21', { doses: given('2023-01-02', '09', '09') }),
  'a boy without a spleen': born('2023-03-03', '2026-11-21', {
    sex: 'male',
    doses: given('2023-05-03', '152', '48'),
    observations: [{ code: '160', date: '2024-01-01' }],
  }),
  'a severe reaction before': born('2025-06-06', '2026-11-21', {
    doses: given('2025-08-06', '120'),
    observations: [{ code: '080' }],
  }),
  'an unknown product, an unknown sex and a day to come': born('2025-06-06', '2026-11-21', {
    sex: 'unknown',
    doses: [...given('2025-08-06', '999'), ...given('2027-01-01', '03'), ...given('2025-02-30', '08')],
  }),
  'a day before birth': born('2025-06-06', '2025-06-05', { doses: given('2025-08-06', '120') }),
} satisfies Record<string, Case>;

describe.each(Object.entries(histories))('%s', (_, history) => {
  test('is exported as HL7 publishes FHIR R4, each forecast as one recommendation', () => {
    const { assessment, bundle } = followed(history);
    const recommendations = bundle.entry.flatMap(({ resource }) =>
      resource.resourceType === 'ImmunizationRecommendation' ? resource.recommendation : [],
    );

    expect(fhirFaults(JSON.parse(JSON.stringify(bundle)))).toEqual([]);
    expect([...codeFaults(bundle), ...emptyOrDangling(bundle)]).toEqual([]);
    expect(recommendations).toHaveLength(assessment.forecasts.length);
  });

  test('is read again as doses with the same assessment', () => {
    const { assess, assessment, bundle } = followed(history);
    const usable = ({ evaluations, forecasts }: Assessment) => ({ evaluations, forecasts });
    expect(usable(assess(dosesIn(bundle)))).toEqual(usable(assessment));
  });
});

describe('a clinic gets each dose once', () => {
  const days = given('2025-06-05', '08').concat(given('2025-08-06', '120', '120'), given('2026-11-22', '03'));
  /** Immunizations by product and day, with their evaluations. */
  const exportOf = (history: Case) => {
    const { bundle } = followed(history);
    const resources = bundle.entry.map(({ resource }) => resource);
    return {
      doses: resources.flatMap((one) => (one.resourceType === 'Immunization' ? [one] : [])),
      judged: resources.flatMap((one) => (one.resourceType === 'ImmunizationEvaluation' ? [one] : [])),
    };
  };

  test('and not a dose on a day before birth or still to come, nor the second of two that are one', () => {
    const { doses, judged } = exportOf(born('2025-06-06', '2026-11-21', { doses: days }));

    expect(doses.map(({ id, occurrenceDateTime }) => ({ id, on: occurrenceDateTime }))).toEqual([
      { id: uuid(2), on: '2025-08-06' },
    ]);
    expect(new Set(judged.map(({ immunizationEvent }) => immunizationEvent.reference))).toEqual(
      new Set([`urn:uuid:${uuid(2)}`]),
    );
  });

  test('and of duplicates the one that was evaluated, in any order', () => {
    const twice = [
      { date: '2025-08-06', cvx: '120', mvx: 'SKB' },
      { date: '2025-08-06', cvx: '120', mvx: 'PMC' },
    ];

    expect(exportOf(born('2025-06-06', '2026-11-21', { doses: twice })).doses).toMatchObject([
      { id: uuid(2), manufacturer: { display: 'PMC' } },
    ]);
    expect(exportOf(born('2025-06-06', '2026-11-21', { doses: twice.toReversed() })).doses).toMatchObject([
      { id: uuid(1), manufacturer: { display: 'PMC' } },
    ]);
  });

  test('and a dose of today, and one on the day of birth', () => {
    const doses = [...given('2025-06-06', '08'), ...given('2026-11-21', '03')];

    expect(exportOf(born('2025-06-06', '2026-11-21', { doses })).doses).toHaveLength(2);
  });

  test('and a dose whose day cannot be read, in the words that were written', () => {
    expect(exportOf(born('2025-06-06', '2026-11-21', { doses: given('2025-02-30', '08') })).doses).toMatchObject([
      { occurrenceString: '2025-02-30' },
    ]);
  });

  test('and nothing on a day before birth', () => {
    expect(exportOf(born('2025-06-06', '2025-06-05', { doses: days })).doses).toEqual([]);
  });
});

test('doses are numbered by day, in any order of entry', () => {
  const { doses, ...history } = histories['six years with everything, and one dose more'];
  const { bundle } = followed({ ...history, doses: doses.toReversed() });

  const polio = bundle.entry.flatMap(({ resource }) =>
    resource.resourceType === 'Immunization' && resource.protocolApplied
      ? resource.protocolApplied
          .filter(({ series }) => series.startsWith('Polio'))
          .map(({ doseNumberPositiveInt }) => `${resource.occurrenceDateTime} ${doseNumberPositiveInt}`)
      : [],
  );

  expect(polio).toEqual(['2024-02-01 4', '2020-07-20 3', '2020-05-15 2', '2020-03-15 1']);
});

const known: Readonly<Record<string, readonly Case[]>> = {
  healthy: healthy.cases,
  conditions: conditions.cases,
  'whole child': whole.cases,
};

test.each(Object.entries(known))('the known cases “%s” are the same after export and import', (_, cases) => {
  for (const of of cases) {
    const { assess, assessment, bundle } = followed(of);

    const faults = [
      ...fhirFaults(JSON.parse(JSON.stringify(bundle))),
      ...codeFaults(bundle),
      ...emptyOrDangling(bundle),
    ];
    expect(faults).toEqual([]);
    expect(assess(dosesIn(bundle))).toEqual(assessment);
  }
});
