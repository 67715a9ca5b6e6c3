import { expect, test } from 'vitest';
import { routineSchedule } from '../editions/editions-data.ts';
import { plainName, plainTitle } from './plain-name.ts';

test('[decision 74] each vaccine of the schedule has a name that parents know', () => {
  expect(routineSchedule().vaccines.map(({ shortName }) => plainTitle(shortName))).toEqual([
    'Hepatitis B (HepB)',
    'RSV',
    'Rotavirus (RV)',
    'DTaP',
    'Hib',
    'Pneumococcal (PCV)',
    'Polio (IPV)',
    'Flu',
    'COVID-19',
    'MMR',
    'Chickenpox (VAR)',
    'Hepatitis A (HepA)',
    'Tdap',
    'HPV',
    'Meningococcal ACWY (MenACWY)',
    'Meningococcal B (MenB)',
  ]);
});

test('[decision 74] inside a sentence it stands without its short name', () => {
  expect(['RV', 'HepB', 'DTaP', 'Td', 'Flu'].map(plainName)).toEqual(['rotavirus', 'hepatitis B', 'DTaP', 'Td', 'flu']);
});
