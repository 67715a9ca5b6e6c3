import { describe, expect, test } from 'vitest';
import { ofProduct, ofVaccine, plannedGroup } from '#testing/vaccines/planned-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { day } from '#domain/time/day.ts';
import { groupsOnDay, mayHaveEarlierFluIn, rowsOnDay } from './rows-on-day.ts';

const bornOn = day('2025-06-15');

function rows(vaccine: string, ...of: Parameters<typeof plannedChildOn>) {
  return rowsOnDay(plannedChildOn(...of)).filter((row) => row.vaccine === vaccine);
}

test('a row with a dose is completed, one past its window overdue, and the others are to come', () => {
  const read = rows('dtap', { bornOn, doses: ofProduct('20', '2025-08-15') }, day('2025-12-20'));
  expect(read.map(({ number, status }) => `${number} ${status}`)).toEqual([
    '1 completed',
    '2 overdue',
    '3 upcoming',
    '4 upcoming',
    '5 upcoming',
  ]);
});

test('a live vaccine waits for the doctor of a child with a weak immune system, and others do not', () => {
  const weak = { bornOn, conditions: ['weak-immune-system'] };
  expect(rows('mmr', weak, day('2026-06-15'))[0]?.status).toBe('ask-first');
  expect(rows('pcv', weak, day('2025-08-15'))[0]?.status).toBe('upcoming');
});

test('what must not be given reads so', () => {
  expect(rows('mmr', { bornOn, conditions: ['reaction-mmr'] }, day('2026-06-15'))[0]?.status).toBe('contraindicated');
});

test('a dose of a vaccine that is put off waits', () => {
  const decided = { rv: { decision: 'deferred', until: day('2025-09-20') } } as const;
  expect(rows('rv', { bornOn, decided }, day('2025-08-16'))[0]?.status).toBe('deferred');
});

test('a row may have been given before the child was added, until somebody has said it', () => {
  const today = day('2025-12-20');
  const first = (isPastOpen: boolean) => rows('dtap', { bornOn }, today, { addedOn: today, isPastOpen })[0];
  expect(first(true)).toMatchObject({ isUnanswered: true, status: 'upcoming' });
  expect(first(false)).toMatchObject({ isUnanswered: false, status: 'overdue' });
});

describe('[decision 58] before anybody has answered no dose reads ‘not needed’ that may be due by the answer', () => {
  const today = day('2026-11-23');
  const waiting = (vaccine: string, born: string, addedOn = today) =>
    rows(vaccine, { bornOn: day(born) }, today, { addedOn, isPastOpen: true })
      .filter(({ dueOn }) => dueOn === null)
      .map((row) => `${row.number} ${row.isUnanswered ? 'unanswered' : row.status}`);

  test.each([
    { vaccine: 'rv', born: '2026-08-08', read: ['1 unanswered', '2 unanswered', '3 unanswered'] },
    { vaccine: 'rv', born: '2026-07-26', read: ['1 unanswered', '2 unanswered', '3 unanswered'] },
    { vaccine: 'pcv', born: '2026-05-01', read: ['4 unanswered'] },
    { vaccine: 'hib', born: '2026-04-20', read: ['4 unanswered'] },
    { vaccine: 'dtap', born: '2022-11-24', read: ['5 unanswered'] },
    { vaccine: 'ipv', born: '2022-11-24', read: ['4 unanswered'] },
  ])('$vaccine of a child born on $born', ({ vaccine, born, read }) => {
    expect(waiting(vaccine, born)).toEqual(read);
  });

  test('nor after 14 days, as long as the age for it lasts', () => {
    expect(waiting('rv', '2026-07-26', day('2026-11-09'))).toEqual(['1 unanswered', '2 unanswered', '3 unanswered']);
    expect(waiting('rv', '2026-03-22', day('2026-11-09'))).toEqual(['1 not-needed', '2 not-needed', '3 not-needed']);
  });
});

