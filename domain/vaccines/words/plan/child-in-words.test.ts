import { expect, test } from 'vitest';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { ofProduct, ofVaccine } from '#testing/vaccines/planned-vaccines.ts';
import { day } from '#domain/time/day.ts';
import { vaccineNames } from '../names-data.ts';
import { childInWords, type ChildInWords } from './child-in-words.ts';

const bornOn = day('2026-01-15');

function inWords(...[of, today, answers]: Parameters<typeof plannedChildOn>): ChildInWords {
  const { record, published } = plannedChildOn(of, today, answers);
  return childInWords(record, published, vaccineNames, today);
}

test('what is said of a dose besides whether it counts is a remark; what cannot be used is to be corrected', () => {
  const bcg = ofProduct('19', '2026-01-20');
  const tooSoon = ofProduct('08', '2026-01-10');
  const { findings, remarks } = inWords({ bornOn, doses: [...bcg, ...tooSoon] }, day('2026-06-20'));

  expect([...remarks]).toEqual([[bcg[0]?.id, 'BCG: not part of the US schedule.']]);
  expect(findings).toEqual([{ doseId: tooSoon[0]?.id, text: expect.stringMatching(/before the day of birth/) }]);
});

test('of a child of whom nothing is to be corrected nothing is said', () => {
  const { findings, remarks } = inWords({ bornOn, gender: null }, day('2026-06-20'));

  expect({ findings, remarks: remarks.size }).toEqual({ findings: [], remarks: 0 });
});

test('on a day before its birth a child is told so, of no dose', () => {
  const { findings } = inWords({ bornOn, doses: ofProduct('08', '2026-01-09') }, day('2026-01-10'));

  expect(findings).toEqual([{ doseId: null, text: expect.stringMatching(/^This day is before the day of birth/) }]);
});

const COMPARE = /compare with the card|on the card/i;

test.each([
  { what: 'nothing is left to answer', says: false },
  { what: 'the past is still asked about', isPastOpen: true, says: true },
  { what: 'a dose without a day is recorded', doses: ofVaccine('rv', null), says: true },
  { what: 'one of another vaccine is', doses: ofVaccine('ipv', null), says: false },
  { what: 'one with a day of another vaccine is', doses: ofVaccine('ipv', '2026-03-20'), says: false },
])('too late for a first rotavirus dose, the card is named where more may have been given: $what', (of) => {
  const { isPastOpen = false, doses = [], says } = of;
  const { ofGroups } = inWords({ bornOn, doses }, day('2026-06-20'), { isPastOpen });
  const rotavirus = ofGroups.find(({ vaccineGroup }) => vaccineGroup === 'Rotavirus');

  expect(COMPARE.test(rotavirus?.text ?? '')).toBe(says);
});

test.each([
  { notGiven: [] as readonly number[], says: true },
  { notGiven: [1], says: true },
  { notGiven: [1, 2], says: false },
  { notGiven: [1, 2, 3], says: false },
])('it is not named once the family has said of each that it was not given: of doses $notGiven', (of) => {
  const { notGiven, says } = of;
  const today = day('2026-06-20');
  const { record } = plannedChildOn({ bornOn }, today);
  const rows = record.rows.map((row) => ({
    ...row,
    isNotGiven: row.vaccine === 'rv' && notGiven.includes(row.number),
  }));
  const { ofGroups } = inWords({ bornOn }, today, { isPastOpen: true, rows });
  const rotavirus = ofGroups.find(({ vaccineGroup }) => vaccineGroup === 'Rotavirus');

  expect(COMPARE.test(rotavirus?.text ?? '')).toBe(says);
});

test('of influenza of earlier seasons nothing is asked about another vaccine', () => {
  const { ofGroups } = inWords({ bornOn: day('2025-12-01') }, day('2026-07-20'), { addedOn: day('2026-07-15') });
  const rotavirus = ofGroups.find(({ vaccineGroup }) => vaccineGroup === 'Rotavirus');

  expect(COMPARE.test(rotavirus?.text ?? '')).toBe(false);
});

test.each([
  { what: 'a child added at birth', addedOn: '2023-01-15', text: /^Due/ },
  { what: 'one added this year', addedOn: '2026-11-01', text: /earlier seasons/ },
])('the second dose of influenza of $what: $text', ({ addedOn, text }) => {
  const doses = ofProduct('140', '2026-10-01');
  const { ofGroups } = inWords({ bornOn: day('2023-01-15'), doses }, day('2026-11-23'), { addedOn: day(addedOn) });

  expect(ofGroups.find(({ vaccineGroup }) => vaccineGroup === 'Influenza')?.text).toMatch(text);
});
