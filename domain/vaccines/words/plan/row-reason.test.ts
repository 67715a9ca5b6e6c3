import { expect, test } from 'vitest';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { ofProduct, plannedGroup } from '#testing/vaccines/planned-vaccines.ts';
import { day } from '#domain/time/day.ts';
import type { ChildOnDay } from '../../planned/child-on-day.ts';
import { groupsOnDay, rowsOnDay } from '../../planned/rows-on-day.ts';
import { vaccineNames } from '../names-data.ts';
import { childInWords } from './child-in-words.ts';
import { rowReason } from './row-reason.ts';

type Args = Parameters<typeof plannedChildOn>;

function reasons(vaccine: string, ...of: Args) {
  return reasonsOf(vaccine, plannedChildOn(...of));
}

function reasonsOf(vaccine: string, child: ChildOnDay) {
  const inWords = childInWords(child.record, child.published, vaccineNames, child.today);
  const group = plannedGroup(vaccine);
  const onGroup = groupsOnDay(child)(group);
  return onGroup.rows.map((row) => rowReason(inWords, { ...onGroup, group }, row, onGroup.onDay(row)));
}

const whys = (...of: Parameters<typeof reasons>) => reasons(...of).map(({ why }) => why);
const TODAY = day('2026-11-23');

test('the next dose has what is said of it, and a later one its age or the dose before it', () => {
  const child = { bornOn: day('2026-08-01'), doses: ofProduct('20', '2026-10-05') };
  const [given, next, ...later] = reasons('dtap', child, TODAY);

  expect(given).toEqual({ why: '', details: [] });
  expect(next).toEqual({
    why: 'Next dose: recommended from December 1, can be given now.',
    details: ['CDC recommends it at 4 months.', 'It comes at least 4 weeks after the dose of October 5.'],
  });
  expect(later.map(({ why }) => why)).toEqual([
    'Recommended: 6 months.',
    'Recommended: 15 to 18 months.',
    'Recommended: 4 to 6 years.',
  ]);
});

test('before travel a vaccine that the list leaves to the family names no day until which it may wait, nor does its row', () => {
  const toddler = { bornOn: day('2025-09-21'), authority: 'cdc-2026-01' };
  const first = (child: Args[0]) => {
    const row = rowsOnDay(plannedChildOn(child, TODAY)).find(({ vaccine }) => vaccine === 'hepa');
    return [reasons('hepa', child, TODAY)[0]?.why, row?.windowEndsOn];
  };

  expect(first({ ...toddler, conditions: ['travel'] })).toEqual(['Due now.', null]);
  expect(first(toddler)).toEqual(['Due now, until October 18, 2027.', '2027-10-18']);
});

test('the birth dose begins with what was answered about it, and no other dose does', () => {
  const [first, second] = reasons('hepb', { bornOn: day('2026-11-10') }, TODAY, { hepatitisBAtBirth: 'unknown' });

  expect(first?.why).toMatch(
    /^Not known whether hepatitis B vaccine was given in the hospital. Ask the hospital or your doctor now/,
  );
  expect(first?.details).toEqual([
    'It was due at birth, within 12 hours: as soon as possible.',
    'It can be given from birth on.',
  ]);
  expect(second?.why).toMatch(/^Counted from dose 1/);
});

test('a birth dose of which nobody has answered is said once to be due as soon as possible', () => {
  const child = { bornOn: day('2026-11-20') };
  const [first] = reasons('hepb', child, TODAY, { isPastOpen: true });

  expect(first?.why).toBe('Not answered yet: was it given in the hospital? If not, it is due as soon as possible.');
  expect(first?.details[0]).toBe('It was due at birth, within 12 hours.');
});

const UNLESS_MOTHER = 'It is usually needed unless the mother had the RSV vaccine at least 14 days before the birth.';

test.each([
  { what: 'nobody has said', answers: {}, says: true },
  { what: 'a child added late', answers: { isPastOpen: true, addedOn: TODAY }, says: true },
  { what: 'its place is taken by the question', child: { bornOn: day('2026-11-10') }, answers: {}, says: false },
  { what: 'it is not known', answers: { isMotherRsvAnswered: true }, says: false },
  { what: 'she did not', child: { motherRsvVaccine: false }, answers: {}, says: false },
  { what: 'the child is 8 months', child: { bornOn: day('2026-03-23') }, answers: {}, says: false },
])('the RSV antibody says that the mother may have had the vaccine: $what, $says', ({ child, answers, says }) => {
  const [first] = reasons('rsv-ab', { bornOn: day('2026-10-20'), ...child }, TODAY, answers);

  expect(first?.details.includes(UNLESS_MOTHER)).toBe(says);
});

