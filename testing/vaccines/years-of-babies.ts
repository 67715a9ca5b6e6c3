import { ofProduct } from './planned-vaccines.ts';
import { day } from '#domain/time/day.ts';
import type { plannedChildOn } from './vaccine-record.ts';

export type YearAhead = {
  readonly who: string;
  readonly today: string;
  readonly child: Parameters<typeof plannedChildOn>[0];
  /** 'day – no later than: CVX code of a shot and the rows that it fills, …' */
  readonly visits: readonly string[];
  /** Vaccines without a visit, and why. */
  readonly left: readonly string[];
};

/** By CDC's schedule of 2025 and its catch-up table. A line that changes is a change of what families are told. */
export const YEARS_OF_BABIES: readonly YearAhead[] = [
  {
    who: 'a newborn on the day of birth',
    today: '2026-09-12',
    child: { bornOn: day('2026-09-12') },
    visits: [
      '2026-09-12 – 2026-09-12: 08 hepb 1',
      '2026-10-01 – 2026-10-15: 306/307 rsv-ab 1',
      '2026-10-13 – 2026-10-26: 08 hepb 2',
      '2026-11-12 – 2026-12-10: 120 dtap 1 + hib 1 + ipv 1, 216 pcv 1, 116 rv 1',
      '2027-01-12 – 2027-03-11: 120 dtap 2 + hib 2 + ipv 2, 216 pcv 2, 116 rv 2',
      '2027-03-12 – 2027-03-26: 146 dtap 3 + hepb 3 + hib 3 + ipv 3, 140 flu 1, 216 pcv 3, 116 rv 3',
      '2027-04-09 – 2027-04-14: 140 flu 2',
      '2027-09-13 – 2027-10-30: 83 hepa 1, 48 hib 4, 140 flu 3, 03 mmr 1, 216 pcv 4, 21 var 1',
    ],
    left: [],
  },
  {
    who: 'a newborn whose mother has hepatitis B, 1.8 kg',
    today: '2026-09-12',
    child: { bornOn: day('2026-09-12'), motherHepatitisB: 'positive', birthWeightKg: 1.8 },
    visits: [
      '2026-09-12 – 2026-09-12: 08 hepb 1',
      '2026-10-01 – 2026-10-15: 306/307 rsv-ab 1',
      '2026-10-13 – 2026-10-26: 08 hepb 2',
      '2026-11-12 – 2026-11-24: 146 dtap 1 + hepb 3 + hib 1 + ipv 1, 216 pcv 1, 116 rv 1',
      '2027-01-12 – 2027-03-11: 120 dtap 2 + hib 2 + ipv 2, 216 pcv 2, 116 rv 2',
      '2027-03-12 – 2027-03-26: 146 dtap 3 + hepb 4 + hib 3 + ipv 3, 140 flu 1, 216 pcv 3, 116 rv 3',
      '2027-04-09 – 2027-04-14: 140 flu 2',
      '2027-09-13 – 2027-10-30: 83 hepa 1, 48 hib 4, 140 flu 3, 03 mmr 1, 216 pcv 4, 21 var 1',
    ],
    left: [],
  },
  {
    who: 'a newborn of unknown mother, 1.8 kg, January list',
    today: '2026-09-12',
    child: { bornOn: day('2026-09-12'), motherHepatitisB: 'unknown', birthWeightKg: 1.8, authority: 'cdc-2026-01' },
    visits: [
      '2026-09-12 – 2026-09-12: 08 hepb 1',
      '2026-10-01 – 2026-10-15: 306/307 rsv-ab 1',
      '2026-10-13 – 2026-10-26: 08 hepb 2',
      '2026-11-12 – 2026-11-24: 146 dtap 1 + hepb 3 + hib 1 + ipv 1, 216 pcv 1',
      '2027-01-12 – 2027-03-11: 120 dtap 2 + hib 2 + ipv 2, 216 pcv 2',
      '2027-03-12 – 2027-03-26: 146 dtap 3 + hepb 4 + hib 3 + ipv 3, 216 pcv 3',
      '2027-09-13 – 2028-02-08: 48 hib 4, 03 mmr 1, 216 pcv 4, 21 var 1',
    ],
    left: ['hepa ask-your-doctor', 'flu ask-your-doctor', 'rv ask-your-doctor'],
  },
  {
    who: 'a newborn at the end of the RSV season, hepatitis B given',
    today: '2027-03-29',
    child: { bornOn: day('2027-03-28'), doses: [...ofProduct('08', '2027-03-28')] },
    visits: [
      '2027-03-29 – 2027-03-31: 306/307 rsv-ab 1',
      '2027-04-28 – 2027-05-12: 08 hepb 2',
      '2027-05-28 – 2027-06-25: 120 dtap 1 + hib 1 + ipv 1, 216 pcv 1, 116 rv 1',
      '2027-07-28 – 2027-09-24: 120 dtap 2 + hib 2 + ipv 2, 216 pcv 2, 116 rv 2',
      '2027-09-28 – 2027-10-12: 146 dtap 3 + hepb 3 + hib 3 + ipv 3, 140 flu 1, 216 pcv 3, 116 rv 3',
      '2027-10-26 – 2027-11-09: 140 flu 2',
      '2028-03-28 – 2028-08-24: 83 hepa 1, 48 hib 4, 03 mmr 1, 216 pcv 4, 21 var 1',
    ],
    left: [],
  },
  {
    who: 'three weeks, 1.2 kg, of a mother whose test nobody entered, no dose',
    today: '2027-03-04',
    child: { bornOn: day('2027-02-13'), birthWeightKg: 1.2 },
    visits: [
      '2027-03-04 – 2027-03-04: 08 hepb 1, 306/307 rsv-ab 1',
      '2027-04-01 – 2027-04-15: 08 hepb 2',
      '2027-04-29 – 2027-05-11: 146 dtap 1 + hepb 3 + hib 1 + ipv 1, 216 pcv 1, 116 rv 1',
      '2027-06-14 – 2027-08-09: 120 dtap 2 + hib 2 + ipv 2, 216 pcv 2, 116 rv 2',
      '2027-08-13 – 2027-08-27: 146 dtap 3 + hepb 4 + hib 3 + ipv 3, 216 pcv 3, 116 rv 3',
      '2027-09-01 – 2027-10-30: 140 flu 1',
      '2027-09-29 – 2027-10-30: 140 flu 2',
      '2028-02-14 – 2028-07-10: 83 hepa 1, 48 hib 4, 03 mmr 1, 216 pcv 4, 21 var 1',
    ],
    left: [],
  },
  {
    who: 'two months, American Academy of Pediatrics',
    today: '2026-11-12',
    child: {
      bornOn: day('2026-09-12'),
      authority: 'aap-2026',
      motherHepatitisB: 'negative',
      doses: [...ofProduct('08', '2026-09-12')],
    },
    visits: [
      '2026-11-12 – 2026-11-12: 146 dtap 1 + hepb 2 + hib 1 + ipv 1, 216 pcv 1, 116 rv 1, 306/307 rsv-ab 1',
      '2027-01-12 – 2027-03-11: 120 dtap 2 + hib 2 + ipv 2, 216 pcv 2, 116 rv 2',
      '2027-03-12 – 2027-03-26: 311 covid 1, 146 dtap 3 + hepb 3 + hib 3 + ipv 3, 140 flu 1, 216 pcv 3, 116 rv 3',
      '2027-04-09 – 2027-04-14: 311 covid 2, 140 flu 2',
      '2027-09-13 – 2027-10-30: 83 hepa 1, 48 hib 4, 140 flu 3, 03 mmr 1, 216 pcv 4, 21 var 1',
    ],
    left: [],
  },
  {
    who: 'two months, January list',
    today: '2026-11-12',
    child: { bornOn: day('2026-09-12'), authority: 'cdc-2026-01', motherHepatitisB: 'negative' },
    visits: [
      '2026-11-12 – 2026-11-12: 120 dtap 1 + hib 1 + ipv 1, 216 pcv 1, 306/307 rsv-ab 1',
      '2027-01-12 – 2027-03-11: 120 dtap 2 + hib 2 + ipv 2, 216 pcv 2',
      '2027-03-12 – 2027-05-08: 120 dtap 3 + hib 3 + ipv 3, 216 pcv 3',
      '2027-09-13 – 2028-02-08: 48 hib 4, 03 mmr 1, 216 pcv 4, 21 var 1',
    ],
    left: ['hepa ask-your-doctor', 'hepb ask-your-doctor', 'flu ask-your-doctor', 'rv ask-your-doctor'],
  },
  {
    who: 'nine years, American Academy of Pediatrics',
    today: '2026-11-24',
    child: {
      bornOn: day('2017-10-20'),
      authority: 'aap-2026',
      doses: [
        ...ofProduct('20', '2017-12-20', '2018-02-20', '2018-04-20', '2019-02-20', '2022-02-20'),
        ...ofProduct('10', '2017-12-20', '2018-02-20', '2018-04-20', '2022-02-20'),
        ...ofProduct('94', '2018-10-20', '2022-02-20'),
        ...ofProduct('08', '2017-10-20', '2017-12-20', '2018-04-20'),
        ...ofProduct('83', '2018-10-20', '2019-04-20'),
      ],
    },
    visits: [
      '2026-11-24 – 2026-11-24: 165 hpv 1, 140 flu 1',
      '2027-05-24 – 2028-01-20: 165 hpv 2',
      '2027-09-01 – 2027-10-30: 140 flu 2',
    ],
    left: [],
  },
  {
    who: 'ten days, 1.8 kg, of unknown mother, no dose',
    today: '2027-03-06',
    child: { bornOn: day('2027-02-24'), motherHepatitisB: 'unknown', birthWeightKg: 1.8 },
    visits: [
      '2027-03-06 – 2027-03-06: 08 hepb 1, 306/307 rsv-ab 1',
      '2027-04-03 – 2027-04-17: 08 hepb 2',
      '2027-05-01 – 2027-05-15: 146 dtap 1 + hepb 3 + hib 1 + ipv 1, 216 pcv 1, 116 rv 1',
      '2027-06-24 – 2027-08-20: 120 dtap 2 + hib 2 + ipv 2, 216 pcv 2, 116 rv 2',
      '2027-08-24 – 2027-09-07: 146 dtap 3 + hepb 4 + hib 3 + ipv 3, 216 pcv 3, 116 rv 3',
      '2027-09-01 – 2027-10-30: 140 flu 1',
      '2027-09-29 – 2027-10-30: 140 flu 2',
      '2028-02-24 – 2028-07-21: 83 hepa 1, 48 hib 4, 03 mmr 1, 216 pcv 4, 21 var 1',
    ],
    left: [],
  },
  {
    who: 'two months, no dose',
    today: '2026-11-12',
    child: { bornOn: day('2026-09-12') },
    visits: [
      '2026-11-12 – 2026-11-12: 146 dtap 1 + hepb 1 + hib 1 + ipv 1, 216 pcv 1, 116 rv 1, 306/307 rsv-ab 1',
      '2026-12-10 – 2026-12-24: 08 hepb 2',
      '2027-01-12 – 2027-03-11: 120 dtap 2 + hib 2 + ipv 2, 216 pcv 2, 116 rv 2',
      '2027-03-12 – 2027-03-26: 146 dtap 3 + hepb 3 + hib 3 + ipv 3, 140 flu 1, 216 pcv 3, 116 rv 3',
      '2027-04-09 – 2027-04-14: 140 flu 2',
      '2027-09-13 – 2027-10-30: 83 hepa 1, 48 hib 4, 140 flu 3, 03 mmr 1, 216 pcv 4, 21 var 1',
    ],
    left: [],
  },
  {
    who: 'two months, native',
    today: '2026-11-12',
    child: { bornOn: day('2026-09-12'), conditions: ['native'], doses: [...ofProduct('08', '2026-09-12')] },
    visits: [
      '2026-11-12 – 2026-11-12: 110 dtap 1 + hepb 2 + ipv 1, 49 hib 1, 216 pcv 1, 116 rv 1, 306/307 rsv-ab 1',
      '2027-01-12 – 2027-03-11: 20 dtap 2, 49 hib 2, 216 pcv 2, 10 ipv 2, 116 rv 2',
      '2027-03-12 – 2027-03-26: 110 dtap 3 + hepb 3 + ipv 3, 140 flu 1, 216 pcv 3, 116 rv 3',
      '2027-04-09 – 2027-04-14: 140 flu 2',
      '2027-10-01 – 2027-10-15: 83 hepa 1, 49 hib 3, 140 flu 3, 03 mmr 1, 216 pcv 4, 307 rsv-ab 2, 21 var 1',
    ],
    left: [],
  },
  {
    who: 'five months, no dose',
    today: '2026-11-24',
    child: { bornOn: day('2026-06-20'), motherRsvVaccine: true },
    visits: [
      '2026-11-24 – 2026-11-24: 146 dtap 1 + hepb 1 + hib 1 + ipv 1, 216 pcv 1',
      '2026-12-22 – 2027-01-02: 146 dtap 2 + hepb 2 + hib 2 + ipv 2, 140 flu 1, 216 pcv 2',
      '2027-01-19 – 2027-02-02: 120 dtap 3 + hib 3 + ipv 3, 140 flu 2, 216 pcv 3',
      '2027-03-16 – 2027-03-30: 08 hepb 3',
      '2027-06-21 – 2027-11-16: 83 hepa 1, 48 hib 4, 03 mmr 1, 216 pcv 4, 21 var 1',
      '2027-09-20 – 2027-10-30: 106 dtap 4, 140 flu 3',
    ],
    left: ['rsv-ab contraindicated'],
  },
  {
    who: 'seven months, two Pediarix',
    today: '2026-11-24',
    child: {
      bornOn: day('2026-04-10'),
      doses: [
        ...ofProduct('110', '2026-06-10', '2026-08-10'),
        ...ofProduct('133', '2026-06-10', '2026-08-10'),
        ...ofProduct('49', '2026-06-10', '2026-08-10'),
        ...ofProduct('119', '2026-06-10'),
      ],
    },
    visits: [
      '2026-11-24 – 2026-11-24: 110 dtap 3 + hepb 3 + ipv 3, 140 flu 1, 216 pcv 3, 119 rv 2, 306/307 rsv-ab 1',
      '2026-12-22 – 2027-01-05: 140 flu 2',
      '2027-04-10 – 2027-09-04: 83 hepa 1, 49 hib 3, 03 mmr 1, 216 pcv 4, 21 var 1',
      '2027-07-10 – 2027-12-07: 20 dtap 4',
      '2027-10-12 – 2027-10-30: 83 hepa 2, 140 flu 3',
    ],
    left: [],
  },
  {
    who: 'eleven months, no dose',
    today: '2026-11-24',
    child: { bornOn: day('2025-12-20') },
    visits: [
      '2026-11-24 – 2026-11-24: 146 dtap 1 + hepb 1 + hib 1 + ipv 1, 140 flu 1, 216 pcv 1',
      '2026-12-22 – 2027-01-05: 146 dtap 2 + hepb 2 + hib 2 + ipv 2, 83 hepa 1, 140 flu 2, 03 mmr 1, 216 pcv 2, 21 var 1',
      '2027-01-19 – 2027-02-02: 106 dtap 3, 10 ipv 3',
      '2027-03-16 – 2027-03-30: 08 hepb 3, 48 hib 3, 216 pcv 3',
      '2027-07-19 – 2027-08-16: 106 dtap 4, 83 hepa 2',
      '2027-09-01 – 2027-10-30: 140 flu 3',
    ],
    left: [],
  },
  {
    who: 'a year less four days',
    today: '2026-11-24',
    child: {
      bornOn: day('2025-11-28'),
      doses: [
        ...ofProduct('146', '2026-01-28', '2026-03-28', '2026-05-28'),
        ...ofProduct('216', '2026-01-28', '2026-03-28', '2026-05-28'),
        ...ofProduct('08', '2025-11-28'),
      ],
    },
    visits: [
      '2026-11-24 – 2026-11-24: 140 flu 1',
      '2026-12-22 – 2027-01-05: 83 hepa 1, 48 hib 4, 140 flu 2, 03 mmr 1, 216 pcv 4, 21 var 1',
      '2027-03-01 – 2027-07-24: 106 dtap 4',
      '2027-06-22 – 2028-07-25: 83 hepa 2',
      '2027-09-01 – 2027-10-30: 140 flu 3',
    ],
    left: [],
  },
  {
    who: 'thirteen months, no dose',
    today: '2026-11-24',
    child: { bornOn: day('2025-10-20') },
    visits: [
      '2026-11-24 – 2026-11-24: 146 dtap 1 + hepb 1 + hib 1 + ipv 1, 83 hepa 1, 140 flu 1, 03 mmr 1, 216 pcv 1, 21 var 1',
      '2026-12-22 – 2026-12-22: 106 dtap 2, 08 hepb 2, 140 flu 2, 10 ipv 2',
      '2027-01-19 – 2027-02-02: 120 dtap 3 + hib 2 + ipv 3, 216 pcv 2',
      '2027-03-16 – 2027-03-30: 08 hepb 3',
      '2027-05-24 – 2028-07-21: 83 hepa 2',
      '2027-07-19 – 2027-08-02: 106 dtap 4',
      '2027-09-01 – 2027-10-30: 140 flu 3',
    ],
    left: [],
  },
];
