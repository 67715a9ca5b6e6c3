import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day } from '#domain/time/day.ts';
import { vaccineFile } from '#testing/vaccines/vaccine-files.ts';
import { wordsInput, type History } from '#testing/vaccines/vaccine-words.ts';
import type { GroupForecast } from '../assessment.ts';
import { conditions } from '../editions/editions-data.ts';
import { MOTHER_HAD_RSV_VACCINE } from '../organize/patient.ts';
import * as doseTables from './dose/dose-sentences.ts';
import { doseWords, type DoseWords } from './dose/dose-words.ts';
import { ASSUMED, REFUSED } from './finding-sentences.ts';
import { findingWords } from './finding-words.ts';
import * as forecastTables from './forecast/forecast-sentences.ts';
import { forecastWords } from './forecast/forecast-words.ts';
import { NOT_PLANNED, VISIT_LIMIT } from './visit-sentences.ts';
import type { WordsInput } from './words-input.ts';

/** Words that are untrue as soon as one child is an exception. */
const ABSOLUTE = /no longer|\bonly\b|\bnever\b|\bcomplete\b|not needed|\balways\b|\bmust\b/i;

/** Without CDC's titles, which stand in quotation marks. */
const inOwnWords = (text: string) => text.replaceAll(/“[^”]*”/g, '');

const TODAY = day('2026-11-23');
const CODES = [...new Set(conditions().flatMap(({ observations }) => observations.map(({ code }) => code)))];

type Child = { readonly history: Omit<History, 'today'>; readonly input: WordsInput };
type Said = Child & {
  readonly text: string;
  readonly vaccineGroup: string;
  readonly forecast: GroupForecast | undefined;
  readonly dose: DoseWords | null;
};

/** When a template with such a word is true of the child it is said to. */
const TRUE_WHEN: Readonly<Record<string, (said: Said) => boolean>> = {
  [forecastTables.NEXT.complete.text]: ({ forecast, input, ...said }) =>
    forecast?.status === 'complete' &&
    !isWeakUnjudged({ forecast, input, ...said }) &&
    !isAfterChemotherapy({ forecast, input, ...said }) &&
    (forecast.vaccineGroup !== 'HepB' || !needsFour(input) || hepatitisBGiven(said.history) >= 4),
  [forecastTables.NEXT['mother-vaccinated'].text]: ({ vaccineGroup, history }) =>
    vaccineGroup === 'RSV' && isNoted(history, MOTHER_HAD_RSV_VACCINE),
  [forecastTables.NEXT['past-maximum-age'].text]: isForNobody,
  [forecastTables.NEXT['past-maximum-age-healthy'].text]: isOfHealthy,
  [forecastTables.NEXT['cannot-finish-before-maximum-age'].text]: isForNobody,
  [forecastTables.NEXT['cannot-finish-before-maximum-age-healthy'].text]: isOfHealthy,
  [forecastTables.FORECAST_DETAIL['age-limit'].text]: isForNobody,
  [doseTables.THEN.complete]: (said) =>
    said.forecast?.status === 'complete' && !isWeakUnjudged(said) && !isAfterChemotherapy(said),
  [doseTables.THEN['aged-out']]: isForNobody,
  [doseTables.THEN['aged-out-healthy']]: isOfHealthy,
  [doseTables.DETAIL.soon.text]: ({ dose }) => dose?.counts === false,
  [doseTables.DETAIL['live-vaccine-conflict'].text]: ({ dose }) => dose?.counts === false,
  [doseTables.DETAIL['oral-polio'].text]: ({ dose, input }) => {
    const given = input.doses[dose?.dose ?? -1];
    return given !== undefined && given.givenOn >= '2016-04-01' && ['178', '179', '182'].includes(given.cvx);
  },
};

function isNoted({ patient }: Said['history'], code: string): boolean {
  return patient?.observations?.some((one) => one.code === code) ?? false;
}

/** What a family can note of a weak immune system: SCID, HIV, medicine, chemotherapy, and weak in general. */
const WEAK_IMMUNITY = ['003', '013', '147', '158', '168', '186', '246'];

/** A baby under 2,000 g, unless its mother tested negative: four doses in all. */
function needsFour({ child: { birthWeightKg, motherHepatitisB } }: WordsInput): boolean {
  return birthWeightKg !== null && birthWeightKg < 2 && motherHepatitisB !== 'negative';
}

/** The histories below give it as a single vaccine. */
function hepatitisBGiven({ doses = [] }: Said['history']): number {
  return doses.filter((dose) => typeof dose === 'string' && dose.startsWith('08 ')).length;
}

/** What is noted has a series of its own for the vaccine, by which the child is judged. */
function isJudgedByNoted({ input, vaccineGroup }: Said): boolean {
  return input.assessment.forecasts.some((of) => of.type === 'risk' && of.vaccineGroup === vaccineGroup);
}

