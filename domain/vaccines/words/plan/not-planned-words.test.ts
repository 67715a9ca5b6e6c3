import { expect, test } from 'vitest';
import { ofProduct, ofVaccine } from '#testing/vaccines/planned-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { day } from '#domain/time/day.ts';
import { MOTHER_HAD_RSV_VACCINE } from '../../organize/patient.ts';
import type { ChildOnDay } from '../../planned/child-on-day.ts';
import { visitsOnDay } from '../../planned/visits-on-day.ts';
import { vaccineNames } from '../names-data.ts';
import { NOT_PLANNED } from '../visit-sentences.ts';
import { childInWords } from './child-in-words.ts';
import { notPlannedWords } from './not-planned-words.ts';

type Child = Omit<Parameters<typeof plannedChildOn>[0], 'bornOn'>;

const bornOn = day('2025-06-15');

function wordsFor(of: ChildOnDay) {
  return notPlannedWords(of, () => childInWords(of.record, of.published, vaccineNames, of.today));
}

function whyNot(group: string, child: Child & { readonly born?: string }): string | null {
  const { born = bornOn, ...others } = child;
  const of = plannedChildOn({ bornOn: day(born), ...others }, day('2026-06-15'));
  const left = visitsOnDay(of).notPlanned.find(({ vaccineGroup }) => vaccineGroup === group);
  return left ? wordsFor(of)(left) : null;
}

test.each([
  ['a declined vaccine', { decision: 'declined', until: null }, 'Declined.'],
  ['one that is put off', { decision: 'deferred', until: null }, 'Put off.'],
  [
    'one that is put off until a day',
    { decision: 'deferred', until: day('2028-01-15') },
    'Put off until January 15, 2028.',
  ],
] as const)('%s reads as the family decided', (_, decision, text) => {
  expect(whyNot('Varicella', { decided: { var: decision } })).toBe(text);
});

test('a vaccine that a doctor is asked about first, or must not be given, reads as its rows do', () => {
  expect(whyNot('MMR', { conditions: ['weak-immune-system'] })).toBe(
    'Ask the doctor first: “A weak immune system” is noted, and this is a live vaccine.',
  );
  expect(whyNot('MMR', { conditions: ['reaction-mmr'] })).toBe(
    'Not to be given because of “Severe allergic reaction to MMR”. Ask the doctor.',
  );
});

test('no doctor is to be asked about what the mother’s vaccine makes unnecessary', () => {
  const of = plannedChildOn({ bornOn: day('2026-04-15'), motherRsvVaccine: true }, day('2026-06-15'));
  const left = { vaccineGroup: 'RSV', why: 'contraindicated', observation: MOTHER_HAD_RSV_VACCINE } as const;

  expect(wordsFor(of)(left)).toBe('Usually not needed: the mother had the RSV vaccine in pregnancy.');
});

test('a vaccine that is done for this season, and must not be given in the next, names why', () => {
  const doses = ofProduct('140', '2025-01-10', '2025-10-01', '2026-02-01');

  expect(whyNot('Influenza', { born: '2022-06-15', conditions: ['reaction-flu'], doses })).toBe(
    'Not to be given because of “Severe allergic reaction to flu vaccine”. Ask the doctor.',
  );
});

test('a vaccine that the schedule leaves to the family and the doctor reads so', () => {
  expect(whyNot('Rotavirus', {})).toBeNull();
  expect(whyNot('Influenza', { authority: 'cdc-2026-01' })).toBe(
    'Left to you and the doctor by the schedule that is chosen.',
  );
});

test('and names the last day for it, where that is within a year', () => {
  expect(whyNot('Rotavirus', { born: '2026-04-01', authority: 'cdc-2026-01' })).toBe(
    'Left to you and the doctor by the schedule that is chosen. A first dose can be given until July 14.',
  );
});

test('so does one that is put off, and not one that is declined', () => {
  const born = '2026-04-01';
  const until = { decision: 'deferred', until: day('2026-09-01') } as const;

  expect(whyNot('Rotavirus', { born, decided: { rv: until } })).toBe(
    'Put off until September 1, 2026. A first dose can be given until July 14.',
  );
  expect(whyNot('Rotavirus', { born, decided: { rv: { decision: 'declined', until: null } } })).toBe('Declined.');
});

test.each(['ask-first', 'contraindicated', 'no-product'] as const)(
  'where its rows say nothing of it, a vaccine has words of its own: %s',
  (why) => {
    const of = plannedChildOn({ bornOn, conditions: ['weak-immune-system'] }, day('2026-06-15'));
    const left = { vaccineGroup: 'DTaP/Tdap/Td', why, observation: null };

    expect(wordsFor(of)(left)).toBe(NOT_PLANNED[why]);
  },
);

test('rotavirus vaccine that may be due by the answer about the past, or by a record, reads so', () => {
  const born = { bornOn: day('2026-07-26') };
  const today = day('2026-11-23');
  const why = (...of: Parameters<typeof plannedChildOn>) => {
    const child = plannedChildOn(...of);
    return visitsOnDay(child).notPlanned.map(wordsFor(child));
  };

  expect(why(born, today, { addedOn: today, isPastOpen: true })).toEqual([
    'Not answered yet: it depends on what was given before.',
  ]);
  expect(why({ ...born, doses: ofVaccine('rv', null) }, today)).toEqual([
    'Entered without a date: find the record first.',
  ]);
  expect(why(born, today)).toEqual([]);
});
