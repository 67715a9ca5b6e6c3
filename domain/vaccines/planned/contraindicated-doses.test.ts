import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import { ofProduct, planInput, rowTexts } from '#testing/vaccines/planned-vaccines.ts';
import { conditions } from '../editions/editions-data.ts';
import type { KnownDose } from '../given/known-dose.ts';
import { MOTHER_HAD_RSV_VACCINE } from '../organize/patient.ts';
import { observationsOf } from './noted-conditions.ts';
import { planOn } from './plan-on.ts';

const TODAY = day('2026-11-23');

function planWith(ids: readonly string[], bornOn: Day, more: readonly string[] = [], doses: readonly KnownDose[] = []) {
  const input = planInput(bornOn, doses);
  const noted = observationsOf(
    conditions(),
    ids.map((id) => ({ id })),
    bornOn,
    TODAY,
  );
  const observations = [...noted, ...more.map((code) => ({ code }))];
  return planOn({ ...input, patient: { ...input.patient, observations } }, TODAY);
}

const WITHHELD = [
  { id: 'reaction-dtap', vaccine: 'dtap' },
  { id: 'reaction-hepb', vaccine: 'hepb' },
  { id: 'reaction-rotavirus', vaccine: 'rv' },
  { id: 'blocked-bowel', vaccine: 'rv' },
  { id: 'reaction-hib', vaccine: 'hib' },
  { id: 'reaction-pneumococcal', vaccine: 'pcv' },
  { id: 'reaction-polio', vaccine: 'ipv' },
  { id: 'reaction-flu', vaccine: 'flu' },
  { id: 'reaction-mmr', vaccine: 'mmr' },
  { id: 'reaction-chickenpox', vaccine: 'var' },
  { id: 'reaction-hepa', vaccine: 'hepa' },
  { id: 'reaction-hpv', vaccine: 'hpv' },
  { id: 'reaction-menacwy', vaccine: 'menacwy' },
  { id: 'reaction-rsv', vaccine: 'rsv-ab' },
];

describe('[VAX-01] what must not be given has rows that say so at every age at which it would be planned', () => {
  const ages = [0, 1, 2, 4, 7, 9, 12, 15, 20, 30, 48, 60, 84, 120, 132, 150, 192].map((months) => {
    const bornOn = addMonths(TODAY, -months);
    return { months, bornOn, healthy: planWith([], bornOn) };
  });

  test.each(WITHHELD)('$vaccine with $id', ({ id, vaccine }) => {
    const found = ages.map(({ months, bornOn, healthy }) => {
      const isPlanned = healthy.some((row) => row.vaccine === vaccine && row.due !== null);
      const rows = planWith([id], bornOn).filter((row) => row.vaccine === vaccine);
      const withheld = rows.filter(({ isContraindicated }) => isContraindicated).length;
      const isOpen = withheld > 0 && withheld === rows.filter(({ dose }) => dose === null).length;
      return { months, isPlanned, isOpen, withheld, due: rows.filter(({ due }) => due !== null).length };
    });

    expect(
      found.filter(
        ({ isPlanned, isOpen, withheld, due }) => isOpen !== isPlanned || withheld > 0 !== isPlanned || due > 0,
      ),
    ).toEqual([]);
    expect(found.some(({ isPlanned }) => isPlanned)).toBe(true);
  });

  test("the mother's RSV vaccine makes none, alone", () => {
    const bornOn = addMonths(TODAY, -2);
    const isWithheld = (ids: readonly string[]) =>
      planWith(ids, bornOn, [MOTHER_HAD_RSV_VACCINE]).some((row) => row.isContraindicated);

    expect(isWithheld([])).toBe(false);
    expect(isWithheld(['reaction-rsv'])).toBe(true);
  });
});

describe('[VAX-01] a vaccine whose doses of this season were given', () => {
  const ofVaccine = (vaccine: string, ids: readonly string[], doses: readonly KnownDose[]) =>
    planWith(ids, day('2026-04-01'), [], doses).filter((row) => row.vaccine === vaccine);
  const isWithheld = (...of: Parameters<typeof ofVaccine>) => ofVaccine(...of).map((row) => row.isContraindicated);

  test('is planned for the next where only some of its products must not be given, as the nasal spray', () => {
    const doses = ofProduct('140', '2026-10-05', '2026-11-05');

    expect(rowTexts(ofVaccine('flu', ['scid'], doses), 'flu').at(-1)).toBe('3 due 2027-09-01');
    expect(isWithheld('flu', ['scid'], doses)).toEqual([false, false, false]);
  });

  test('must not be given in the next where it would be for what else is noted', () => {
    const doses = ofProduct('306', '2026-10-10');

    expect(rowTexts(ofVaccine('rsv-ab', ['cystic-fibrosis'], doses), 'rsv-ab')).toEqual([
      '1 given',
      '2 due 2027-10-01',
    ]);
    expect(isWithheld('rsv-ab', ['cystic-fibrosis', 'reaction-rsv'], doses)).toEqual([false, true]);
    expect(isWithheld('rsv-ab', ['reaction-rsv'], doses)).toEqual([false]);
  });
});

describe('[VAX-01] what begins at a later age', () => {
  test.each(['no-spleen', 'sickle-cell', 'hiv'])('with %s MenACWY stands at 2 months, on any day before', (id) => {
    const days = Array.from({ length: 13 }, (_, n) => addDays(TODAY, -5 * n));
    const firstRows = days.map((bornOn) => rowTexts(planWith([id], bornOn), 'menacwy')[0]);

    expect(firstRows).toEqual(days.map((bornOn) => `1 due ${addMonths(bornOn, 2)}`));
  });

  test('for a healthy newborn it does not stand', () => {
    expect(rowTexts(planWith([], TODAY), 'menacwy')).toEqual([]);
  });

  test('one that a condition calls for already is not planned again for an older age', () => {
    const given = ['2023-12-20', '2024-02-20', '2024-04-20', '2024-10-20'];
    const bornOn = day('2023-10-20');
    const input = planInput(
      bornOn,
      given.map((on) => ({ id: on, givenOn: day(on), cvx: '216', vaccine: null })),
    );
    const observations = observationsOf(conditions(), [{ id: 'heart-disease' }], bornOn, TODAY);
    const rows = planOn({ ...input, patient: { ...input.patient, observations } }, TODAY);

    expect(rowTexts(rows, 'pcv')).toEqual(['1 given', '2 given', '3 given', '4 given']);
  });
});
