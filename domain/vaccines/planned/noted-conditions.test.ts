import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addMonths, day, dayNumber, type Day } from '#domain/time/day.ts';
import type { Patient } from '../assessment.ts';
import { parseDuration, dayAtAge } from '../duration.ts';
import type { AgeRange, Antigen } from '../edition.ts';
import type { Condition } from '../editions/conditions-file.ts';
import { conditions, CURRENT_EDITION, editionOn, routineSchedule } from '../editions/editions-data.ts';
import { evaluateAndForecast } from '../engine.ts';
import { productContraindications } from '../forecast/immunity-contraindication.ts';
import { patientFacts } from '../organize/patient.ts';
import { observationToAskAboutBefore } from '../standing/weak-immunity.ts';
import { forWhomText } from '../words/condition-words.ts';
import { isUsed, observationsOf, titlesOf, usedFrom } from './noted-conditions.ts';
import { mainForecast } from '../standing/main-forecast.ts';

const TODAY = day('2026-11-23');
const edition = editionOn(CURRENT_EDITION, TODAY);
const groups = [...new Set(routineSchedule().vaccines.map(({ group }) => group))];
const ages = [0, 2, 8, 14, 30, 66, 125];
const NASAL_SPRAY = '111';

/** By vaccine group, what a plan says on this day: its forecast, and of influenza whether a nasal spray may be given. */
function told(patient: Patient): ReadonlyMap<string, string> {
  const { forecasts } = evaluateAndForecast(edition, patient, [], TODAY);
  const child = { patient: patientFacts(edition, patient).facts, asOf: dayNumber(TODAY) };
  const spray = edition.products.get(NASAL_SPRAY);
  const isSprayBarred = spray !== undefined && productContraindications(child, edition.antigens)(spray);
  return new Map(
    groups.map((group) => {
      const { status, earliest, recommended } = mainForecast(forecasts, group) ?? {};
      const toAsk = observationToAskAboutBefore(group, edition, patient.observations);
      const barred = group === 'Influenza' && isSprayBarred;
      return [group, JSON.stringify([status, earliest, recommended, toAsk, barred])];
    }),
  );
}

const childOf = (months: number) => ({ bornOn: addMonths(TODAY, -months), sex: 'female' });
const healthy = new Map(ages.map((months) => [months, told(childOf(months))]));

function changedBy({ id }: Condition, months: number): string[] {
  const child = childOf(months);
  const noted = told({ ...child, observations: observationsOf(conditions(), [{ id }], child.bornOn, TODAY) });
  return groups.filter((group) => noted.get(group) !== healthy.get(months)?.get(group));
}

/** How a change of a vaccine is told. */
const TOLD: Readonly<Record<string, RegExp>> = {
  'DTaP/Tdap/Td': /DTaP/,
  'Meningococcal B': /meningococcal (ACWY and )?B/,
  'COVID-19': /COVID-19/,
  Hib: /Hib/,
  HPV: /HPV/,
  HepA: /hepatitis A/,
  HepB: /hepatitis B/,
  Influenza: /[Ff]lu vaccine|live vaccine/,
  MMR: /MMR|live vaccine/,
  Meningococcal: /meningococcal ACWY/,
  Pneumococcal: /pneumococcal/,
  Polio: /polio/,
  RSV: /RSV/,
  Rotavirus: /rotavirus|live vaccine/,
  Varicella: /[Cc]hickenpox|live vaccine/,
};

