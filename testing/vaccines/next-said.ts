import type { History } from './vaccine-words.ts';

/** What is said of a vaccine's next dose. Together the children hear what other tests leave out. */
export type NextSaid = History & {
  /** Vaccine group and series group, 'Polio/1'. */
  readonly of: string;
  readonly said: readonly string[];
};

/** A line that changes is a change of what families are told. */
export const NEXT_SAID: readonly NextSaid[] = [
  {
    bornOn: '2021-06-15',
    today: '2027-09-02',
    doses: ['08 2021-11-12', '146 2021-12-15', '146 2022-12-07'],
    of: 'Polio/1',
    said: ['Due now', 'It can be given from 4 years on.'],
  },
  {
    bornOn: '2026-10-20',
    today: '2027-10-16',
    doses: ['49 2026-12-15', '49 2027-01-12'],
    patient: { observations: [{ code: '200' }] },
    of: 'RSV/2',
    said: [
      'Due now: as soon as possible',
      'It is for the 2027-28 season.',
      'It can be given until March 31, 2028.',
      'At this age one dose is two injections on the same day: enter it once.',
      'It is planned because of what is noted about the child.',
    ],
  },
  {
    bornOn: '2027-05-01',
    today: '2027-05-26',
    authority: 'aap-2026',
    of: 'Meningococcal B/1',
    said: [
      'Next dose: from May 1, 2043',
      'It can be given from 16 years on.',
      'You and the doctor decide together whether to give it.',
    ],
  },
  {
    bornOn: '2027-02-06',
    today: '2027-04-11',
    authority: 'cdc-2026-01',
    of: 'Rotavirus/1',
    said: [
      'Due now',
      'It can be given from 6 weeks on.',
      'A first dose can be given until May 21.',
      'You and the doctor decide together whether to give it.',
    ],
  },
  {
    bornOn: '2020-01-13',
    today: '2027-03-07',
    patient: { observations: [{ code: '268' }] },
    of: 'Meningococcal/1',
    said: [
      'Next dose: from January 13, 2031. Ask the doctor now: with a weak immune system more doses may be needed, and sooner',
      'It can be given from 11 years on.',
    ],
  },
  {
    bornOn: '2026-09-08',
    today: '2027-01-31',
    doses: ['33 2026-09-08'],
    patient: { observations: [{ code: '245' }] },
    of: 'Hib/1',
    said: [
      'Due now, since November 8, 2026',
      'CDC recommends it at 2 months.',
      'It can be given from 6 weeks on.',
      'Before 12 months CDC prefers PedvaxHIB or Vaxelis for American Indian and Alaska Native children.',
    ],
  },
  {
    bornOn: '2025-12-20',
    today: '2026-11-30',
    doses: ['146 2026-02-14', '146 2026-06-06', '111 2026-07-22', '146 2026-10-12'],
    of: 'Influenza/1',
    said: ['Due now: as soon as possible', 'It comes at least 4 weeks after the dose of July 22.'],
  },
  {
    bornOn: '2026-04-30',
    today: '2027-04-12',
    doses: ['146 2026-08-30', '140 2026-10-14', '140 2026-12-31'],
    isPastOpen: true,
    of: 'Influenza/1',
    said: [
      'A second dose for this season, unless two were given in earlier seasons: ask the doctor',
      'It comes at least 4 weeks after the dose of December 31, 2026.',
      'Nothing is entered for earlier seasons: if doses were given then, enter them, and this one may not be needed.',
    ],
  },
  {
    bornOn: '2026-08-30',
    today: '2027-06-15',
    doses: ['94 2026-12-22', '21 2027-01-19'],
    patient: { observations: [{ code: '275' }] },
    of: 'MMR/2',
    said: [
      'Due now: as soon as possible',
      'It can be given from 6 months on.',
      'It can be given until August 29.',
      'It is planned because of what is noted about the child.',
      'Given before 12 months it does not count toward the schedule: the two doses of the schedule follow all the same.',
    ],
  },
  {
    bornOn: '2027-01-08',
    today: '2027-07-18',
    doses: ['119 2027-01-09', '119 2027-02-01', '116 2027-05-10'],
    authority: 'cdc-2026-01',
    of: 'Rotavirus/1',
    said: [
      'Due now, since June 7',
      'It comes at least 4 weeks after the dose of May 10.',
      'It can be given until September 8.',
      'You and the doctor decide together whether to give it.',
    ],
  },
  {
    bornOn: '2010-01-20',
    today: '2027-01-22',
    doses: ['119 2010-03-17', '140 2010-07-07'],
    patient: { observations: [{ code: '071' }] },
    of: 'Rotavirus/1',
    said: ['No longer given at this age', 'It is only given before 8 months and 1 day.'],
  },
  {
    bornOn: '2016-01-11',
    today: '2027-03-21',
    doses: ['51 2019-11-11', '146 2020-01-11', '146 2023-12-23', '48 2026-08-29'],
    isPastOpen: true,
    of: 'COVID-19/1',
    said: ['Due now', 'You and the doctor decide together whether to give it.'],
  },
  {
    bornOn: '2011-04-13',
    today: '2027-04-01',
    doses: ['165 2011-09-28', { cvx: '120', givenOn: '2013-03-15', isDayLikely: true }, '165 2018-11-29'],
    isPastOpen: true,
    of: 'Polio/1',
    said: ['Due now, since April 28, 2013', 'It comes at least 4 weeks after the dose of about March 2013.'],
  },
  {
    bornOn: '2026-01-10',
    today: '2026-12-20',
    doses: ['49 2026-03-10', '49 2026-05-10'],
    patient: { observations: [{ code: '245' }] },
    of: 'Hib/1',
    said: ['Next dose: from January 10, 2027', 'It can be given from 12 months on.'],
  },
  {
    bornOn: '2020-01-10',
    today: '2026-12-20',
    doses: ['146 2020-03-10', '146 2020-05-10', '146 2020-07-10', '48 2021-01-20'],
    patient: { observations: [{ code: '003' }, { code: '098' }] },
    of: 'Hib/1',
    said: [
      'Not to be given because of “Severe allergic reaction after previous dose of Hib”. Ask the doctor: with a weak immune system more doses may be needed',
    ],
  },
  {
    bornOn: '2020-01-10',
    today: '2026-12-20',
    doses: ['146 2020-03-10', '146 2020-05-10', '146 2020-07-10', '48 2021-01-20'],
    patient: { observations: [{ code: '168' }] },
    of: 'Hib/1',
    said: ['Ask the doctor: with a weak immune system more doses may be needed'],
  },
  {
    bornOn: '2020-01-10',
    today: '2026-12-20',
    doses: ['03 2021-01-15', '94 2024-02-10'],
    patient: { observations: [{ code: '091' }, { code: '168' }] },
    of: 'MMR/1',
    said: [
      'Not to be given because of “Severe allergic reaction after previous dose of Measles”. Ask the doctor: a dose given during chemotherapy, in the 2 weeks before it or the 3 months after it may need to be given again',
      'Ask before the note is taken out: without it the dose counts.',
    ],
  },
  {
    bornOn: '2026-05-10',
    today: '2026-12-20',
    patient: { observations: [{ code: '003' }, { code: '275' }] },
    of: 'MMR/2',
    said: ['Ask the doctor first: “Immunocompromised” is noted, and this is a live vaccine'],
  },
  {
    bornOn: '2026-09-20',
    today: '2026-12-20',
    patient: { observations: [{ code: '003' }] },
    of: 'Rotavirus/1',
    said: [
      'Ask the doctor first: “Immunocompromised” is noted, and this is a live vaccine. Ask no later than January 2, 2027: after it a first dose is not given',
    ],
  },
];