/** Weak immunity of another kind has more doses of the vaccine at this age. */
function isWeakUnjudged(said: Said): boolean {
  const isWeak = WEAK_IMMUNITY.some((code) => isNoted(said.history, code));
  return isWeak && !isJudgedByNoted(said) && !isForNobody(said);
}

/** A dose may have been given when CDC says not to give it. */
function isAfterChemotherapy({ history, vaccineGroup }: Said): boolean {
  return isNoted(history, '168') && ['Hib', 'MMR', 'Varicella'].includes(vaccineGroup);
}

function isOfHealthy(said: Said): boolean {
  return said.input.noted.size === 0 && !isJudgedByNoted(said) && !isWeakUnjudged(said);
}

/** No condition that a family can note brings a dose at that age; a child whose condition does is judged by its own. */
function isForNobody(said: Said): boolean {
  if (isJudgedByNoted(said)) return said.forecast?.earliest === null;
  const { bornOn, doses = [] } = said.history;
  const key = `${said.vaccineGroup} ${bornOn} ${doses.length}`;
  const known = forNobody.get(key);
  if (known !== undefined) return known;
  const isDatedFor = (code: string) =>
    wordsInput({ bornOn, doses, today: TODAY, patient: { observations: [{ code }] } }).assessment.forecasts.some(
      ({ vaccineGroup, earliest }) => vaccineGroup === said.vaccineGroup && earliest !== null,
    );
  const isTrue = !CODES.some(isDatedFor);
  forNobody.set(key, isTrue);
  return isTrue;
}

const forNobody = new Map<string, boolean>();

type Table = Readonly<Record<string, string | { readonly text: string }>>;

const TABLES: readonly Table[] = [
  ...Object.values({ ...doseTables, ...forecastTables }),
  REFUSED,
  ASSUMED,
  VISIT_LIMIT,
  NOT_PLANNED,
];
const TEMPLATES = [
  ...new Set(TABLES.flatMap((table) => Object.values(table).map((one) => (typeof one === 'string' ? one : one.text)))),
];
const PATTERNS = TEMPLATES.filter((template) => ABSOLUTE.test(template)).map((template) => {
  const escaped = template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+');
  return { template, matches: new RegExp(`^(.+: )?${escaped}$`) };
});

/** Months of age and product. */
const ON_TIME = [
  [0, '08'],
  [1, '08'],
  [6, '08'],
  ...[2, 4, 6].flatMap((age) => ['116', '20', '48', '216', '10'].map((cvx) => [age, cvx] as const)),
  ...['03', '21', '83', '216', '48'].map((cvx) => [12, cvx] as const),
  [15, '20'],
  [18, '83'],
  ...['03', '21', '20', '10'].map((cvx) => [48, cvx] as const),
] as const;
const ABROAD = [
  [0, '19'],
  [2, '178'],
  [3, '178'],
  [9, '04'],
  [10, '03'],
] as const;
const TOO_SOON = [
  [0, '08'],
  [0.5, '08'],
  [12, '03'],
  [12.5, '21'],
  [20, '116'],
  [90, '20'],
] as const;
const MANY = Array.from({ length: 7 }, (_, n) => [12 + n * 8, '20'] as const);

/** The edition has no series with such an end that a risk goes beyond. */
const NOT_YET_SAID = [forecastTables.NEXT['cannot-finish-before-maximum-age-healthy'].text];

/** Whose sentences no ordinary history brings up. */
const RARE: readonly Omit<History, 'today'>[] = [
  { bornOn: '2026-03-31', doses: [`116 ${TODAY}`] },
  { bornOn: '2025-11-23', doses: ['116 2025-12-20'] },
  { bornOn: '2020-11-23', doses: ['48 2020-12-05'] },
  {
    bornOn: '2021-03-26',
    doses: [{ cvx: '03', givenOn: '2022-04-08', isSubStandard: true }, '03 2022-06-08', '03 2025-10-22'],
  },
];

const AGES = [0, 1, 3, 7, 9, 14, 25, 61, 73, 110, 133, 193, 215];
const WITH_CONDITIONS: ReadonlySet<number> = new Set([1, 14, 61]);

function children(): readonly Child[] {
  const found: Omit<History, 'today'>[] = [];
  for (const months of AGES) {
    const bornOn = addMonths(TODAY, -months);
    const given = (doses: readonly (readonly [number, string])[]) =>
      doses.flatMap(([age, cvx]) => {
        const on = addDays(addMonths(bornOn, Math.floor(age)), (age % 1) * 30);
        return on <= TODAY ? [`${cvx} ${on}`] : [];
      });
    const histories = [[], ON_TIME, ABROAD, TOO_SOON, MANY].map(given);
    found.push(...histories.map((doses) => ({ bornOn, doses })));
    found.push({ bornOn, authority: 'aap-2026' }, { bornOn, authority: 'cdc-2026-01' });
    found.push({ bornOn, patient: { observations: [{ code: MOTHER_HAD_RSV_VACCINE }] } });
    if (WITH_CONDITIONS.has(months)) {
      found.push(...CODES.map((code) => ({ bornOn, doses: given(ON_TIME), patient: { observations: [{ code }] } })));
    }
  }
  found.push(...RARE);
  return found.flatMap((history): readonly Child[] => {
    const input = wordsInput({ ...history, today: TODAY });
    const light = { ...input, child: { ...input.child, birthWeightKg: 1.8 } };
    return [{ history, input }, ...(history.patient ? [] : [{ history, input: light }])];
  });
}

