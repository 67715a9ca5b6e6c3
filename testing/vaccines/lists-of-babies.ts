import { day } from '#domain/time/day.ts';
import type { listLines } from './list-lines.ts';
import { ofProduct } from './planned-vaccines.ts';

export type ListOfChild = {
  readonly who: string;
  readonly of: Parameters<typeof listLines>[0];
  readonly vaccines: readonly string[];
  /** As `listLines` has them. */
  readonly lines: readonly string[];
};

/** By the schedules of 2025 and 2026. A line that changes is a change of what families are told. */
export const LISTS_OF_BABIES: readonly ListOfChild[] = [
  {
    who: 'a newborn of 1.8 kg whose mother has hepatitis B',
    of: [{ bornOn: day('2026-09-12'), birthWeightKg: 1.8, motherHepatitisB: 'positive' }, day('2026-09-12')],
    vaccines: ['hepb', 'rsv-ab'],
    lines: [
      'hepb 1, At birth, within 12 hours 2026-09-12: unanswered 2026-09-12 – 2026-09-12',
      'hepb 2, 1 month 2026-10-12: upcoming 2026-10-12 – 2027-01-08',
      'hepb 3, 1 to 2 months 2026-10-12: upcoming 2026-11-09 – 2027-01-08',
      'hepb 4, 6 months 2027-03-12: upcoming 2027-03-12 – 2027-05-09',
      'rsv-ab 1, Under 8 months, October to March; for babies born in the season within a week of birth 2026-09-12: unanswered 2026-10-01 – 2027-03-31',
    ],
  },
  {
    who: 'two days, 1.8 kg, mother tested negative',
    of: [{ bornOn: day('2026-09-12'), birthWeightKg: 1.8, motherHepatitisB: 'negative' }, day('2026-09-14')],
    vaccines: ['hepb'],
    lines: [
      'hepb 1, 1 month or going home from the hospital, whichever comes first 2026-10-12: upcoming 2026-10-12 – 2027-01-08',
      'hepb 2, 1 to 2 months 2026-10-12: upcoming 2026-11-09 – 2027-01-08',
      'hepb 3, 6 to 18 months 2027-03-12: upcoming 2027-03-12 – 2028-05-09',
    ],
  },
  {
    who: 'five weeks, 1.8 kg, mother not tested, a dose at birth',
    of: [
      {
        bornOn: day('2026-09-12'),
        birthWeightKg: 1.8,
        motherHepatitisB: 'unknown',
        doses: ofProduct('08', '2026-09-12'),
      },
      day('2026-10-17'),
    ],
    vaccines: ['hepb'],
    lines: [
      'hepb 1, At birth 2026-09-12: completed',
      'hepb 2, 1 month 2026-10-12: upcoming 2026-10-12 – 2027-01-08',
      'hepb 3, 1 to 2 months 2026-10-12: upcoming 2026-11-14 – 2027-01-08',
      'hepb 4, 6 to 18 months 2027-03-12: upcoming 2027-03-12 – 2028-05-09',
    ],
  },
  {
    who: 'two weeks, 1.8 kg, whose mother has hepatitis B, a dose at birth',
    of: [
      {
        bornOn: day('2026-09-12'),
        birthWeightKg: 1.8,
        motherHepatitisB: 'positive',
        doses: ofProduct('08', '2026-09-12'),
      },
      day('2026-09-26'),
    ],
    vaccines: ['hepb'],
    lines: [
      'hepb 1, At birth, within 12 hours 2026-09-12: completed',
      'hepb 2, 1 month 2026-10-12: upcoming 2026-10-12 – 2027-01-08',
      'hepb 3, 1 to 2 months 2026-10-12: upcoming 2026-11-09 – 2026-11-23',
      'hepb 4, 6 months 2027-03-12: upcoming 2027-03-12 – 2027-05-09',
    ],
  },
  {
    who: 'two months, list of January 2026',
    of: [{ bornOn: day('2026-09-12'), authority: 'cdc-2026-01', motherHepatitisB: 'negative' }, day('2026-11-12')],
    vaccines: ['hepb', 'flu', 'hepa', 'rv', 'mmr'],
    lines: [
      'hepb 1, From 2 months, by shared decision 2026-11-12: upcoming 2026-11-12 – no end',
      'hepb 2, At least 4 weeks after dose 1 2026-10-12: upcoming 2026-12-10 – 2027-01-08',
      'hepb 3, 6 to 18 months 2027-03-12: upcoming 2027-03-12 – 2028-05-09',
      'rv 1, 2 months 2026-11-12: upcoming 2026-11-12 – no end',
      'rv 2, 4 months 2027-01-12: upcoming 2027-01-12 – 2027-03-11',
      'rv 3, 6 months (RotaTeq only) 2027-03-12: upcoming 2027-03-12 – 2027-05-09',
      'flu 1, From 6 months, every autumn: upcoming 2027-03-12 – no end',
      'mmr 1, 12 to 15 months 2027-09-12: upcoming 2027-09-12 – 2028-02-08',
      'mmr 2, 4 to 6 years 2030-09-12: upcoming 2030-09-12 – 2033-10-09',
      'hepa 1, 12 to 23 months 2027-09-12: upcoming 2027-09-12 – 2028-10-09',
      'hepa 2, 6 months after dose 1 2028-03-12: upcoming 2028-03-12 – 2029-05-09',
    ],
  },
  {
    who: 'two months, American Indian or Alaska Native, RSV antibody given',
    of: [
      { bornOn: day('2026-09-12'), conditions: ['native'], doses: ofProduct('306', '2026-10-05') },
      day('2026-11-12'),
    ],
    vaccines: ['rsv-ab', 'hib'],
    lines: [
      'rsv-ab 1, Under 8 months, October to March; for babies born in the season within a week of birth 2026-09-12: completed',
      'rsv-ab 2, no age: upcoming 2027-10-01 – 2028-03-31',
      'hib 1, 2 months 2026-11-12: upcoming 2026-11-12 – 2027-01-08',
      'hib 2, 4 months 2027-01-12: upcoming 2027-01-12 – 2027-03-11',
      'hib 3, 12 to 15 months (booster) 2027-09-12: upcoming 2027-09-12 – 2028-02-08',
      'hib 4, 6 months (not for PedvaxHIB) 2027-03-12: not-needed',
    ],
  },
  {
    who: 'nine months, after the first RSV season, no dose',
    of: [{ bornOn: day('2026-06-12') }, day('2027-04-05')],
    vaccines: ['rsv-ab', 'rv', 'hib', 'pcv'],
    lines: [
      'rsv-ab 1, Under 8 months, October to March; for babies born in the season within a week of birth 2026-06-12 (Under 8 months, October to March; for babies born in the season within a week of birth 2026-10-01): not-needed',
      'rv 1, 2 months 2026-08-12: not-needed',
      'rv 2, 4 months 2026-10-12: not-needed',
      'rv 3, 6 months (RotaTeq only) 2026-12-12: not-needed',
      'hib 1, 2 months 2026-08-12: overdue 2026-08-12 – 2026-10-09',
      'hib 2, 4 months 2026-10-12: upcoming 2027-05-03 – 2027-05-17',
      'hib 3, 12 to 15 months (booster) 2027-06-12: upcoming 2027-06-28 – 2027-11-08',
      'hib 4, 6 months (not for PedvaxHIB) 2026-12-12: not-needed',
      'pcv 1, 2 months 2026-08-12: overdue 2026-08-12 – 2026-10-09',
      'pcv 2, 4 months 2026-10-12: upcoming 2027-05-03 – 2027-05-17',
      'pcv 3, 6 months 2026-12-12: upcoming 2027-06-28 – 2027-11-08',
      'pcv 4, 12 to 15 months 2027-06-12: not-needed',
    ],
  },
  {
    who: 'nine months, lung disease, no dose',
    of: [{ bornOn: day('2026-06-12'), conditions: ['lung-disease-born-early'] }, day('2027-04-05')],
    vaccines: ['rsv-ab'],
    lines: [
      'rsv-ab 1, (Under 8 months, October to March; for babies born in the season within a week of birth 2026-10-01): upcoming 2027-10-01 – 2028-02-11',
    ],
  },
  {
    who: 'three months, the mother had the RSV vaccine',
    of: [{ bornOn: day('2026-08-12'), motherRsvVaccine: true }, day('2026-11-24')],
    vaccines: ['rsv-ab'],
    lines: [
      'rsv-ab 1, Under 8 months, October to March; for babies born in the season within a week of birth 2026-08-12: not-needed',
    ],
  },
  {
    who: 'three months, lung disease, the mother had the RSV vaccine',
    of: [
      { bornOn: day('2026-08-12'), motherRsvVaccine: true, conditions: ['lung-disease-born-early'] },
      day('2026-11-24'),
    ],
    vaccines: ['rsv-ab'],
    lines: [
      'rsv-ab 1, (Under 8 months, October to March; for babies born in the season within a week of birth 2027-10-01): upcoming 2027-10-01 – 2028-03-31',
    ],
  },
  {
    who: 'seven months, two doses of PedvaxHIB',
    of: [
      {
        bornOn: day('2026-04-10'),
        doses: [...ofProduct('49', '2026-06-10', '2026-08-10'), ...ofProduct('133', '2026-06-10', '2026-08-10')],
      },
      day('2026-11-24'),
    ],
    vaccines: ['hib', 'pcv'],
    lines: [
      'hib 1, 2 months 2026-06-10: completed',
      'hib 2, 4 months 2026-08-10: completed',
      'hib 3, 12 to 15 months (booster) 2027-04-10: upcoming 2027-04-10 – 2027-09-06',
      'hib 4, 6 months (not for PedvaxHIB) 2026-10-10: not-needed',
      'pcv 1, 2 months 2026-06-10: completed',
      'pcv 2, 4 months 2026-08-10: completed',
      'pcv 3, 6 months 2026-10-10: upcoming 2026-10-10 – 2026-12-07',
      'pcv 4, 12 to 15 months 2027-04-10: upcoming 2027-04-10 – 2027-09-06',
    ],
  },
  {
    who: 'seven months, before travel',
    of: [{ bornOn: day('2026-04-10'), conditions: ['travel'] }, day('2026-11-24')],
    vaccines: ['mmr', 'hepa'],
    lines: [
      'mmr 1, (12 to 15 months 2027-04-10): upcoming 2026-10-10 – 2027-04-09',
      'mmr 2, 12 to 15 months 2027-04-10: upcoming 2027-04-10 – 2027-09-06',
      'mmr 3, 4 to 6 years 2030-04-10: upcoming 2030-04-10 – 2033-05-07',
      'hepa 1, (12 to 23 months 2027-04-10): upcoming 2026-10-10 – 2027-04-09',
      'hepa 2, 12 to 23 months 2027-04-10: upcoming 2027-04-10 – 2028-05-07',
      'hepa 3, 6 months after dose 1 2027-10-10: upcoming 2027-10-10 – 2028-12-07',
    ],
  },
  {
    who: 'five months, before travel',
    of: [{ bornOn: day('2026-06-10'), conditions: ['travel'] }, day('2026-11-24')],
    vaccines: ['mmr', 'hepa'],
    lines: [
      'mmr 1, (12 to 15 months 2027-06-10): upcoming 2026-12-10 – 2027-06-09',
      'mmr 2, 12 to 15 months 2027-06-10: upcoming 2027-06-10 – 2027-11-06',
      'mmr 3, 4 to 6 years 2030-06-10: upcoming 2030-06-10 – 2033-07-07',
      'hepa 1, (12 to 23 months 2027-06-10): upcoming 2026-12-10 – 2027-06-09',
      'hepa 2, 12 to 23 months 2027-06-10: upcoming 2027-06-10 – 2028-07-07',
      'hepa 3, 6 months after dose 1 2027-12-10: upcoming 2027-12-10 – 2029-02-06',
    ],
  },
  {
    who: 'two months, chemotherapy',
    of: [{ bornOn: day('2027-05-16'), conditions: ['chemotherapy'] }, day('2027-07-27')],
    vaccines: ['hib'],
    lines: [
      'hib 1, 2 months 2027-07-16: ask-first 2027-07-16 – 2027-09-12',
      'hib 2, 4 months 2027-09-16: ask-first 2027-09-16 – 2027-11-12',
      'hib 3, 6 months (not for PedvaxHIB) 2027-11-16: ask-first 2027-11-16 – 2028-01-12',
      'hib 4, 12 to 15 months (booster) 2028-05-16: ask-first 2028-05-16 – 2028-10-13',
    ],
  },
  {
    who: 'two months, Rotarix and then RotaTeq too early',
    of: [
      { bornOn: day('2026-10-19'), doses: [...ofProduct('119', '2026-10-28'), ...ofProduct('116', '2026-11-16')] },
      day('2026-12-20'),
    ],
    vaccines: ['rv'],
    lines: [
      'rv 1, 2 months 2026-12-19: completed',
      'rv 2, 4 months 2027-02-19: completed',
      'rv 3, 2 months 2026-12-19: upcoming 2026-12-19 – 2027-01-16',
      'rv 4, 4 months 2027-02-19: upcoming 2027-02-19 – 2027-04-15',
      'rv 5, 6 months (RotaTeq only) 2027-04-19: upcoming 2027-04-19 – 2027-06-15',
    ],
  },
];
