import type { SaidTo } from './said-lines.ts';

/** A line that changes is a change of what families are told. */
export const SAID_TO_CHILDREN: readonly SaidTo[] = [
  {
    bornOn: '2025-06-10',
    today: '2027-05-12',
    doses: [
      { cvx: '306', givenOn: '2025-07-18', lotExpires: '2025-07-08' },
      '306 2025-08-07',
      '306 2025-09-04',
      '306 2026-08-25',
    ],
    said: [
      '0 RSV not: Given after it expired: no repeat needed, the doses are complete without it | Its lot was good until July 8, 2025.',
      '1 RSV counts: Counts',
      '2 RSV not: Given after the last dose needed: not counted, no repeat needed',
      '3 RSV not: Given after the last dose needed: not counted, no repeat needed',
    ],
  },
  {
    bornOn: '2025-03-14',
    today: '2027-03-07',
    doses: [{ cvx: '114', givenOn: '2027-01-31', isSubStandard: true }],
    patient: { observations: [{ code: '147' }] },
    said: [
      '0 Meningococcal not: Recalled, not kept cold or not given in full: one more is needed, from March 14, 2036',
    ],
  },
  {
    bornOn: '2024-12-07',
    today: '2026-12-05',
    doses: ['116 2025-05-24', '116 2025-06-08'],
    said: [
      '0 Rotavirus counts: Counts',
      '1 Rotavirus not: Too soon after the dose of May 24, 2025: not counted, and no longer given at this age | Given 15 days after the dose of May 24, 2025. The rule is 4 weeks; up to 4 days less is allowed.',
    ],
  },
  {
    bornOn: '2024-11-21',
    today: '2027-03-12',
    doses: ['21 2026-02-14', '94 2026-02-14', '94 2026-03-10', '21 2026-04-07'],
    patient: { observations: [{ code: '055' }] },
    said: [
      '0 Varicella counts: Counts',
      '1 MMR counts: Counts',
      '1 Varicella not: A second dose on the same day: not counted | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due.',
      '2 MMR not: Too soon after another live vaccine: the next dose is recommended from November 21, 2028 | Given 24 days after the chickenpox vaccine of February 14, 2026; at least 28 days must pass between the two.',
      '2 Varicella not: Too soon after the dose of February 14, 2026: the dose of April 7, 2026 counts in its place | Given 24 days after the dose of February 14, 2026. The rule is 12 weeks; up to 4 days less is allowed. | Given 24 days after the chickenpox vaccine of February 14, 2026; at least 28 days must pass between the two.',
      '3 Varicella counts: Given before 12 weeks had passed since the dose of March 10, 2026: counts, because 4 weeks is enough',
    ],
  },
  {
    bornOn: '2024-09-12',
    today: '2027-01-31',
    doses: ['216 2025-07-16'],
    patient: { observations: [{ code: '157' }] },
    said: [
      '0 Pneumococcal counts: Counts as a routine dose; for what is noted about the child, one more is needed and can be given now',
    ],
  },
  {
    bornOn: '2024-11-25',
    today: '2027-04-25',
    doses: ['111 2025-02-19', '111 2025-06-07', '111 2025-06-08'],
    patient: { observations: [{ code: '278' }] },
    said: [
      '0 Influenza not: Too early: the dose of June 7, 2025 counts in its place | Given about 3 months before 6 months; up to 4 days early is allowed.',
      '1 Influenza counts: Counts, but make sure the doctor knows of it: the nasal spray is for children from 2 years',
      '2 Influenza not: Too soon after the dose of June 7, 2025: one more is needed and can be given now | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due. | Given 1 day after the dose of June 7, 2025. The rule is 4 weeks; up to 4 days less is allowed. | Given 1 day after the flu nasal spray of June 7, 2025; at least 24 days must pass between the two.',
    ],
  },
  {
    bornOn: '2023-10-06',
    today: '2027-05-09',
    doses: [{ cvx: '165', givenOn: '2023-12-06', isSubStandard: true }],
    patient: { observations: [{ code: '147' }] },
    said: [
      '0 HPV not: Recalled, not kept cold or not given in full: the next dose is recommended from October 6, 2034',
    ],
  },
  {
    bornOn: '2023-06-04',
    today: '2027-04-27',
    doses: ['10 2023-12-27', '02 2024-12-11', '10 2025-10-19', '10 2026-03-08'],
    said: [
      '0 Polio counts: Counts',
      '1 Polio counts: Counts as entered, but compare its kind and day with the card: trivalent oral polio vaccine was withdrawn in April 2016',
      '2 Polio counts: Counts',
      '3 Polio counts: Counts: one more, from 4 years (June 4)',
    ],
  },
  {
    bornOn: '2022-11-12',
    today: '2027-03-27',
    doses: ['182 2023-11-11', '89 2023-11-13', '02 2023-12-07', '02 2024-11-30'],
    patient: { observations: [{ code: '038' }] },
    said: [
      '0 Polio not: The US schedule does not count this oral polio vaccine: the dose of November 13, 2023 counts in its place | Of oral polio vaccine given since April 2016, the US schedule counts only what the record calls trivalent (tOPV). IPV, the injected vaccine, takes its place.',
      '1 Polio counts: Counts',
      '2 Polio counts: Given 4 days before 4 weeks had passed since the dose of November 13, 2023: counts, within the 4 days allowed | Counts as entered, but compare its kind and day with the card: trivalent oral polio vaccine was withdrawn in April 2016.',
      '3 Polio counts: Counts as entered, but compare its kind and day with the card: trivalent oral polio vaccine was withdrawn in April 2016',
    ],
  },
  {
    bornOn: '2022-03-06',
    today: '2026-12-25',
    doses: ['07 2022-11-15', '05 2022-11-16', '94 2026-09-25'],
    patient: { observations: [{ code: '226' }] },
    said: [
      '0 MMR not: Too early: the dose of September 25 counts in its place | Given about 4 months before 12 months; up to 4 days early is allowed.',
      '1 MMR not: Right by other schedules, but too early to count in the US one: the dose of September 25 counts in its place | Other countries begin earlier, and so does the US with some conditions or before some travel. For other children the US begins at 12 months. | Given 1 day after the mumps vaccine of November 15, 2022; at least 24 days must pass between the two.',
      '2 MMR counts: Counts',
      '2 Varicella counts: Counts',
    ],
  },
  {
    bornOn: '2021-09-19',
    today: '2027-02-20',
    doses: [
      { cvx: '83', givenOn: '2021-10-27', lotExpires: '2021-10-17' },
      '83 2021-11-23',
      '83 2022-09-15',
      '136 2026-02-14',
    ],
    authority: 'cdc-2026-01',
    said: [
      '0 HepA not: Given after it expired: one more could be given now, if you and the doctor decide on it | Its lot was good until October 17, 2021.',
      '1 HepA not: Too early: the dose of September 15, 2022 counts in its place | Given about 10 months before 12 months; up to 4 days early is allowed.',
      '2 HepA counts: Given 4 days before 12 months: counts, within the 4 days allowed',
      '3 Meningococcal not: Right by other schedules, but too early to count in the US one: one more could be given from September 19, 2032, if you and the doctor decide on it | Other countries begin earlier, and so does the US with some conditions or before some travel. For other children the US begins at 11 years.',
    ],
  },
  {
    bornOn: '2021-03-26',
    today: '2027-01-05',
    doses: ['115 2021-12-21', '136 2022-01-04'],
    authority: 'cdc-2026-01',
    said: [
      "0 DTaP/Tdap/Td not: Not the product for this dose: one more is needed and can be given now | By CDC's schedule, Tdap is not for this dose.",
      '1 Meningococcal not: Right by other schedules, but too early to count in the US one: one more could be given from March 26, 2032, if you and the doctor decide on it | Other countries begin earlier, and so does the US with some conditions or before some travel. For other children the US begins at 11 years.',
    ],
  },
  {
    bornOn: '2020-07-09',
    today: '2026-12-22',
    doses: ['83 2024-05-20', '83 2024-07-09'],
    authority: 'cdc-2026-01',
    said: [
      '0 HepA counts: Counts',
      '1 HepA not: Too soon after the dose of May 20, 2024: one more could be given now, if you and the doctor decide on it | Given 50 days after the dose of May 20, 2024. The rule is 6 months; up to 4 days less is allowed.',
    ],
  },
  {
    bornOn: '2020-07-24',
    today: '2027-03-17',
    doses: ['140 2020-08-17', '83 2021-01-23', '83 2021-01-24', '83 2023-07-17'],
    said: [
      '0 Influenza not: Too early: one more is needed and can be given now | Given about 5 months before 6 months; up to 4 days early is allowed.',
      '1 HepA not: Correct before travel abroad, but too early to count: the dose of July 17, 2023 counts in its place | CDC advises a dose at 6 to 11 months before travel to countries with hepatitis A. That dose does not count.',
      '2 HepA not: Correct before travel abroad, but too early to count: the dose of July 17, 2023 counts in its place | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due. | CDC advises a dose at 6 to 11 months before travel to countries with hepatitis A. That dose does not count.',
      '3 HepA counts: Counts',
    ],
  },
  {
    bornOn: '2020-04-21',
    today: '2027-01-07',
    doses: ['49 2020-04-21'],
    patient: { observations: [{ code: '157' }] },
    said: ['0 Hib not: Too early: not counted | Given 42 days before 6 weeks; up to 4 days early is allowed.'],
  },
  {
    bornOn: '2020-07-16',
    today: '2027-04-25',
    doses: ['133 2020-08-09', '33 2020-08-23'],
    said: [
      '0 Pneumococcal not: Too early: not counted, and no longer given at this age to healthy children | Given 18 days before 6 weeks; up to 4 days early is allowed.',
      "1 Pneumococcal not: Not the product for this dose: not counted, and no longer given at this age to healthy children | By CDC's schedule, PPSV23 is not for this dose.",
    ],
  },
  {
    bornOn: '2019-11-28',
    today: '2027-06-10',
    doses: ['05 2021-02-20', '07 2021-05-21', '02 2027-01-20'],
    patient: { observations: [{ code: '148' }] },
    said: [
      '0 MMR counts: Counts for measles, not for mumps and rubella | It has no part against mumps and rubella. | Make sure the doctor knows of it: this is a live vaccine, and “T-lymphocyte [cell-mediated and humoral] - Partial defects” is noted.',
      '1 MMR counts: Counts for mumps, not for measles and rubella | It has no part against measles and rubella. | Make sure the doctor knows of it: this is a live vaccine, and “T-lymphocyte [cell-mediated and humoral] - Partial defects” is noted.',
      '2 Polio counts: Counts as entered, but compare its kind and day with the card: trivalent oral polio vaccine was withdrawn in April 2016 | Make sure the doctor knows of it: this is a live vaccine, and “T-lymphocyte [cell-mediated and humoral] - Partial defects” is noted.',
    ],
  },
  {
    bornOn: '2019-03-25',
    today: '2027-02-12',
    doses: ['94 2021-05-31', '05 2023-08-27', '07 2023-09-16'],
    patient: { observations: [{ code: '157' }] },
    said: [
      '0 MMR counts: Counts | Make sure the doctor knows of it: this is a live vaccine, and “Solid organ transplantation” is noted.',
      '0 Varicella counts: Counts | Make sure the doctor knows of it: this is a live vaccine, and “Solid organ transplantation” is noted.',
      '1 MMR counts: Counts for measles, not for mumps and rubella | It has no part against mumps and rubella. | Make sure the doctor knows of it: this is a live vaccine, and “Solid organ transplantation” is noted.',
      '2 MMR not: Too soon after another live vaccine: not counted, and not to be repeated for now | Given 20 days after the measles vaccine of August 27, 2023; at least 24 days must pass between the two. | Make sure the doctor knows of it: this is a live vaccine, and “Solid organ transplantation” is noted.',
    ],
  },
  {
    bornOn: '2018-12-25',
    today: '2027-01-10',
    doses: ['21 2022-12-25', '94 2022-12-25'],
    patient: { observations: [{ code: '148' }] },
    said: [
      '0 Varicella counts: Counts | Make sure the doctor knows of it: this is a live vaccine, and “T-lymphocyte [cell-mediated and humoral] - Partial defects” is noted.',
      '1 MMR counts: Counts | Make sure the doctor knows of it: this is a live vaccine, and “T-lymphocyte [cell-mediated and humoral] - Partial defects” is noted.',
      '1 Varicella not: A second dose on the same day: not counted | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due. | Make sure the doctor knows of it: this is a live vaccine, and “T-lymphocyte [cell-mediated and humoral] - Partial defects” is noted.',
    ],
  },
  {
    bornOn: '2018-11-25',
    today: '2027-01-26',
    doses: [{ cvx: '146', givenOn: '2019-01-20', lotExpires: '2019-01-10' }, '110 2022-09-25'],
    patient: { observations: [{ code: '007' }] },
    said: [
      '0 DTaP/Tdap/Td not: Given after it expired: one more is needed and can be given now | Its lot was good until January 10, 2019.',
      '0 HepB not: Given after it expired: one more is needed and can be given now | Its lot was good until January 10, 2019.',
      '0 Hib not: Given after it expired: not counted: ask the doctor whether what is noted calls for one more | Its lot was good until January 10, 2019.',
      '0 Polio not: Given after it expired: one more is needed and can be given now | Its lot was good until January 10, 2019.',
      '1 DTaP/Tdap/Td counts: Counts',
      '1 HepB counts: Counts',
      '1 Polio counts: Counts',
    ],
  },
];
