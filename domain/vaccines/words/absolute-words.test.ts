import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** As in generated-sentences.test.ts, which says of the tables of sentences when each is true. */
const ABSOLUTE = /no longer|\bonly\b|\bnever\b|\bcomplete\b|not needed|\balways\b|\bmust\b/i;

const root = join(import.meta.dirname, '../../..');

function sourcesUnder(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
}

/** What stands in quotation marks, and between the tags of a page. */
function textsIn(path: string): readonly string[] {
  const source = readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const found = [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`|>([^<>{}=;]+)</g)];
  return found.map((one) => one.slice(1).join('').replaceAll(/\s+/g, ' ').trim());
}

const FOLDERS = ['domain/vaccines', 'server/vaccines', 'web/vaccines', 'web/checkups', 'web/dashboard', 'web/print'];

/** Where each is said, and of whom it is then true. */
const TRUE_WHEN: Readonly<Record<string, string>> = {
  'domain/vaccines/fhir/dose-status.ts: Given after the series was complete': 'of a dose, by the engine’s reason',
  'domain/vaccines/fhir/dose-status.ts: Sub-standard: not evaluated, must be repeated': 'of a dose that was spoilt',
  'domain/vaccines/fhir/forecast-status.ts: Complete':
    'of a vaccine that is complete, in words and as the display of its codes',
  'domain/vaccines/fhir/forecast-status.ts: Not Complete': 'the display of a code, of a vaccine that is not complete',
  'domain/vaccines/fhir/forecast-status.ts: Not complete': 'of a vaccine that is not complete',
  'domain/vaccines/fhir/forecast-status.ts: Not complete: ask the doctor first':
    'of a vaccine that a doctor is asked about',
  'domain/vaccines/fhir/forecast-status.ts: Series complete': 'of a forecast, by the engine’s reason',
  'domain/vaccines/fhir/immunization.ts: Must be repeated': 'of a dose that was spoilt',
  'domain/vaccines/words/vaccine-history.ts: We do not know yet, so nothing here is complete.':
    'while nobody has said what was given',
  'web/checkups/past/past-text.ts: We do not know yet, so nothing here is complete.':
    'while nobody has said what was given',
  'web/dashboard/first-steps/past-card.tsx: We do not know yet, so nothing here is complete.':
    'while nobody has said what was given',
  'web/vaccines/choices/decide-fields.tsx: It is no longer shown as due.': 'what declining does',
  'web/vaccines/dose/dose-text.ts: Not needed': 'of a row without a due day, once the past is answered',
  'web/vaccines/giving/filled-meanwhile.tsx: What is marked already is no longer checked. What you typed stays.':
    'about the form',
  'web/vaccines/schedule/overdue-text.ts: ${capital(doseInList(row))} can be given only until ${monthAndDayText(lastDayOn)}.':
    'the last day by age or season',
  "web/vaccines/schedule/overdue-text.ts: ${isLast ? 'can be given only' : 'can wait'} until ${soonText(on, visits.today)}":
    'the last day by age or season',
  'web/vaccines/schedule/plan-groups.ts: Not needed': 'of rows without a due day, once the past is answered',
};

test('what is written with such a word outside the tables of sentences is known, and of whom it is true', () => {
  const sources = FOLDERS.flatMap(sourcesUnder).filter((path) => !path.endsWith('-sentences.ts'));
  const said = sources.flatMap((path) =>
    textsIn(path)
      .filter((text) => ABSOLUTE.test(text) && /[A-Z ]/.test(text) && !text.startsWith('/'))
      .map((text) => `${path}: ${text}`),
  );

  expect([...new Set(said)].toSorted()).toEqual(Object.keys(TRUE_WHEN).toSorted());
});
