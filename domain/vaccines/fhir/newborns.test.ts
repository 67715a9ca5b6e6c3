import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import { LOINC } from '#domain/fhir/coding.ts';
import { maya, madeAt } from '#testing/vaccines/fhir-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { vaccineNames } from '../words/names-data.ts';
import { childInWords } from '../words/plan/child-in-words.ts';
import { fhirVaccineBundle } from './fhir.ts';

type Facts = Omit<Parameters<typeof plannedChildOn>[0], 'bornOn'>;

/** What a clinic is told of a vaccine group, and what parents read of its last day. */
function toldOf(vaccineGroup: string, bornOn: Day, facts: Facts, today: Day) {
  const of = plannedChildOn({ bornOn, ...facts }, today);
  const { record, patient, judged, assessment, edition } = of;
  const doses = judged.map(({ given, known }) => ({ ...given, id: known.id }));
  const child = { ...maya, bornOn };
  const observations = patient.observations ?? [];
  const told = { child, doses, observations, atBirth: record.child };
  const { entry } = fhirVaccineBundle(told, assessment, edition, madeAt);
  const recommended = entry
    .map(({ resource }) => resource)
    .filter((one) => one.resourceType === 'ImmunizationRecommendation')
    .flatMap(({ recommendation }) => recommendation)
    .find(({ description }) => description.startsWith(`${vaccineGroup},`));
  const latest = recommended?.dateCriterion?.find(({ code }) =>
    code.coding?.some((one) => one.system === LOINC && one.code === '59777-3'),
  );
  const { ofGroups } = childInWords(record, of.published, vaccineNames, today);
  return {
    latest: latest?.value,
    lastDay: ofGroups.find((group) => group.vaccineGroup === vaccineGroup)?.lastDay,
    reasons: recommended?.forecastReason?.map(({ text }) => text) ?? [],
    facts: recommended?.supportingPatientInformation.flatMap(({ display }) => display ?? []),
  };
}

test.each([
  { born: '2026-11-22', latest: '2027-03-31' },
  { born: '2026-10-30', latest: '2027-03-31' },
  { born: '2026-05-10', latest: '2027-01-09' },
])('RSV antibody of a child born on $born can be given until $latest, as parents read', ({ born, latest }) => {
  const told = toldOf('RSV', day(born), { motherRsvVaccine: false }, day('2026-11-28'));

  expect(told.latest).toBe(latest);
  expect(told.lastDay).toContain(latest === '2027-03-31' ? 'March 31, 2027' : 'January 9, 2027');
});

describe('a clinic is told why the doses of hepatitis B are others for a child', () => {
  const bornOn = day('2026-10-23');
  const today = addDays(bornOn, 5);
  const LIGHT = 'Birth weight: under 2,000 g';
  const POSITIVE = "Mother's HBsAg: positive";
  const NEGATIVE = "Mother's HBsAg: negative";
  const UNKNOWN = "Mother's HBsAg: not known";
  const NOT_ENTERED = "Mother's HBsAg: not entered, counted as not known";
  const LIGHT_AND_EXPOSED =
    'Under 2,000 g at birth, mother not known to be negative: a dose given at birth does not count, and three more follow from 1 month';
  const LIGHT_AND_NEGATIVE =
    'Under 2,000 g at birth, mother negative: the first dose is for 1 month of age or for going home from the hospital, whichever comes first';
  const LAST_DOSE = "Mother's HBsAg positive: the last dose is for 6 months of age";

  test.each([
    { motherHepatitisB: 'positive', birthWeightKg: 0.9, facts: [POSITIVE, LIGHT], reason: LIGHT_AND_EXPOSED },
    { motherHepatitisB: 'unknown', birthWeightKg: 1.9, facts: [UNKNOWN, LIGHT], reason: LIGHT_AND_EXPOSED },
    { motherHepatitisB: null, birthWeightKg: 1.9, facts: [NOT_ENTERED, LIGHT], reason: LIGHT_AND_EXPOSED },
    { motherHepatitisB: 'negative', birthWeightKg: 1.5, facts: [NEGATIVE, LIGHT], reason: LIGHT_AND_NEGATIVE },
    { motherHepatitisB: 'positive', birthWeightKg: 3.4, facts: [POSITIVE], reason: LAST_DOSE },
    { motherHepatitisB: 'unknown', birthWeightKg: 3.4, facts: [UNKNOWN], reason: null },
    { motherHepatitisB: null, birthWeightKg: null, facts: [NOT_ENTERED], reason: null },
    { motherHepatitisB: 'negative', birthWeightKg: 3.4, facts: [], reason: null },
  ] as const)('mother $motherHepatitisB, $birthWeightKg kg', ({ facts, reason, ...child }) => {
    const told = toldOf('HepB', bornOn, child, today);

    expect(told.reasons).toEqual([reason].filter(Boolean));
    expect(told.facts).toEqual(facts);
    expect(toldOf('RSV', bornOn, child, today).facts).toEqual([]);
  });

  test('not once they change nothing: by a list that begins at 2 months, or when nobody asks the mother', () => {
    const light = { motherHepatitisB: 'negative', birthWeightKg: 1.5 } as const;
    const byList = toldOf('HepB', bornOn, { ...light, authority: 'cdc-2026-01' }, today);
    const old = toldOf('HepB', bornOn, {}, addMonths(bornOn, 24));

    expect(byList.facts).toEqual([]);
    expect(old.facts).toEqual([]);
  });
});
