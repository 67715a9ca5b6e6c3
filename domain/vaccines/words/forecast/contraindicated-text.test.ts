import { describe, expect, test } from 'vitest';
import { wordsInput } from '#testing/vaccines/vaccine-words.ts';
import { MOTHER_HAD_RSV_VACCINE } from '../../organize/patient.ts';
import type { WordsInput } from '../words-input.ts';
import { contraindicatedText } from './contraindicated-text.ts';

const REACTION_TO_RSV = '244';
const REACTION_TO_MMR = '091';
const REACTION_TO_DIPHTHERIA = '117';
const BLOCKED_BOWEL = '028';
const NEUROLOGIC = '076';
const CHEMOTHERAPY = '168';
const MEDICINE = '158';

function inputOf(...codes: string[]): WordsInput {
  const observations = codes.map((code) => ({ code }));
  return wordsInput({ bornOn: '2026-08-20', today: '2026-11-23', patient: { observations } });
}

function saidOf(group: string, input: WordsInput) {
  const forecast = input.assessment.forecasts.find(({ vaccineGroup }) => vaccineGroup === group);
  if (!forecast) throw new Error(`no forecast of ${group}`);
  const { text, rule, details } = contraindicatedText(input, forecast);
  return { text, rule, details: details.join() };
}

describe('[VAX-01] a vaccine that is not to be given', () => {
  test('names what is noted against it, and not what is against another', () => {
    const input = inputOf(REACTION_TO_MMR, BLOCKED_BOWEL);

    expect(saidOf('Rotavirus', input).text).toContain('ntussusception');
    expect(saidOf('Rotavirus', input).text).not.toContain('MMR');
    expect(saidOf('MMR', input).text).not.toContain('ntussusception');
  });

  test('names the table of CDC’s logic that decides', () => {
    const input = inputOf(REACTION_TO_DIPHTHERIA);

    expect(saidOf('DTaP/Tdap/Td', input).rule).toBe('TABLE 7-5');
    expect(saidOf('Pneumococcal', input).rule).toBe('TABLE 7-7');
  });

  test('is not told as the mother’s vaccine where the child had a reaction, or where nothing is known', () => {
    const mothers = saidOf('RSV', inputOf(MOTHER_HAD_RSV_VACCINE)).text;

    expect(mothers).toContain('the mother had the RSV vaccine');
    expect(saidOf('RSV', inputOf(MOTHER_HAD_RSV_VACCINE, REACTION_TO_RSV)).text).not.toBe(mothers);
    expect(saidOf('RSV', inputOf(REACTION_TO_RSV, MOTHER_HAD_RSV_VACCINE)).text).not.toBe(mothers);
    expect(saidOf('RSV', { ...inputOf(REACTION_TO_RSV), trace: [] })).toMatchObject({ rule: 'TABLE 7-5' });
    expect(saidOf('RSV', { ...inputOf(REACTION_TO_RSV), trace: [] }).text).not.toBe(mothers);
  });

  test('during a treatment: for 3 months after it where CDC says so', () => {
    const forATime = (...codes: string[]) => ({ ...inputOf(...codes), notedForATime: new Set(codes) });

    expect(saidOf('MMR', forATime(MEDICINE)).text).toMatch(/^Not to be given while [^,]+ lasts$/);
    expect(saidOf('MMR', forATime(CHEMOTHERAPY, MEDICINE)).text).toMatch(
      / lasts, nor in the 3 months after chemotherapy$/,
    );
  });

  test('because of one part: the part is named, whatever else other conditions would bar', () => {
    const input = inputOf(NEUROLOGIC);
    const antigens = input.edition.antigens.map((antigen) => {
      const items = antigen.series.flatMap((series) => series.doses().flatMap(({ preferable }) => preferable.items));
      const always = { from: null, to: null };
      const products = new Map(items.map(({ product }) => [product.index, always]));
      const ofAnother = { observation: BLOCKED_BOWEL, ages: always, guidance: [], products };
      return { ...antigen, vaccineContraindications: [...antigen.vaccineContraindications, ofAnother] };
    });

    expect(saidOf('DTaP/Tdap/Td', input).details).toContain('whooping cough');
    expect(saidOf('DTaP/Tdap/Td', { ...input, edition: { ...input.edition, antigens } }).details).toContain(
      'whooping cough',
    );
  });
});
