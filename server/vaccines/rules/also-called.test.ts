import { expect, test } from 'vitest';
import { vaccineFacts } from '#testing/vaccines/vaccine-facts.ts';

const calledOf = (id: string) => vaccineFacts.vaccines.find((vaccine) => vaccine.id === id)?.alsoCalled;

test.each([
  { id: 'mmr', called: ['M-M-R II', 'Priorix', 'ProQuad', 'MMRV'] },
  { id: 'pcv', called: ['Prevnar 13', 'Prevnar 20', 'Vaxneuvance', 'PCV20'] },
  { id: 'rv', called: ['RotaTeq', 'Rotarix'] },
  { id: 'dtap', called: ['Daptacel', 'Infanrix', 'Pediarix', 'Pentacel', 'Vaxelis'] },
  { id: 'hepb', called: ['Engerix-B', 'Pediarix', 'Vaxelis'] },
  { id: 'tdap', called: ['Adacel', 'Boostrix'] },
])('[decision 74] $id is found by $called', ({ id, called }) => {
  expect(calledOf(id)).toEqual(expect.arrayContaining(called));
});

test('[decision 74] no vaccine is found by what is given at another age, or by what else is in a combination', () => {
  expect(calledOf('dtap')).not.toContain('Boostrix');
  expect(calledOf('tdap')).not.toContain('Infanrix');
  expect(calledOf('dtap')?.join()).not.toMatch(/Hib|IPV|HepB|\(/);
});