test('a birth dose that was given asks the hospital nothing, though its row still has the day it was due', () => {
  const bornOn = day('2026-11-10');
  const child = plannedChildOn({ bornOn, doses: ofProduct('08', '2026-11-12') }, TODAY, {
    hepatitisBAtBirth: 'unknown',
  });
  const rows = child.record.rows.map((row) => (row.doseId === null ? row : { ...row, dueOn: bornOn }));

  expect(reasonsOf('hepb', { ...child, record: { ...child.record, rows } })[0]?.why).toBe('');
});

test('a birth dose that must not be given asks the hospital nothing', () => {
  const child = { bornOn: day('2026-11-10'), conditions: ['reaction-hepb'] };

  expect(reasons('hepb', child, TODAY, { hepatitisBAtBirth: 'unknown' })[0]).toEqual({
    why: 'Not to be given because of “Severe allergic reaction to hepatitis B vaccine”.',
    details: [],
  });
});

test('with a weak immune system a doctor is asked about doses that no other child of that age needs', () => {
  const child = { bornOn: day('2015-01-09'), conditions: ['immune-medicine'] };
  const asked = 'Ask the doctor: with a weak immune system more doses may be needed.';

  expect(whys('hib', child, TODAY)).toEqual([asked, asked, asked, asked]);
});

test('in summer the dose of a baby with cystic fibrosis is for the season to come', () => {
  const child = { bornOn: day('2025-06-13'), conditions: ['cystic-fibrosis'] };

  expect(whys('rsv-ab', child, day('2026-06-15'))).toEqual(['For the season to come.']);
});

test('what is not to be given says why on each row, and what a doctor is asked about on the next one', () => {
  const toddler = { bornOn: day('2025-08-23') };
  const notToBeGiven = 'Not to be given because of “Severe allergic reaction to MMR”.';

  expect(whys('mmr', { ...toddler, conditions: ['reaction-mmr'] }, TODAY)).toEqual([notToBeGiven, notToBeGiven]);
  expect(whys('hib', { ...toddler, conditions: ['chemotherapy'] }, TODAY)).toEqual([
    'Ask the doctor when: not during chemotherapy, nor in the 2 weeks before it and the 3 months after it.',
    'Counted from dose 1, as if what is due were given today.',
    '',
    '',
  ]);
});

test('of a season to come the next dose says why it must not be given, or from when it is', () => {
  const doses = ofProduct('140', '2025-01-10', '2025-10-01', '2026-10-01');
  const child = { bornOn: day('2022-06-15'), doses };

  expect(whys('flu', child, TODAY)).toEqual(['', '', '', 'Next dose: from September 1, 2027.']);
  expect(whys('flu', { ...child, conditions: ['reaction-flu'] }, TODAY).at(-1)).toBe(
    'Not to be given because of “Severe allergic reaction to flu vaccine”.',
  );
});

test('what begins later for what is noted says from when, and doses by season that they are of a later one', () => {
  const [first, second] = whys('menacwy', { bornOn: day('2026-11-01'), conditions: ['no-spleen'] }, TODAY);
  const weak = { bornOn: day('2026-08-01'), conditions: ['severely-weak-immune-system'] };

  expect(first).toBe('It begins at 2 months, because of what is noted about the child.');
  expect(second).toBe('Counted from dose 1, as if it were given on its day.');
  expect(whys('rsv-ab', weak, TODAY)).toEqual(['Due now: as soon as possible.', 'For a later season.']);
});

test.each([
  { authority: 'cdc', said: 'Not answered yet: was it given in the hospital? If not, it is due as soon as possible.' },
  { authority: 'cdc-2026-01', said: 'Not answered yet: was it given in the hospital?' },
])(
  'until the birth dose is answered about it is due only where it is not left to parents and doctor: $authority',
  (of) => {
    const child = { bornOn: day('2026-11-10'), motherHepatitisB: 'negative', authority: of.authority } as const;

    expect(whys('hepb', child, TODAY)[0]).toBe(of.said);
  },
);
