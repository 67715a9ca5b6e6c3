import { expect, test } from 'vitest';
import { wordsInput, type History } from '#testing/vaccines/vaccine-words.ts';
import { forecastWords } from './forecast-words.ts';

type Row = History & {
  readonly what: string;
  readonly of: string;
  readonly seriesGroup?: string;
  readonly text: string;
  readonly details: readonly string[];
};

const SHARED = 'You and the doctor decide together whether to give it.';
const NO_WHOOPING_COUGH =
  'This is about products with a part against whooping cough: ask the doctor about one without it.';
const FOR_A_RISK = 'It is planned because of what is noted about the child.';

const ROWS: readonly Row[] = [
  {
    what: 'A dose that waits for an age',
    bornOn: '2025-01-01',
    today: '2025-01-20',
    of: 'MMR',
    text: 'Next dose: from January 1, 2026',
    details: ['It can be given from 12 months on.'],
  },
  {
    what: 'A dose that is recommended later than it can be given',
    bornOn: '2025-01-01',
    today: '2025-01-20',
    of: 'Polio',
    text: 'Next dose: recommended from March 1, can be given from February 12',
    details: ['CDC recommends it at 2 months.', 'It can be given from 6 weeks on.'],
  },
  {
    what: 'A dose that can be given but is recommended later',
    bornOn: '2025-01-01',
    today: '2025-02-20',
    of: 'Polio',
    text: 'Next dose: recommended from March 1, can be given now',
    details: ['CDC recommends it at 2 months.', 'It can be given from 6 weeks on.'],
  },
  {
    what: 'A dose on its day',
    bornOn: '2025-01-01',
    today: '2025-03-01',
    of: 'Polio',
    text: 'Due now, until April 28',
    details: ['CDC recommends it at 2 months.', 'It can be given from 6 weeks on.'],
  },
  {
    what: 'A dose on the last day of its window',
    bornOn: '2025-01-01',
    today: '2025-04-28',
    of: 'Polio',
    text: 'Due now, until April 28',
    details: ['CDC recommends it at 2 months.', 'It can be given from 6 weeks on.'],
  },
  {
    what: 'A dose a day after its window',
    bornOn: '2025-01-01',
    today: '2025-04-29',
    of: 'Polio',
    text: 'Due now, since March 1',
    details: ['CDC recommends it at 2 months.', 'It can be given from 6 weeks on.'],
  },
  {
    what: 'A dose without a window',
    bornOn: '2025-01-01',
    today: '2025-11-22',
    of: 'Influenza',
    text: 'Due now: as soon as possible',
    details: ['It can be given from 6 months on.'],
  },
  {
    what: 'Rotavirus vaccine on the last day for its first dose',
    bornOn: '2026-08-10',
    today: '2026-11-22',
    of: 'Rotavirus',
    text: 'Due now: as soon as possible',
    details: [
      'CDC recommends it at 2 months.',
      'It can be given from 6 weeks on.',
      'A first dose can be given until November 22.',
    ],
  },
  {
    what: 'Rotavirus vaccine for a newborn',
    bornOn: '2026-10-21',
    today: '2026-11-22',
    of: 'Rotavirus',
    text: 'Next dose: recommended from December 21, can be given from December 2',
    details: [
      'CDC recommends it at 2 months.',
      'It can be given from 6 weeks on.',
      'A first dose can be given until February 2, 2027.',
    ],
  },
  {
    what: 'A second rotavirus dose past its window',
    bornOn: '2026-04-10',
    doses: ['119 2026-06-15'],
    today: '2026-11-22',
    of: 'Rotavirus',
    text: 'Due now, since August 10',
    details: [
      'CDC recommends it at 4 months.',
      'It comes at least 4 weeks after the dose of June 15.',
      'It can be given until December 10.',
    ],
  },
  {
    what: 'An antibody at 7 months',
    bornOn: '2026-04-22',
    today: '2026-11-22',
    of: 'RSV',
    text: 'Due now: as soon as possible',
    details: ['It is for the 2026-27 season.', 'It can be given until December 21.'],
  },
  {
    what: 'An antibody for a baby who is young enough until the season ends',
    bornOn: '2026-08-10',
    today: '2026-11-22',
    of: 'RSV',
    text: 'Due now: as soon as possible',
    details: ['It is for the 2026-27 season.', 'It can be given until March 31, 2027.'],
  },
  {
    what: 'A vaccine whose age limit is years off',
    bornOn: '2009-01-10',
    today: '2026-11-22',
    of: 'Meningococcal B',
    text: 'Due now',
    details: ['It can be given from 16 years on.', SHARED],
  },
  {
    what: 'A dose that waits for the last one',
    bornOn: '2025-01-01',
    doses: ['20 2025-03-01', '20 2025-06-26'],
    today: '2025-07-10',
    of: 'DTaP/Tdap/Td',
    text: 'Next dose: from July 24',
    details: ['It comes at least 4 weeks after the dose of June 26.'],
  },
  {
    what: 'A dose recommended some months after another one',
    bornOn: '2012-01-01',
    doses: ['165 2023-05-09'],
    today: '2023-06-01',
    of: 'HPV',
    text: 'Next dose: recommended from November 9, can be given from October 9',
    details: [
      'CDC recommends it 6 months after the dose of May 9.',
      'It comes at least 5 months after the dose of May 9.',
    ],
  },
  {
    what: 'A dose that waits for another live vaccine',
    bornOn: '2025-01-01',
    doses: ['21 2026-01-10'],
    today: '2026-01-11',
    of: 'MMR',
    text: 'Next dose: from February 7',
    details: ['It comes at least 28 days after the chickenpox vaccine of January 10, another live vaccine.'],
  },
  {
    what: 'An antibody before its season',
    bornOn: '2025-03-07',
    today: '2025-09-10',
    of: 'RSV',
    text: 'Not in season: next dose from October 1',
    details: ['It is for the 2025-26 season.', 'It can be given until November 6.'],
  },
  {
    what: 'A vaccine within its season',
    bornOn: '2022-03-07',
    doses: ['140 2024-10-01', '140 2024-11-01'],
    today: '2025-09-10',
    of: 'Influenza',
    text: 'Due now',
    details: ['It is for the 2025-26 season.'],
  },
  {
    what: 'An antibody after its season, for a baby who is young enough for the next one',
    bornOn: '2026-04-07',
    today: '2026-05-10',
    of: 'RSV',
    text: 'Not in season until October 1',
    details: [],
  },
  {
    what: 'An antibody after its season, for a baby who is too old for the next one',
    bornOn: '2025-11-07',
    today: '2026-05-10',
    of: 'RSV',
    text: 'Not in season; by next season a healthy child will be too old for it',
    details: [],
  },
  {
    what: 'A season that nobody moved',
    bornOn: '2026-04-07',
    today: '2026-11-22',
    isAsPublished: true,
    of: 'Influenza',
    text: 'Not in season',
    details: [],
  },
  {
    what: 'A dose after a spoilt one',
    bornOn: '2025-01-01',
    doses: [{ cvx: '08', givenOn: '2025-02-02', isSubStandard: true }],
    today: '2025-02-02',
    of: 'HepB',
    text: 'Due now: as soon as possible',
    details: ['It takes the place of the dose of February 2, which does not count.'],
  },
  {
    what: 'A dose that waits for the last product of its group',
    bornOn: '2023-01-01',
    doses: ['09 2023-08-08'],
    today: '2023-08-08',
    of: 'DTaP/Tdap/Td',
    text: 'Due now',
    details: ['It takes the place of the dose of August 8, which does not count.'],
  },
  {
    what: 'Every dose given',
    bornOn: '2025-01-01',
    doses: ['08 2025-01-01', '08 2025-02-01', '08 2025-07-10'],
    today: '2025-07-10',
    of: 'HepB',
    text: 'Complete',
    details: [],
  },
  {
    what: 'A child who had chickenpox',
    bornOn: '2024-01-01',
    today: '2025-11-21',
    patient: { observations: [{ code: '024' }] },
    of: 'Varicella',
    text: 'Immune',
    details: ['CDC counts “Healthcare provider verified history of or diagnosis of Varicella” as protection.'],
  },
  {
    what: 'A person born before chickenpox vaccine',
    bornOn: '1975-01-01',
    today: '2025-11-21',
    patient: { country: 'U.S.' },
    of: 'Varicella',
    text: 'Immune',
    details: [],
  },
  {
    what: 'A child allergic to gelatin',
    bornOn: '2024-01-01',
    today: '2025-11-21',
    patient: { observations: [{ code: '102' }] },
    of: 'MMR',
    text: 'Not to be given because of “Severe allergic reaction to gelatin”',
    details: [],
  },
  {
    what: 'A baby who may not be given whooping cough vaccine, as every product for a baby holds it',
    bornOn: '2026-01-10',
    doses: ['20 2026-03-10'],
    today: '2026-11-22',
    patient: { observations: [{ code: '079' }] },
    of: 'DTaP/Tdap/Td',
    text: 'Not to be given because of “Encephalopathy not attributable to another identifiable cause within 7 days of administration of a previous dose of Tdap, DTP, or DTaP vaccine”',
    details: [NO_WHOOPING_COUGH],
  },
  {
    what: 'A child of 12 years who is allergic to whooping cough vaccine',
    bornOn: '2014-01-10',
    today: '2026-11-22',
    patient: { observations: [{ code: '086' }] },
    of: 'DTaP/Tdap/Td',
    text: 'Not to be given because of “Severe allergic reaction after previous dose of Pertussis”',
    details: [NO_WHOOPING_COUGH],
  },
  {
    what: 'A baby whose mother had the RSV vaccine in pregnancy',
    bornOn: '2026-10-10',
    today: '2026-11-22',
    patient: { observations: [{ code: '278' }] },
    of: 'RSV',
    text: 'Usually not needed: the mother had the RSV vaccine in pregnancy',
    details: [],
  },
  {
    what: 'A vaccine of one antigen, none of whose products may be given',
    bornOn: '2026-01-10',
    today: '2026-11-22',
    patient: { observations: [{ code: '117' }] },
    of: 'Pneumococcal',
    text: 'Not to be given because of “Severe allergic reaction to diphtheria toxoid”',
    details: [],
  },
  {
    what: 'Rotavirus vaccine at one year',
    bornOn: '2024-01-01',
    today: '2025-01-01',
    of: 'Rotavirus',
    text: 'No longer given at this age',
    details: ['The first dose is given before 15 weeks.'],
  },
  {
    what: 'Rotavirus vaccine started so late that the next dose would come too late',
    bornOn: '2023-01-01',
    doses: ['116 2023-08-23'],
    today: '2023-08-23',
    of: 'Rotavirus',
    text: 'No longer given: the next dose would come past the age limit',
    details: ['It is only given before 8 months and 1 day.'],
  },
  {
    what: 'A series whose every dose can be left out',
    bornOn: '2010-06-02',
    doses: ['133 2010-09-20', '215 2010-09-20', '216 2010-12-24', '216 2015-03-11'],
    today: '2015-09-24',
    patient: { observations: [{ code: '157' }] },
    of: 'Pneumococcal',
    seriesGroup: '2',
    text: 'No dose needed, as things stand',
    details: [],
  },
  {
    what: 'A vaccine that parents and doctor decide about',
    bornOn: '2025-06-01',
    today: '2025-11-22',
    of: 'COVID-19',
    text: 'Next dose: from December 1',
    details: ['It can be given from 6 months on.', SHARED],
  },
  {
    what: 'The same vaccine where it will be for all children, on the day from which it can be given',
    authority: 'aap-2026',
    bornOn: '2025-06-01',
    today: '2025-11-22',
    of: 'COVID-19',
    text: 'Next dose: from December 1',
    details: ['It can be given from 6 months on.'],
  },
  {
    what: 'The same vaccine where it is for all children no more',
    authority: 'aap-2026',
    bornOn: '2025-06-01',
    today: '2027-06-01',
    of: 'COVID-19',
    text: 'Due now',
    details: ['It can be given from 6 months on.', SHARED],
  },
  {
    what: 'A vaccine for a child without a spleen',
    bornOn: '2022-01-01',
    today: '2025-11-22',
    patient: { observations: [{ code: '160' }] },
    of: 'Hib',
    text: 'Due now, because of what is noted about the child',
    details: ['It can be given from 12 months on.', FOR_A_RISK],
  },
];

test.each(ROWS)('$what: $text', ({ of, seriesGroup, text, details, ...history }) => {
  const said = forecastWords(wordsInput(history)).find(
    (forecast) => forecast.vaccineGroup === of && (seriesGroup === undefined || forecast.seriesGroup === seriesGroup),
  );

  expect(said).toMatchObject({ text, details });
});

test('each vaccine goes by its short name and its name', () => {
  const [said] = forecastWords(wordsInput({ bornOn: '2025-01-01', today: '2025-01-01' })).filter(
    ({ vaccineGroup }) => vaccineGroup === 'DTaP/Tdap/Td',
  );

  expect(said).toMatchObject({ vaccine: 'DTaP/Tdap', name: 'Diphtheria, tetanus and whooping cough vaccine' });
});
