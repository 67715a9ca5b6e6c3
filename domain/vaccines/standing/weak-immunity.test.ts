import { describe, expect, test } from 'vitest';
import { publishedEdition } from '../editions/editions-data.ts';
import { isLiveVaccine } from './live-vaccine.ts';
import { observationToAskAbout, observationToAskAboutBefore } from './weak-immunity.ts';

const edition = publishedEdition('cdsi-4.65');

function asksAbout(...codes: readonly string[]): string | null {
  return observationToAskAbout(codes.map((code) => ({ code })));
}

describe('before any live vaccine a doctor is asked', () => {
  test.each(['003', '004', '013', '171', '178', '186', '198', '216', '246', '269'])('with observation %s', (code) => {
    expect(asksAbout(code)).toBe(code);
    expect(edition.observations.has(code)).toBe(true);
  });

  test('of several observations the same one is named, in any order of entry', () => {
    expect([asksAbout('178', '027', '003'), asksAbout('003', '178')]).toEqual(['003', '003']);
  });

  test('and not without a reason', () => {
    expect([observationToAskAbout(), asksAbout(), asksAbout('027', '104'), asksAbout('no code')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('HIV asks unless it is recorded as not severe', () => {
    expect([asksAbout('186'), asksAbout('186', '155'), asksAbout('120', '026')]).toEqual(['186', null, null]);
    expect(asksAbout('154', '155')).toBe('154');
    expect(asksAbout('186', '155', '003')).toBe('003');
  });

  test('every title that speaks of weak immunity is one that asks, or left out on purpose', () => {
    const words =
      /immunoc|immunos|immunod|immune def|immunoglobulin|transplant|HIV|ART\]|leuk|lymph|Hodgkin|myeloma|cancer|malign|tumor|CAR-T|radiation|chemo|defect|defici|complement|phagocyt|asplen/iu;
    const silent = [...edition.observations].filter(([code, title]) => words.test(title) && asksAbout(code) === null);
    expect(silent.map(([code]) => code).toSorted()).toEqual([
      '026', // HIV without severe immunosuppression
      '073', // contacts of somebody
      '155', // HIV, not severe
      '160', // asplenia
    ]);
  });

  test('what rules out a live vaccine of children is one that asks, or speaks against that vaccine for another reason', () => {
    const ruling = edition.antigens
      .filter(({ name }) => ['Measles', 'Mumps', 'Rubella', 'Varicella', 'Rotavirus', 'Influenza'].includes(name))
      .flatMap(({ name, contraindications, vaccineContraindications }) => [
        ...(name === 'Influenza' ? [] : contraindications),
        ...vaccineContraindications.filter(({ products }) =>
          [...edition.products.values()].some((product) => isLiveVaccine(product) && products.has(product.index)),
        ),
      ]);
    const silent = new Set(ruling.map(({ observation }) => observation).filter((code) => asksAbout(code) === null));
    const titles = [...silent].map((code) => edition.observations.get(code) ?? '');
    const other =
      /^(severe )?allergic reaction|^adverse reaction|IG administration|IG administration - Standard|transfusion|^IGIV|cytomegalovirus|^pregnant|^tuberculosis|^asthma|^intussusception|aspirin|antiviral medications|^cerebrospinal|^cochlear|asplenia|^chronic kidney|not severely/iu;
    expect(titles.filter((title) => !other.test(title))).toEqual([]);
  });
});

describe('a child with a weak immune system', () => {
  const groups = [...edition.vaccineGroups.keys()];

  test('is asked about before each vaccine that has live products only', () => {
    const asked = groups.filter((group) => observationToAskAboutBefore(group, edition, [{ code: '003' }]) === '003');
    expect(asked.toSorted()).toEqual(LIVE_ONLY);
    expect(groups).toEqual(expect.arrayContaining(['Influenza', 'Polio', 'HepB']));
  });

  test('is asked about before no vaccine where nothing is noted', () => {
    expect(groups.filter((group) => observationToAskAboutBefore(group, edition) !== null)).toEqual([]);
  });
});

const LIVE_ONLY = ['MMR', 'Rotavirus', 'Varicella'];
