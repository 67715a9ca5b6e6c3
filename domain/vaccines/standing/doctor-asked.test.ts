import { expect, test } from 'vitest';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { ofProduct } from '#testing/vaccines/planned-vaccines.ts';
import { addMonths, day } from '#domain/time/day.ts';
import {
  doctorAsked,
  isAskedMeanwhile,
  isAskedThoughWithheld,
  mayBeGivenAgain,
  type DoctorAsked,
} from './doctor-asked.ts';
import { mainForecast } from './main-forecast.ts';

type Child = Parameters<typeof plannedChildOn>[0];

const bornOn = day('2025-06-15');

type Asked = Parameters<typeof doctorAsked>;

function factsOf(group: string, child: Omit<Child, 'bornOn'>, months: number): Asked {
  const { series, assessment } = plannedChildOn({ bornOn, ...child }, addMonths(bornOn, months));
  const main = mainForecast(assessment.forecasts, group);
  if (!main) throw new Error(`no forecast: ${group}`);
  return [series, main];
}

const askedOf = (...of: Parameters<typeof factsOf>): DoctorAsked | null => doctorAsked(...factsOf(...of));

test('a doctor is asked before a live vaccine for a weak immune system, and of no other vaccine', () => {
  const weak = { conditions: ['weak-immune-system'] };
  expect(askedOf('MMR', weak, 12)).toEqual({ about: 'next', why: 'live-vaccine', observation: '003' });
  expect(askedOf('DTaP/Tdap/Td', weak, 12)).toBeNull();
  expect(askedOf('MMR', {}, 12)).toBeNull();
});

test('a doctor is asked before Hib during chemotherapy', () => {
  expect(askedOf('Hib', { conditions: ['chemotherapy'] }, 2)?.why).toBe('during-chemotherapy');
});

test('a doctor is asked about a fourth hepatitis B for a light baby, once three were given', () => {
  const doses = ofProduct('08', '2025-07-15', '2025-08-15', '2025-12-20');
  const light = { birthWeightKg: 1.8, motherHepatitisB: 'unknown', doses } as const;
  expect(askedOf('HepB', light, 8)).toEqual({ about: 'more', why: 'ask-for-fourth', observation: null });
  expect(askedOf('HepB', { doses }, 8)).toBeNull();
});

test('[VAX-01] a doctor asked about complete doses is told first that no more may be given', () => {
  const mmr = ofProduct('03', '2026-06-15', '2026-08-15');
  const hib = ofProduct('48', '2025-08-15', '2025-10-15', '2025-12-15', '2026-06-15');
  const reactions = ['reaction-mmr', 'reaction-hib'];
  const asked = { about: 'more', why: 'ask-after-chemotherapy' };

  expect(askedOf('MMR', { conditions: ['chemotherapy', ...reactions], doses: mmr }, 15)).toEqual({
    ...asked,
    observation: '091',
  });
  expect(askedOf('MMR', { conditions: ['chemotherapy'], doses: mmr }, 15)).toEqual({ ...asked, observation: null });
  const ofHib = (condition: string) => askedOf('Hib', { conditions: [condition, ...reactions], doses: hib }, 15);
  expect(ofHib('chemotherapy')).toMatchObject({ why: 'ask-after-chemotherapy', observation: expect.any(String) });
  expect(ofHib('immune-medicine')).toMatchObject({ why: 'ask-for-more', observation: expect.any(String) });
});

test('during chemotherapy no doctor is asked before MMR, which must not be given then', () => {
  expect(askedOf('MMR', { conditions: ['chemotherapy'] }, 15)).toBeNull();
});

test('during chemotherapy Hib may have to be given again where a dose was given that counts', () => {
  const isAgain = (doses: NonNullable<Child['doses']>) =>
    mayBeGivenAgain(...factsOf('Hib', { conditions: ['chemotherapy'], doses }, 6));
  const dtap = ofProduct('20', '2025-08-15');

  expect(isAgain([])).toBe(false);
  expect(isAgain(ofProduct('48', '2025-08-15'))).toBe(true);
  expect(isAgain([...ofProduct('48', '2025-06-20'), ...dtap])).toBe(false);
});

test('no more may be given of what a doctor is asked about only where something noted speaks against it', () => {
  const doses = ofProduct('03', '2026-06-15', '2026-08-15');
  const isWithheld = (conditions: readonly string[], given = doses) =>
    isAskedThoughWithheld(...factsOf('MMR', { conditions, doses: given }, 15));

  expect(isWithheld(['chemotherapy', 'reaction-mmr'])).toBe(true);
  expect(isWithheld(['chemotherapy'])).toBe(false);
  expect(isWithheld([])).toBe(false);
  expect(isWithheld(['weak-immune-system'], [])).toBe(false);
});

test('[decision 60] with weak immunity a doctor is asked about more doses while a series is still open', () => {
  const isAsked = (group: string, conditions: readonly string[], months: number, doses = ofProduct('165')) =>
    isAskedMeanwhile(...factsOf(group, { conditions, doses }, months));
  const weak = ['weak-immune-system'];
  const first = ofProduct('165', '2036-06-15');

  expect(isAsked('HPV', weak, 132, first)).toBe(true);
  expect(isAsked('HPV', ['severely-weak-immune-system'], 132, first)).toBe(true);
  expect(['Hib', 'RSV'].map((group) => isAsked(group, weak, 3))).toEqual([true, true]);
  expect(['Pneumococcal', 'Meningococcal', 'Meningococcal B'].map((group) => isAsked(group, weak, 132))).toEqual([
    false,
    true,
    true,
  ]);
  expect(isAsked('Pneumococcal', weak, 30)).toBe(true);
  expect(isAsked('HPV', ['hiv'], 132, first)).toBe(false);
  expect(isAsked('HPV', [], 132, first)).toBe(false);
  expect(isAsked('MMR', weak, 15)).toBe(false);
  expect(isAsked('HPV', weak, 140, ofProduct('165', '2036-06-15', '2036-12-20'))).toBe(false);
});
