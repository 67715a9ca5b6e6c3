import { describe, expect, test } from 'vitest';
import { addMonths, day } from '#domain/time/day.ts';
import { conditions, routineSchedule } from '../../editions/editions-data.ts';
import { wordsInput, type History } from '#testing/vaccines/vaccine-words.ts';
import { forecastWords } from './forecast-words.ts';
import { limitOf } from './of-healthy-children.ts';

const TODAY = day('2026-11-23');
const GROUPS = new Set(routineSchedule().vaccines.map(({ group }) => group));
const CODES = [...new Set(conditions().flatMap(({ observations }) => observations.map(({ code }) => code)))];
const EVERYBODY = /no longer given(?!.*healthy)|only given|child will be too old/i;

type Said = { readonly group: string; readonly said: string; readonly isDated: boolean };

function saidTo(history: Omit<History, 'today'>): readonly Said[] {
  const input = wordsInput({ ...history, today: TODAY });
  const words = forecastWords(input);
  return input.assessment.forecasts.map(({ vaccineGroup, earliest }, n) => {
    const { text = '', details = [] } = words[n] ?? {};
    return { group: vaccineGroup, said: [text, ...details].join('. '), isDated: earliest !== null };
  });
}

describe('[VAX-01] an age limit', () => {
  const ages = [0, 4, 8, 14, 19, 24, 60, 84, 120, 156, 192, 215];

  test.each(ages)('of healthy children is not told as that of everybody, at %s months', (months) => {
    const bornOn = addMonths(TODAY, -months);
    const forEverybody = saidTo({ bornOn })
      .filter(({ group, said }) => GROUPS.has(group) && EVERYBODY.test(said))
      .map(({ group }) => group);
    const wrong = CODES.flatMap((code) =>
      saidTo({ bornOn, patient: { observations: [{ code }] } })
        .filter(({ group, isDated }) => isDated && forEverybody.includes(group))
        .map(({ group }) => `${group} for ${code}`),
    );

    expect(wrong).toEqual([]);
  });

  test.each([
    {
      group: 'RSV',
      months: 14,
      said: /^No longer given at this age to healthy children\. Healthy children get it before 8 months\.$/,
    },
    { group: 'RSV', months: 20, said: /^No longer given at this age\. Healthy children get it before 8 months\.$/ },
    {
      group: 'Hib',
      months: 60,
      said: /^No longer given at this age to healthy children\. Healthy children get it before 5 years\.$/,
    },
    {
      group: 'Rotavirus',
      months: 9,
      said: /^No longer given at this age\. The first dose is given before 15 weeks\.$/,
    },
  ])('of $group at $months months', ({ group, months, said }) => {
    expect(saidTo({ bornOn: addMonths(TODAY, -months) }).find((one) => one.group === group)?.said).toMatch(said);
  });

  test.each(['027', '024'])('is not told as that of healthy children where %s is noted', (code) => {
    const said = saidTo({ bornOn: addMonths(TODAY, -60), patient: { observations: [{ code }] } });

    expect(said.find(({ group }) => group === 'Hib')?.said).toBe(
      "What is noted does not call for it at this age by CDC's data. The doctor may know a reason for it all the same.",
    );
  });

  test.each(['017', '245', '200'])('of 8 months is not that of RSV for a child of 20 months with %s', (code) => {
    const said = saidTo({ bornOn: addMonths(TODAY, -20), patient: { observations: [{ code }] } });

    expect(said.find(({ group }) => group === 'RSV')?.said).toBe('No longer given at this age');
  });

  test('nobody of whom something is noted hears what healthy children get', () => {
    const told = ages.flatMap((months) =>
      CODES.flatMap((code) => saidTo({ bornOn: addMonths(TODAY, -months), patient: { observations: [{ code }] } })),
    );

    expect(told.filter(({ said }) => /healthy/i.test(said))).toEqual([]);
  });

  const MORE = 'Ask the doctor: with a weak immune system more doses may be needed';
  const four = (bornOn: string) => [2, 4, 6, 12].map((months) => `133 ${addMonths(day(bornOn), months)}`);

  test.each(['013', '168', '158', '186', '003'])('of RSV is nothing to say to a child with %s', (code) => {
    for (const months of [9, 14]) {
      const said = saidTo({ bornOn: addMonths(TODAY, -months), patient: { observations: [{ code }] } });
      expect(said.find(({ group }) => group === 'RSV')?.said).toBe(MORE);
    }
  });

  test.each(['168', '003', '246'])('of PCV and HPV, and Complete, are nothing to say to a child with %s', (code) => {
    const patient = { observations: [{ code }] };
    const of = (bornOn: string, doses: string[], vaccine: string) =>
      saidTo({ bornOn, doses, patient }).find(({ group }) => group === vaccine)?.said;

    expect(of('2023-10-20', four('2023-10-20'), 'Pneumococcal')).toBe(MORE);
    expect(of('2021-10-20', [], 'Pneumococcal')).toBe(MORE);
    expect(of('2014-10-20', ['165 2025-10-20', '165 2026-05-20'], 'HPV')).toBe(MORE);
  });

  test('of a dose that came too late is that of healthy children', () => {
    const history = { bornOn: '2020-01-01', today: '2025-06-01', doses: ['48 2025-06-01'] };
    expect(forecastWords(wordsInput(history)).find(({ vaccineGroup }) => vaccineGroup === 'Hib')?.text).toBe(
      'No longer given at this age to healthy children',
    );
  });
});

describe('[VAX-01] an age limit is that of healthy children', () => {
  const { edition, ...input } = wordsInput({ bornOn: addMonths(TODAY, -12), today: TODAY });
  const always = { observation: '160', ages: { from: null, to: null }, guidance: [] };
  const never = { ...always, ages: { from: null, to: { months: 6, days: 0, text: '6m' } } };

  test.each([
    { what: 'a risk at this age among others', but: { type: 'risk' as const, indications: [never, always] }, is: true },
    { what: 'a risk at another age', but: { type: 'risk' as const, indications: [never] }, is: false },
    { what: 'no risk', but: { type: 'standard' as const, indications: [always] }, is: false },
    { what: 'pregnancy', but: { type: 'risk' as const, indications: [{ ...always, observation: '007' }] }, is: false },
    { what: 'another vaccine', but: { type: 'risk' as const, indications: [always], vaccineGroup: 'RSV' }, is: false },
  ])('where CDC has a series for $what: $is', ({ but, is }) => {
    const antigens = edition.antigens.slice(0, 1).map((antigen) => {
      return { ...antigen, series: antigen.series.slice(0, 1).map((one) => ({ ...one, vaccineGroup: 'Hib', ...but })) };
    });

    expect(limitOf({ ...input, edition: { ...edition, antigens } }, 'Hib', TODAY) === 'healthy').toBe(is);
  });
});