describe('[VAX-01] each condition of the list', () => {
  test.each(conditions().filter(({ changes }) => changes !== undefined))(
    '$title: changes a plan, and names what it changes',
    (condition) => {
      const changed = [...new Set(ages.flatMap((months) => changedBy(condition, months)))];

      expect(changed).not.toEqual([]);
      expect(changed.filter((group) => !TOLD[group]?.test(condition.changes ?? ''))).toEqual([]);
    },
  );

  test.each(conditions().filter(({ changes }) => changes === undefined))('$title: changes nothing', (condition) => {
    expect(ages.flatMap((months) => changedBy(condition, months))).toEqual([]);
  });

  test('a condition that the list does not have is none', () => {
    expect(observationsOf(conditions(), [{ id: 'tired' }], day('2025-01-01'), TODAY)).toEqual([]);
  });

  test('two conditions with one observation give it once, under the title of the first', () => {
    const noted = ['sickle-cell', 'no-spleen'];
    const since = [
      { id: 'sickle-cell', notedOn: day('2026-01-01') },
      { id: 'no-spleen', notedOn: day('2025-01-01') },
    ];

    expect(observationsOf(conditions(), since, bornOn, TODAY)).toEqual([
      { code: '160', notedOn: '2025-01-01' },
      { code: '259', notedOn: '2026-01-01' },
      { code: '279', notedOn: '2026-01-01' },
    ]);
    expect(titlesOf(conditions(), noted, bornOn, TODAY).get('160')).toBe('No spleen, or a spleen that does not work');
  });

  test('a condition that is not noted has no title', () => {
    expect(titlesOf(conditions(), [], day('2025-01-01'), TODAY)).toEqual(new Map());
  });
});

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../content/vaccines/${name}`, import.meta.url), 'utf8'));
const { leftOut }: { leftOut: readonly { what: string; observations: readonly string[] }[] } = read('conditions.json');

type Published = { readonly obs: string; readonly title: string; readonly from?: string; readonly to?: string };
type PublishedAntigen = {
  readonly contraindications?: {
    readonly antigen?: readonly Published[];
    readonly vaccine?: readonly (Published & { readonly cvx: readonly (string | Omit<Published, 'obs'>)[] })[];
  };
  readonly series: readonly { group: string; type: string; indications?: readonly Published[] }[];
};
const { antigens: published }: { antigens: Record<string, PublishedAntigen> } = read('cdsi-4.64.childhood.json');

/** As CDC published them: of the vaccines of the plan, what contraindicates them and what a series for a risk is for. */
const publishedRules: readonly Published[] = Object.values(published)
  .filter(({ series }) => series.some(({ group }) => groups.includes(group)))
  .flatMap(({ contraindications, series }) => [
    ...(contraindications?.antigen ?? []),
    ...(contraindications?.vaccine ?? []).flatMap(({ cvx, ...of }) =>
      cvx.map((one) => (typeof one === 'string' ? of : { ...of, ...one })),
    ),
    ...series.filter(({ type }) => type === 'risk').flatMap(({ indications = [] }) => indications),
  ]);
const bornOn = day('2015-03-05');
const holdsOn = ({ from, to }: Published, on: Day) =>
  (from === undefined || dayAtAge(bornOn, from) <= on) && (to === undefined || on < dayAtAge(bornOn, to));
const ADULT = addMonths(bornOn, 18 * 12);

describe('[VAX-01] what CDC has a rule for before 18 years', () => {
  const codes = new Map(
    publishedRules.filter(({ from = '0d' }) => dayAtAge(bornOn, from) < ADULT).map(({ obs, title }) => [obs, title]),
  );
  const inList = new Set(conditions().flatMap(({ observations }) => observations.map(({ code }) => code)));
  const notInList = leftOut.flatMap(({ observations }) => observations);

  test.each([...codes])('%s, %s, is in the list or left out with a reason', (code) => {
    expect([inList.has(code), notInList.includes(code)].filter(Boolean)).toEqual([true]);
  });

  test('is all that is left out', () => {
    expect(notInList.filter((code) => !codes.has(code))).toEqual([]);
    expect(new Set(notInList).size).toBe(notInList.length);
  });
});

describe.each(conditions())('[VAX-01] $title', (condition) => {
  const days = Array.from({ length: 217 }, (_, months) => addMonths(bornOn, months));
  const ruled = (on: Day) =>
    condition.observations
      .filter(({ from }) => from === undefined || dayAtAge(bornOn, from) <= on)
      .some(({ code }) => publishedRules.some((rule) => rule.obs === code && holdsOn(rule, on)));
  const said = (on: Day) => {
    const when = [edition, condition, bornOn, on] as const;
    return forWhomText([{ ...condition, isUsed: isUsed(...when), usedFrom: usedFrom(...when) }]);
  };

  test('is never said to change nothing at an age for which CDC has a rule', () => {
    const untrue = days.filter(ruled).filter((on) => !said(on).startsWith('Planned with what is noted'));
    expect(untrue).toEqual([]);
  });

  test('is said to change the plan later while CDC has a rule for a later age of the time planned', () => {
    const planned = days.slice(0, 72);
    const before = planned.filter((on, n) => !ruled(on) && planned.slice(n).some(ruled));
    expect(before.filter((on) => !/it may change the plan later|^Planned with/.test(said(on)))).toEqual([]);
  });

  test('is never said to change a plan of an adult', () => {
    expect([204, 215].filter((months) => /from 1[89] years/.test(said(addMonths(bornOn, months))))).toEqual([]);
  });
});

describe('[VAX-01] what a doctor would say of a condition is planned', () => {
  test.each([
    { id: 'severely-weak-immune-system', codes: ['246', '003'] },
    { id: 'scid', codes: ['013', '147', '246'] },
    { id: 'chemotherapy', codes: ['168', '158'] },
    { id: 'immune-medicine', codes: ['158', '216'] },
    { id: 'cystic-fibrosis', codes: ['200', '017'] },
    { id: 'dialysis', codes: ['032', '161'] },
  ])('$id is $codes', ({ id, codes }) => {
    const given = observationsOf(conditions(), [{ id }], bornOn, TODAY).map(({ code }) => code);
    expect(given).toEqual(expect.arrayContaining(codes));
  });

  const pneumococcal = (codes: readonly string[], months: number) => {
    const patient = { ...childOf(months), observations: codes.map((code) => ({ code })) };
    const given = [2, 4, 6, 12].map((age) => ({ givenOn: addMonths(patient.bornOn, age), cvx: '133' }));
    const { forecasts } = evaluateAndForecast(edition, patient, given, TODAY);
    const { status, dose, recommended } = mainForecast(forecasts, 'Pneumococcal') ?? {};
    return { status, dose, recommended };
  };

  test.each([30, 66, 90, 150])('dialysis asks for no less at %i months because the kidneys are ill', (months) => {
    expect(pneumococcal(['032', '161'], months)).toEqual(pneumococcal(['032'], months));
  });
});

describe('[VAX-01] a condition is used', () => {
  const on = (months: number): [Day, Day] => [addMonths(TODAY, -months), TODAY];
  test.each([
    { id: 'asthma', months: 23, used: false },
    { id: 'asthma', months: 24, used: true },
    { id: 'asthma', months: 59, used: true },
    { id: 'asthma', months: 60, used: false },
    { id: 'severe-asthma', months: 59, used: true },
    { id: 'lung-disease', months: 72, used: true },
    { id: 'native', months: 19, used: true },
    { id: 'native', months: 20, used: false },
    { id: 'lung-disease', months: 14, used: false },
    { id: 'lung-disease', months: 23, used: false },
    { id: 'lung-disease', months: 24, used: true },
    { id: 'lung-disease-born-early', months: 14, used: true },
    { id: 'no-spleen', months: 0, used: true },
    { id: 'weak-immune-system', months: 0, used: true },
    { id: 'chickenpox', months: 100, used: true },
    { id: 'travel', months: 11, used: true },
    { id: 'travel', months: 12, used: false },
    { id: 'reaction-mmr', months: 0, used: true },
    { id: 'blocked-bowel', months: 3, used: true },
    { id: 'hepatitis-b-contact', months: 8, used: false },
  ])('$id at $months months: $used', ({ id, months, used }) => {
    const condition = conditions().find((one) => one.id === id);
    expect(condition && isUsed(edition, condition, ...on(months))).toBe(used);
  });
});

describe('[VAX-01] a condition is used where the edition has a rule for it at the age of the child', () => {
  const always: AgeRange = { from: null, to: null };
  const fromOneYear: AgeRange = { from: parseDuration('1y'), to: null };
  const ofCode = (code: string) => ({ observation: code, ages: always, guidance: [] });
  const [asthma, spleen] = [ofCode('032'), ofCode('160')];
  const products = (...of: AgeRange[]) => new Map(of.map((range, index) => [index, range]));
  const [aSeries] = edition.antigens.flatMap(({ series }) => series);
  const series = (type: 'risk' | 'standard', ...indications: (typeof asthma)[]) =>
    aSeries ? [{ ...aSeries, type, indications }] : [];
  const none = { immuneBy: [], immuneByBirth: [], contraindications: [], vaccineContraindications: [], series: [] };

  test.each<{ what: string; rules: Partial<Antigen>; used: boolean }>([
    { what: 'no rule', rules: {}, used: false },
    { what: 'it makes immune', rules: { immuneBy: ['032'] }, used: true },
    { what: 'another one makes immune', rules: { immuneBy: ['160'] }, used: false },
    { what: 'it is one of the contraindications', rules: { contraindications: [spleen, asthma] }, used: true },
    { what: 'at a later age', rules: { contraindications: [{ ...asthma, ages: fromOneYear }] }, used: false },
    { what: 'another is a contraindication', rules: { contraindications: [spleen] }, used: false },
    {
      what: 'it rules out one product now, and one later',
      rules: { vaccineContraindications: [{ ...asthma, products: products(fromOneYear, always) }] },
      used: true,
    },
    {
      what: 'it rules out products later',
      rules: { vaccineContraindications: [{ ...asthma, products: products(fromOneYear) }] },
      used: false,
    },
    {
      what: 'a contraindication of a later age, with products of any',
      rules: { vaccineContraindications: [{ ...asthma, ages: fromOneYear, products: products(always) }] },
      used: false,
    },
    {
      what: 'it is one of the indications of a risk series',
      rules: { series: series('risk', spleen, asthma) },
      used: true,
    },
    { what: 'a risk series is for another', rules: { series: series('risk', spleen) }, used: false },
    { what: 'a standard series is for all', rules: { series: series('standard', asthma) }, used: false },
  ])('$what: $used', ({ rules, used }) => {
    const condition = { id: 'asthma', title: 'Asthma', observations: [{ code: '032', title: 'Asthma' }] };
    const antigens = [{ ...none, name: 'Any', ...rules }];

    expect(isUsed({ antigens }, condition, addMonths(TODAY, -6), TODAY)).toBe(used);
  });

  test('our rule to ask first is used without one', () => {
    const condition = conditions().find(({ id }) => id === 'weak-immune-system');

    expect(condition && isUsed({ antigens: [] }, condition, addMonths(TODAY, -6), TODAY)).toBe(true);
  });
});

test.each(['chemotherapy', 'immune-medicine'])(
  '%s passes: the list says while it lasts, and to take the note out',
  (id) => {
    const { means, changes } = conditions().find((of) => of.id === id) ?? {};

    expect(changes).toMatch(/^While it lasts( and for 3 months after it)?: no MMR/);
    expect(means).toContain('Take the note out once the doctor says its effect is over.');
  },
);

test('chemotherapy: no MMR for 3 months after it, as the doses say, and what has to be given again is asked before the note is out', () => {
  const { means, changes } = conditions().find((of) => of.id === 'chemotherapy') ?? {};

  expect(changes).toMatch(/^While it lasts and for 3 months after it: no MMR/);
  expect(means).toContain('Ask before that which doses given during it have to be given again');
});