function saidTo(child: Child): readonly Said[] {
  const { input } = child;
  const { forecasts } = input.assessment;
  const ofForecasts = forecastWords(input).flatMap(({ text, details, vaccineGroup }, n) =>
    [text, ...details].map((one) => ({ ...child, text: one, vaccineGroup, forecast: forecasts[n], dose: null })),
  );
  const ofDoses = doseWords(input).flatMap((dose) => {
    const { vaccineGroup } = dose;
    const forecast = forecasts.find((one) => one.vaccineGroup === vaccineGroup);
    return [dose.text, ...dose.details].map((text) => ({ ...child, text, vaccineGroup, forecast, dose }));
  });
  const ofFindings = findingWords(input).map(({ text }) => {
    return { ...child, text, vaccineGroup: '', forecast: undefined, dose: null };
  });
  return [...ofForecasts, ...ofDoses, ...ofFindings];
}

const whatOf = ({ history: { bornOn, doses, patient, authority }, text, vaccineGroup }: Said) =>
  `${vaccineGroup}: ${text} (born ${bornOn}, ${doses?.length ?? 0} doses, ${JSON.stringify(patient ?? {})}, ${authority ?? 'cdc'})`;

describe('no sentence is more absolute than it is true', () => {
  test('each template with such a word says when it is true', () => {
    expect(PATTERNS.map(({ template }) => template).toSorted()).toEqual(Object.keys(TRUE_WHEN).toSorted());
  });

  test('and is said to no child of whom it is untrue', () => {
    const said = children()
      .flatMap(saidTo)
      .filter(({ text }) => ABSOLUTE.test(inOwnWords(text)));
    const judged = said.map((one) => ({ one, of: PATTERNS.filter(({ matches }) => matches.test(one.text)) }));
    const untrue = judged.filter(
      ({ one, of }) => of.length === 0 || !of.some(({ template }) => TRUE_WHEN[template]?.(one)),
    );

    expect([...new Set(untrue.map(({ one }) => whatOf(one)))]).toEqual([]);
    const reached = new Set(judged.flatMap(({ of }) => of.map(({ template }) => template)));
    const unreached = PATTERNS.filter(({ template }) => !reached.has(template));
    expect(unreached.map(({ template }) => template)).toEqual(NOT_YET_SAID);
  });
});

/** What the files say to every child alike, and why it is true of each. */
const TRUE_OF_ALL: Readonly<Record<string, string>> = {
  '1 (a second season dose only for some children at high risk)': 'CDC schedule 2025: names whom the second is for',
  '6 months (RotaTeq only)': 'Rotarix has two doses',
  "A single injection of ready-made antibodies for a baby's first RSV season. It is not a vaccine. It is usually not needed when the mother had the RSV vaccine at least 14 days before the birth.":
    'says when, and usually',
  'Chickenpox vaccine is not needed.': 'shown beside a noted history of chickenpox',
  'Doses 1 to 3 at least 4 weeks apart, the last at 4 years or later and 6 months after the one before. A child who had dose 3 at 4 years or later and 6 months after dose 2 is complete.':
    'names the child that it is true of; CDSi 4.64, polio',
  'From 7 years a child who is not complete with DTaP gets Tdap, then Td or Tdap.':
    'names the child that it is true of',
  'Give the missing doses with at least 4 weeks between 1 and 2, 8 weeks between 2 and 3 and 16 weeks between 1 and 3. The series never restarts. Four doses in total are fine when a combination vaccine follows the birth dose. Ages 11 to 15 may use a two-dose adult product 4 months apart.':
    'a longer interval never restarts a series: CDC schedule 2025',
  'Only the next dose due is planned.': 'about the file, not shown',
  'T-lymphocyte [cell-mediated and humoral] - Complete defects': 'a title of CDC’s',
  "The last complete edition at hand. CDC's data of August 2026 keeps for whom each vaccine is.": 'about the edition',
  'Under 13 years two doses 12 weeks apart, from 13 years 4 weeks apart. Not needed after proven chickenpox.':
    'names the child that it is true of',
};

test('what the files say with such a word is true of every child', () => {
  const texts = ['routine.json', 'authorities.json', 'conditions.json'].flatMap((name) =>
    textsIn(vaccineFile(name).content),
  );
  const absolute = [...new Set(texts.filter((text) => ABSOLUTE.test(text)))];

  expect(absolute.toSorted()).toEqual(Object.keys(TRUE_OF_ALL).toSorted());
});

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