test('[decision 57] a dose without a day leaves open whether the dose after it is needed, as long as the age for it lasts', () => {
  const doses = [...ofVaccine('rv', null), ...ofVaccine('rv', null).map((dose) => ({ ...dose, id: 'second' }))];
  const third = (on: string) => rows('rv', { bornOn: day('2026-06-22'), doses }, day(on))[2];

  expect(third('2026-11-23')).toMatchObject({ status: 'upcoming', isAskedForAgain: true, isUnanswered: false });
  expect(third('2027-02-23')).toMatchObject({ status: 'not-needed', isAskedForAgain: false });
});

test('the first dose of hepatitis B waits for the answer about the birth', () => {
  const today = day('2025-06-20');
  const read = (answers: object) => rows('hepb', { bornOn }, today, { addedOn: today, ...answers })[0];
  expect(read({})).toMatchObject({ isOfBirth: true, isUnanswered: true });
  expect(read({ hepatitisBAtBirth: 'no' })).toMatchObject({ isOfBirth: true, isUnanswered: false, birthHours: 12 });
});

test('from 7 years Tdap is given in place of DTaP', () => {
  const [first] = rows('dtap', { bornOn: day('2018-01-15') }, day('2026-01-20'));
  expect(first).toMatchObject({ vaccine: 'dtap', gives: 'tdap', shortName: 'Tdap' });
});

test('a dose without a day is asked for again in the rows after it', () => {
  const doses = ofVaccine('dtap', null);
  const read = rows('dtap', { bornOn, doses }, day('2025-08-20'));
  expect(read.map((row) => row.isAskedForAgain).slice(0, 2)).toEqual([false, true]);
});

test('influenza doses of earlier seasons may be unknown only of a child that is old enough, until one is recorded', () => {
  const on = day('2026-11-23');
  const may = (givenOn: string[]) =>
    mayHaveEarlierFluIn(plannedChildOn({ bornOn, doses: ofProduct('150', ...givenOn) }, on, { addedOn: on }));
  expect(may([])).toBe(true);
  expect(may(['2026-10-01'])).toBe(true);
  expect(may(['2026-01-10'])).toBe(false);
  expect(mayHaveEarlierFluIn(plannedChildOn({ bornOn: day('2026-04-01') }, on, { addedOn: on }))).toBe(false);
});

test('a flu dose of each autumn has the age of the first of a season, and only the second of one season is 4 weeks later', () => {
  const flu = plannedGroup('flu');
  const ages = (...givenOn: string[]) => {
    const { recommended } = groupsOnDay(
      plannedChildOn({ bornOn, doses: ofProduct('150', ...givenOn) }, day('2026-11-23')),
    )(flu);
    return givenOn.map((_, place) => recommended.get(place + 1)?.age);
  };
  const [first, second] = flu.vaccines[0].rows.map(({ age }) => age);

  expect(ages('2025-12-20', '2026-10-02')).toEqual([first, first]);
  expect(ages('2025-12-20', '2026-01-20', '2026-10-02')).toEqual([first, second, first]);
});

test.each([
  { begun: '2026-11-02', from: '2011-11-01', ages: ['11 to 12 years (from 9 years)', null, null] },
  { begun: '2026-10-02', from: '2011-11-01', ages: ['11 to 12 years (from 9 years)', '6 to 12 months after dose 1'] },
])('HPV begun on $begun reads no interval of another series', ({ begun, from, ages }) => {
  const {
    rows: found,
    recommended,
    past,
  } = groupsOnDay(plannedChildOn({ bornOn: day(from), doses: ofProduct('165', begun) }, day('2026-11-23')))(
    plannedGroup('hpv'),
  );

  expect(found.map(({ number }) => recommended.get(number)?.age ?? null)).toEqual(ages);
  expect([...recommended.keys(), ...past.keys()]).toEqual([1, 2]);
});

test('hepatitis A of every child keeps its interval after a dose before travel', () => {
  const child = plannedChildOn({ bornOn: day('2026-04-20'), conditions: ['travel'] }, day('2026-11-23'));
  const { rows: found, recommended } = groupsOnDay(child)(plannedGroup('hepa'));

  const ages = found.map(({ number }) => recommended.get(number)?.age ?? null);
  expect(ages).toEqual([null, '12 to 23 months', '6 months after dose 1']);
});

