import { describe, expect, test } from 'vitest';
import { maya } from '#testing/web/replies.ts';
import { vaccineFacts as facts } from '#testing/vaccines/vaccine-facts.ts';
import { vaccinePlan as plan } from '#testing/vaccines/vaccine-replies.ts';
import type { VaccinesTab } from '../vaccines-search.ts';
import { optionalVaccines, shownGroups } from './shown-groups.ts';

const foundBy = (search: string, tab: VaccinesTab = 'all') => {
  const groups = shownGroups({ child: maya, plan, facts }, { tab, search, by: 'status' });
  return [...new Set(groups.flatMap(({ rows }) => rows.map(({ shortName }) => shortName)))].toSorted();
};
const all = [...new Set(plan.planned.map(({ shortName }) => shortName))].toSorted();

describe('[VAX-02] [decision 74] the search', () => {
  test.each([
    { search: ' ', finds: all },
    { search: 'dtap', finds: ['DTaP'] },
    { search: ' Tetanus ', finds: ['DTaP'] },
    { search: 'whooping c', finds: ['DTaP'] },
    { search: 'pertussis', finds: ['DTaP'] },
    { search: 'polio', finds: ['IPV'] },
    { search: 'flu', finds: ['Flu'] },
    { search: 'influenza', finds: ['Flu'] },
    { search: 'influenzae', finds: ['Hib'] },
    { search: 'chicken pox', finds: ['VAR'] },
    { search: 'hep b', finds: ['HepB'] },
    { search: 'hepatitis', finds: ['HepA', 'HepB'] },
    { search: 'Pediarix', finds: ['DTaP', 'HepB', 'IPV'] },
    { search: 'vaxelis', finds: ['DTaP', 'HepB', 'Hib', 'IPV'] },
    { search: 'Prevnar', finds: ['PCV'] },
    { search: 'prevnar20', finds: ['PCV'] },
    { search: 'RotaTeq', finds: ['RV'] },
    { search: 'mmrv', finds: ['MMR', 'VAR'] },
    { search: 'beyfort', finds: ['RSV'] },
    { search: 'quokka', finds: [] },
    { search: '(?', finds: all },
  ])('by "$search" finds $finds', ({ search, finds }) => {
    expect(foundBy(search)).toEqual(finds);
  });

  test.each([
    { search: 'rotavius', finds: ['RV'] },
    { search: 'hepatits', finds: ['HepA', 'HepB'] },
    { search: 'hepatits b', finds: ['HepB'] },
    { search: 'meales', finds: ['MMR'] },
    { search: 'measels', finds: ['MMR'] },
    { search: 'pnuemo', finds: ['PCV'] },
    { search: 'mumsp', finds: ['MMR'] },
    { search: 'tettanus', finds: ['DTaP'] },
    { search: 'dtapp', finds: ['DTaP'] },
    { search: 'chiken pox', finds: ['VAR'] },
    { search: 'influensa', finds: ['Flu'] },
    { search: 'whoopping cough', finds: ['DTaP'] },
    { search: 'Pedarix', finds: ['DTaP', 'HepB', 'IPV'] },
    { search: 'pollio', finds: ['IPV'] },
    { search: 'menigitis', finds: ['Hib', 'PCV'] },
    { search: 'neumonia', finds: ['PCV'] },
    { search: 'hib', finds: ['Hib'] },
    { search: 'hic', finds: [] },
    { search: 'fllu', finds: [] },
    { search: 'hepatitis c', finds: [] },
    { search: 'hepattits', finds: [] },
    { search: 'fever', finds: [] },
    { search: 'malaria', finds: [] },
    { search: 'quokka', finds: [] },
  ])('by "$search", with one slip in a word of five letters or more, finds $finds', ({ search, finds }) => {
    expect(foundBy(search)).toEqual(finds);
  });

  test('by a word longer than any of a vaccine finds nothing, at once', () => {
    const startedAt = performance.now();

    expect(foundBy('hepatitis'.repeat(60))).toEqual([]);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  test('shows no other vaccine on a tab where the one that is sought is not', () => {
    expect(foundBy('hepatitis b', 'completed')).toEqual(['HepB']);
    expect(foundBy('hepatitis a', 'completed')).toEqual([]);
    expect(foundBy('rotavirus', 'overdue')).toEqual([]);
  });

  test.each([
    { search: '', finds: ['COVID-19', 'MenB'] },
    { search: 'covid', finds: ['COVID-19'] },
    { search: 'COVID19', finds: ['COVID-19'] },
    { search: 'Comirnaty', finds: ['COVID-19'] },
    { search: 'tetanus', finds: [] },
    { search: 'meningococal', finds: ['MenB'] },
  ])('by "$search" finds of the vaccines that can be added $finds', ({ search, finds }) => {
    expect(optionalVaccines({ plan, facts }, search).map(({ shortName }) => shortName)).toEqual(finds);
  });
});