test.each([
  { authority: 'aap-2026', today: '2026-11-23', more: [], open: ['3 ask-first'] },
  { authority: 'aap-2026', today: '2026-06-20', more: [], open: [] },
  { authority: 'aap-2026', today: '2026-11-23', more: ['2026-09-20'], open: [] },
  { authority: 'aap-2026', today: '2027-06-23', more: [], open: [] },
  { authority: 'cdc', today: '2026-11-23', more: [], open: [] },
])(
  'COVID-19 of last season has a row to ask about for this one while it is for every child: $authority on $today, $more',
  ({ authority, today, more, open }) => {
    const doses = ofProduct('213', '2026-01-10', '2026-02-10', ...more);
    const found = rows('covid', { bornOn: day('2025-06-23'), authority, doses }, day(today));

    const waiting = found.filter(({ completed }) => !completed);
    expect(waiting.map(({ number, status }) => `${number} ${status}`)).toEqual(open);
  },
);

test.each([
  { authority: 'cdc', later: 'routine' },
  { authority: 'aap-2026', later: 'routine' },
  { authority: 'cdc-2026-01', later: 'ask-your-doctor' },
])('hepatitis A before travel is for a risk, and the doses after it are as $authority has them', (of) => {
  const found = rows('hepa', { bornOn: day('2026-04-20'), conditions: ['travel'], ...of }, day('2026-11-23'));

  expect(found.map(({ category }) => category)).toEqual(['risk', of.later, of.later]);
});

test('a vaccine that the list leaves to doctors is for a risk where each of its doses is', () => {
  const child = { bornOn: day('2010-04-20'), conditions: ['no-spleen'], authority: 'cdc-2026-01' };
  const found = rows('menb', child, day('2026-11-23'));

  expect(new Set(found.map(({ category }) => category))).toEqual(new Set(['risk']));
});

test.each(['travel', 'measles-outbreak'])(
  'MMR at 12 months is due promptly with %s, also after one that was given early',
  (noted) => {
    const child = { bornOn: day('2025-11-10'), conditions: [noted] };
    const first = (doses: ReturnType<typeof ofProduct>) =>
      rows('mmr', { ...child, doses }, day('2026-11-23')).find(({ completed }) => !completed);

    expect(first([])).toMatchObject({ dueOn: '2026-11-10', isPrompt: true });
    expect(first(ofProduct('03', '2026-06-10'))).toMatchObject({ dueOn: '2026-11-10', isPrompt: true });
  },
);

test.each([
  { what: 'none was given', doses: [], expected: ['ask-first', 'ask-first', 'not-needed', 'not-needed'] },
  {
    what: 'one was given early',
    doses: ofProduct('48', '2025-10-23'),
    expected: ['completed', 'ask-first', 'ask-first', 'not-needed'],
  },
  {
    what: 'one was given at 14 months, and one is left',
    doses: ofProduct('48', '2026-10-23'),
    expected: ['completed', 'ask-first', 'not-needed', 'not-needed'],
  },
])('with chemotherapy noted a doctor is asked about the Hib doses that CDC calls for: $what', ({ doses, expected }) => {
  const child = { bornOn: day('2025-08-23'), conditions: ['chemotherapy'], doses };
  const found = rows('hib', child, day('2026-11-23'));

  expect(found.map(({ completed, status }) => (completed ? 'completed' : status))).toEqual(expected);
});

test.each(['positive', 'unknown', null] as const)(
  'before its birth dose a baby under 2,000 g, mother %s, has the ages that its rows have after it',
  (motherHepatitisB) => {
    const born = day('2026-11-22');
    const light = { bornOn: born, motherHepatitisB, birthWeightKg: 1.9 };
    const agesOf = (of: typeof light & { doses?: ReturnType<typeof ofProduct> }) => {
      const group = plannedGroup('hepb');
      const { recommended } = groupsOnDay(plannedChildOn(of, day('2026-11-23')))(group);
      return [2, 3, 4].map((number) => recommended.get(number)?.age);
    };

    const last = motherHepatitisB === 'positive' ? '6 months' : '6 to 18 months';
    expect(agesOf(light)).toEqual(['1 month', '1 to 2 months', last]);
    expect(agesOf({ ...light, doses: ofProduct('08', '2026-11-22') })).toEqual(agesOf(light));
  },
);
