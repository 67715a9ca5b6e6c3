import type { SaidTo } from './said-lines.ts';

/** A line that changes is a change of what families are told. */
export const SAID_TO_BABIES: readonly SaidTo[] = [
  {
    bornOn: '2027-04-28',
    today: '2027-05-11',
    doses: ['216 2027-04-28', '216 2027-04-28', '33 2027-05-01'],
    said: [
      '0 Pneumococcal not: Given 42 days too soon, so it does not count: the next dose is recommended from June 28 | Given 42 days before 6 weeks; up to 4 days early is allowed.',
      "2 Pneumococcal not: Not the product for this dose: the next dose is recommended from June 28 | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due. | By CDC's schedule, PPSV23 is not for this dose.",
    ],
  },
  {
    bornOn: '2026-11-21',
    today: '2027-01-04',
    doses: ['114 2026-11-30', '116 2026-12-15', '136 2026-12-19'],
    patient: { observations: [{ code: '157' }] },
    said: [
      '0 Meningococcal not: Right by other schedules, but too early to count in the US one: one more is needed, from November 21, 2037 | Other countries begin earlier, and so does the US with some conditions or before some travel. For other children the US begins at 11 years.',
      '1 Rotavirus not: Given 18 days too soon, so it does not count: ask the doctor before one more is given | Given 18 days before 6 weeks; up to 4 days early is allowed. | Make sure the doctor knows of it: this is a live vaccine, and “Solid organ transplantation” is noted.',
      '2 Meningococcal not: Right by other schedules, but too early to count in the US one: one more is needed, from November 21, 2037 | Other countries begin earlier, and so does the US with some conditions or before some travel. For other children the US begins at 11 years.',
    ],
  },
  {
    bornOn: '2027-01-06',
    today: '2027-02-23',
    doses: ['05 2027-01-22', '03 2027-01-22', '05 2027-02-11'],
    patient: { observations: [{ code: '148' }] },
    said: [
      '0 MMR not: A second dose on the same day: not counted | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due. | Given about 11 months before 12 months; up to 4 days early is allowed. | Make sure the doctor knows of it: this is a live vaccine, and “T-lymphocyte [cell-mediated and humoral] - Partial defects” is noted.',
      '1 MMR not: Too early: not counted, and not to be repeated for now | Given about 11 months before 12 months; up to 4 days early is allowed. | Make sure the doctor knows of it: this is a live vaccine, and “T-lymphocyte [cell-mediated and humoral] - Partial defects” is noted.',
      '2 MMR not: Too early: not counted, and not to be repeated for now | Given about 11 months before 12 months; up to 4 days early is allowed. | Given 20 days after the MMR of January 22; at least 28 days must pass between the two. | Make sure the doctor knows of it: this is a live vaccine, and “T-lymphocyte [cell-mediated and humoral] - Partial defects” is noted.',
    ],
  },
  {
    bornOn: '2027-03-22',
    today: '2027-05-10',
    doses: [{ cvx: '115', givenOn: '2027-04-11', isSubStandard: true }, '306 2027-05-03'],
    said: [
      '0 DTaP/Tdap/Td not: Recalled, not kept cold or not given in full: the next dose is recommended from May 22',
      '1 RSV counts: Counts',
    ],
  },
  {
    bornOn: '2026-11-01',
    today: '2026-12-24',
    doses: ['09 2026-11-25', '140 2026-12-13'],
    authority: 'cdc-2026-01',
    said: [
      "0 DTaP/Tdap/Td not: Not the product for this dose: the next dose is recommended from January 1, 2027 | By CDC's schedule, Td is not for this dose.",
      '1 Influenza not: Given about 5 months too soon, so it does not count: one more could be given from May 1, 2027, if you and the doctor decide on it | Given about 5 months before 6 months; up to 4 days early is allowed.',
    ],
  },
  {
    bornOn: '2027-01-04',
    today: '2027-03-19',
    doses: ['05 2027-01-08', '94 2027-01-28', '07 2027-02-24', '07 2027-03-16'],
    said: [
      '0 MMR not: Given about 12 months too soon, so it does not count: one more is needed, from January 4, 2028 | Given about 12 months before 12 months; up to 4 days early is allowed.',
      '1 MMR not: Given about 11 months too soon, so it does not count: one more is needed, from January 4, 2028 | Given about 11 months before 12 months; up to 4 days early is allowed. | Given 20 days after the measles vaccine of January 8; at least 28 days must pass between the two.',
      '1 Varicella not: Given about 11 months too soon, so it does not count: one more is needed, from January 4, 2028 | Given about 11 months before 12 months; up to 4 days early is allowed. | Given 20 days after the measles vaccine of January 8; at least 28 days must pass between the two.',
      '2 MMR not: Given about 10 months too soon, so it does not count: one more is needed, from January 4, 2028 | Given about 10 months before 12 months; up to 4 days early is allowed. | Given 27 days after the MMRV of January 28; at least 28 days must pass between the two.',
      '3 MMR not: Given about 10 months too soon, so it does not count: one more is needed, from January 4, 2028 | Given about 10 months before 12 months; up to 4 days early is allowed. | Given 20 days after the mumps vaccine of February 24; at least 28 days must pass between the two.',
    ],
  },
  {
    bornOn: '2026-10-24',
    today: '2027-01-08',
    doses: ['116 2026-11-09', '119 2026-11-30', '116 2026-12-24', '119 2026-12-24'],
    said: [
      '0 Rotavirus not: Given 26 days too soon, so it does not count: the dose of December 24, 2026 counts in its place | Given 26 days before 6 weeks; up to 4 days early is allowed.',
      '1 Rotavirus not: Given 5 days too soon, so it does not count: the dose of December 24, 2026 counts in its place | Given 5 days before 6 weeks; up to 4 days early is allowed.',
      "2 Rotavirus not: This product does not count for this dose: the next dose is recommended from February 24 | By CDC's schedule, rotavirus vaccine (RotaTeq) does not count for this dose.",
      '3 Rotavirus counts: Counts: one more, from January 21 | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due.',
    ],
  },
  {
    bornOn: '2027-01-09',
    today: '2027-03-28',
    doses: ['182 2027-02-20', '02 2027-02-25', '89 2027-03-21', '10 2027-03-26'],
    said: [
      '0 Polio not: The US schedule does not count this oral polio vaccine: the dose of February 25 counts in its place | Of oral polio vaccine given since April 2016, the US schedule counts only what the record calls trivalent (tOPV). IPV, the injected vaccine, takes its place.',
      '1 Polio counts: Counts as entered, but compare its kind and day with the card: trivalent oral polio vaccine was withdrawn in April 2016',
      '2 Polio counts: Given 4 days before 4 weeks had passed since the dose of February 25: counts, within the 4 days allowed',
      '3 Polio not: Given 22 days too soon, so it does not count: the next dose is recommended from July 9 | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due. | Given 22 days before 14 weeks; up to 4 days early is allowed. | Given 5 days after the dose of March 21. The rule is 4 weeks; up to 4 days less is allowed.',
    ],
  },
  {
    bornOn: '2026-11-08',
    today: '2027-01-27',
    doses: [
      { cvx: '119', givenOn: '2026-12-02', lotExpires: '2026-11-22' },
      '116 2026-12-06',
      '119 2026-12-20',
      '306 2027-01-03',
    ],
    said: [
      '0 Rotavirus not: Given after it expired: the next dose is recommended from March 8 | Its lot was good until November 22, 2026.',
      '1 Rotavirus not: Given 14 days too soon, so it does not count: the dose of December 20, 2026 counts in its place | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due. | Given 14 days before 6 weeks; up to 4 days early is allowed.',
      '2 Rotavirus counts: Counts',
      '3 RSV counts: Counts',
    ],
  },
  {
    bornOn: '2027-02-05',
    today: '2027-04-27',
    doses: [{ cvx: '140', givenOn: '2027-03-05', lotExpires: '2027-02-23' }, '111 2027-03-12', '140 2027-03-14'],
    said: [
      '0 Influenza not: Given after it expired: one more is needed, from August 5 | Its lot was good until February 23.',
      '1 Influenza not: Given about 5 months too soon, so it does not count: one more is needed, from August 5 | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due. | Given about 5 months before 6 months; up to 4 days early is allowed.',
      '2 Influenza not: Given about 5 months too soon, so it does not count: one more is needed, from August 5 | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due. | Given about 5 months before 6 months; up to 4 days early is allowed.',
    ],
  },
  {
    bornOn: '2026-09-19',
    today: '2026-12-15',
    doses: ['306 2026-11-14', '306 2026-11-19', '306 2026-11-21'],
    patient: { observations: [{ code: '007' }] },
    said: [
      '0 RSV counts: Counts',
      "1 RSV not: Not the product for this dose: one more is needed and can be given now | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due. | By CDC's schedule, RSV antibody (nirsevimab 50 mg) is not for this dose.",
      "2 RSV not: Not the product for this dose: one more is needed and can be given now | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due. | By CDC's schedule, RSV antibody (nirsevimab 50 mg) is not for this dose.",
    ],
  },
  {
    bornOn: '2026-09-19',
    today: '2026-12-27',
    doses: ['114 2026-10-31', '136 2026-11-20', '136 2026-12-15'],
    patient: { observations: [{ code: '154' }] },
    said: [
      '0 Meningococcal not: Right by other schedules, but too early to count in the US one: the dose of November 20 counts in its place | Other countries begin earlier, and so does the US with some conditions or before some travel. For other children the US begins at 11 years.',
      '1 Meningococcal counts: Counts',
      '2 Meningococcal not: Given 31 days too soon after the dose of November 20, so it does not count: one more is needed, from February 9, 2027 | Given 25 days after the dose of November 20. The rule is 8 weeks; up to 4 days less is allowed.',
    ],
  },
  {
    bornOn: '2026-10-10',
    today: '2027-01-24',
    doses: ['89 2026-11-17', '182 2026-11-18'],
    said: [
      '0 Polio counts: Given 4 days before 6 weeks: counts, within the 4 days allowed',
      '1 Polio not: The US schedule does not count this oral polio vaccine: the next dose is recommended from February 10 | Of oral polio vaccine given since April 2016, the US schedule counts only what the record calls trivalent (tOPV). IPV, the injected vaccine, takes its place.',
    ],
  },
  {
    bornOn: '2027-01-17',
    today: '2027-05-13',
    doses: [{ cvx: '114', givenOn: '2027-02-21', lotExpires: '2027-02-11' }],
    patient: { observations: [{ code: '147' }] },
    said: [
      '0 Meningococcal not: Given after it expired: one more is needed, from January 17, 2038 | Its lot was good until February 11.',
    ],
  },
  {
    bornOn: '2026-10-07',
    today: '2027-02-02',
    doses: ['83 2026-11-18', '146 2026-12-02', '83 2026-12-02', '02 2026-12-16'],
    said: [
      '0 HepA not: Given about 11 months too soon, so it does not count: one more is needed, from October 7 | Given about 11 months before 12 months; up to 4 days early is allowed.',
      '1 DTaP/Tdap/Td counts: Counts',
      '1 HepB counts: Counts',
      '1 Hib counts: Counts',
      '1 Polio counts: Counts',
      '2 HepA not: Given about 10 months too soon, so it does not count: one more is needed, from October 7 | Given about 10 months before 12 months; up to 4 days early is allowed.',
      '3 Polio not: Given 14 days too soon after the dose of December 2, 2026, so it does not count: the next dose is recommended from February 7 | Given 14 days after the dose of December 2, 2026. The rule is 4 weeks; up to 4 days less is allowed.',
    ],
  },
  {
    bornOn: '2026-11-15',
    today: '2027-03-23',
    doses: [{ cvx: '83', givenOn: '2026-12-27', isSubStandard: true }],
    patient: { observations: [{ code: '226' }] },
    said: ['0 HepA not: Recalled, not kept cold or not given in full: one more is needed, from November 15'],
  },
  {
    bornOn: '2026-09-21',
    today: '2027-02-04',
    doses: ['48 2026-11-13', '49 2026-11-16'],
    said: [
      "0 Hib not: This product does not count for this dose: the dose of November 16, 2026 counts in its place | By CDC's schedule, Hib does not count for this dose.",
      '1 Hib counts: Counts: one more is needed and can be given now',
    ],
  },
  {
    bornOn: '2026-09-27',
    today: '2027-03-01',
    doses: ['33 2026-10-06', '116 2026-10-24', '05 2026-11-08', '133 2027-02-03'],
    said: [
      "0 Pneumococcal not: Not the product for this dose: the dose of February 3 counts in its place | By CDC's schedule, PPSV23 is not for this dose.",
      '1 Rotavirus not: Too early: not counted, and past the age for a first dose | Given 15 days before 6 weeks; up to 4 days early is allowed.',
      '2 MMR not: Given about 11 months too soon, so it does not count: one more is needed, from September 27 | Given about 11 months before 12 months; up to 4 days early is allowed.',
      '3 Pneumococcal counts: Counts',
    ],
  },
  {
    bornOn: '2026-12-11',
    today: '2027-05-21',
    doses: ['111 2027-03-08', '111 2027-03-20'],
    said: [
      '0 Influenza not: Given about 3 months too soon, so it does not count: one more is needed, from June 11 | Given about 3 months before 6 months; up to 4 days early is allowed.',
      '1 Influenza not: Given about 3 months too soon, so it does not count: one more is needed, from June 11 | Given about 3 months before 6 months; up to 4 days early is allowed. | Given 12 days after the flu nasal spray of March 8; at least 28 days must pass between the two.',
    ],
  },
  {
    bornOn: '2026-06-27',
    today: '2027-01-10',
    doses: [{ cvx: '165', givenOn: '2026-09-24', lotExpires: '2026-09-14' }],
    patient: { observations: [{ code: '226' }] },
    said: [
      '0 HPV not: Given after it expired: the next dose is recommended from June 27, 2037 | Its lot was good until September 14, 2026.',
    ],
  },
  {
    bornOn: '2026-10-28',
    today: '2027-05-27',
    doses: ['116 2026-12-20', '119 2027-01-09', '116 2027-04-29', '119 2027-04-30'],
    said: [
      '0 Rotavirus counts: Counts',
      '1 Rotavirus not: Given 8 days too soon after the dose of December 20, 2026, so it does not count: the dose of April 29 counts in its place | Given 20 days after the dose of December 20, 2026. The rule is 4 weeks; up to 4 days less is allowed.',
      '2 Rotavirus counts: Counts',
      '3 Rotavirus not: Given 27 days too soon after the dose of April 29, so it does not count: one more is needed, from May 28 | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due. | Given 1 day after the dose of April 29. The rule is 4 weeks; up to 4 days less is allowed.',
    ],
  },
  {
    bornOn: '2026-09-07',
    today: '2027-04-08',
    doses: ['83 2027-01-07', '19 2027-01-27'],
    authority: 'cdc-2026-01',
    said: [
      '0 HepA not: Given about 8 months too soon, so it does not count: one more could be given from September 7, if you and the doctor decide on it | Given about 8 months before 12 months; up to 4 days early is allowed.',
    ],
  },
  {
    bornOn: '2026-09-30',
    today: '2027-05-07',
    doses: ['83 2027-05-03'],
    said: [
      '0 HepA not: Too early to count toward the schedule: one more is needed, from September 30 | CDC advises a dose at 6 to 11 months before travel to countries with hepatitis A. That dose does not count.',
    ],
  },
  {
    bornOn: '2026-05-17',
    today: '2027-01-10',
    doses: [
      { cvx: '05', givenOn: '2026-07-12', lotExpires: '2026-07-02' },
      '48 2026-07-13',
      '03 2026-08-02',
      '07 2026-10-09',
    ],
    patient: { observations: [{ code: '147' }] },
    said: [
      '0 MMR not: Given after it expired: not counted, and not to be repeated for now | Its lot was good until July 2, 2026. | Make sure the doctor knows of it: this is a live vaccine, and “T-lymphocyte [cell-mediated and humoral] - Complete defects” is noted.',
      '1 Hib counts: Counts',
      '2 MMR not: Too early: not counted, and not to be repeated for now | Given about 9 months before 12 months; up to 4 days early is allowed. | Given 21 days after the measles vaccine of July 12, 2026; at least 28 days must pass between the two. | Make sure the doctor knows of it: this is a live vaccine, and “T-lymphocyte [cell-mediated and humoral] - Complete defects” is noted.',
      '3 MMR not: Too early: not counted, and not to be repeated for now | Given about 7 months before 12 months; up to 4 days early is allowed. | Make sure the doctor knows of it: this is a live vaccine, and “T-lymphocyte [cell-mediated and humoral] - Complete defects” is noted.',
    ],
  },
  {
    bornOn: '2026-03-27',
    today: '2026-12-22',
    doses: ['05 2026-09-27', '03 2026-10-03'],
    said: [
      '0 MMR not: Right by other schedules, but too early to count in the US one: one more is needed, from March 27, 2027 | Other countries begin earlier, and so does the US with some conditions or before some travel. For other children the US begins at 12 months.',
      '1 MMR not: Too early to count toward the schedule: one more is needed, from March 27, 2027 | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due. | CDC advises a dose at 6 to 11 months before travel abroad or in an outbreak. Two more are needed from 12 months. | Given 6 days after the measles vaccine of September 27; at least 28 days must pass between the two.',
    ],
  },
  {
    bornOn: '2026-03-10',
    today: '2026-12-15',
    doses: ['116 2026-04-17', '119 2026-05-14', '119 2026-10-04', '119 2026-12-05'],
    said: [
      "0 Rotavirus not: This product does not count for this dose: the dose of May 14 counts in its place | By CDC's schedule, rotavirus vaccine (RotaTeq) does not count for this dose.",
      '1 Rotavirus counts: Counts',
      '2 Rotavirus counts: Counts',
      '3 Rotavirus not: Given after the last dose needed: not counted, no repeat needed',
    ],
  },
  {
    bornOn: '2026-02-08',
    today: '2026-11-24',
    doses: ['119 2026-04-10', '116 2026-06-28', '116 2026-06-29', '116 2026-08-23'],
    said: [
      '0 Rotavirus counts: Counts',
      '1 Rotavirus counts: Counts',
      '2 Rotavirus not: Too soon after the dose of June 28: the dose of August 23 counts in its place | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due. | Given 1 day after the dose of June 28. The rule is 4 weeks; up to 4 days less is allowed.',
      '3 Rotavirus counts: Counts',
    ],
  },
  {
    bornOn: '2026-07-16',
    today: '2026-12-09',
    doses: ['110 2026-07-27', '08 2026-08-24', '08 2026-09-21', '08 2026-10-15'],
    said: [
      '0 DTaP/Tdap/Td not: Given 31 days too soon, so it does not count: one more is needed and can be given now | Given 31 days before 6 weeks; up to 4 days early is allowed.',
      '0 HepB counts: Counts',
      '0 Polio not: Given 31 days too soon, so it does not count: one more is needed and can be given now | Given 31 days before 6 weeks; up to 4 days early is allowed.',
      '1 HepB counts: Counts',
      '2 HepB counts: Counts: one more, from 24 weeks (December 31)',
      '3 HepB not: Given about 3 months too soon, so it does not count: the next dose is recommended from January 16, 2027 | Given about 3 months before 24 weeks; up to 4 days early is allowed. | Given 80 days after the dose of July 27. The rule is 16 weeks; up to 4 days less is allowed.',
    ],
  },
  {
    bornOn: '2027-03-29',
    today: '2027-05-13',
    doses: ['08 2027-03-29', '08 2027-04-22'],
    said: ['0 HepB counts: Counts', '1 HepB counts: Given 4 days before 4 weeks: counts, within the 4 days allowed'],
  },
  {
    bornOn: '2026-07-08',
    today: '2027-01-22',
    doses: ['51 2026-08-15', '51 2026-09-12', '51 2026-09-26', '51 2026-11-07'],
    authority: 'aap-2026',
    said: [
      '0 HepB counts: Counts',
      '0 Hib counts: Given 4 days before 6 weeks: counts, within the 4 days allowed',
      '1 HepB counts: Counts',
      '1 Hib counts: Given 4 days before 10 weeks: counts, within the 4 days allowed',
      '2 HepB counts: Counts: one more is needed and can be given now',
      '2 Hib not: Given 18 days too soon, so it does not count: the dose of November 7, 2026 counts in its place | Given 18 days before 14 weeks; up to 4 days early is allowed. | Given 14 days after the dose of September 12, 2026. The rule is 4 weeks; up to 4 days less is allowed.',
      '3 HepB not: Given 46 days too soon, so it does not count: one more is needed and can be given now | Given 46 days before 24 weeks; up to 4 days early is allowed. | Given 84 days after the dose of August 15, 2026. The rule is 16 weeks; up to 4 days less is allowed.',
      '3 Hib counts: Counts: one more, from 12 months (July 8)',
    ],
  },
  {
    bornOn: '2026-10-20',
    today: '2027-01-02',
    doses: ['146 2026-12-01', '10 2026-12-26'],
    said: [
      '0 DTaP/Tdap/Td counts: Counts',
      '0 HepB counts: Counts',
      '0 Hib counts: Counts',
      '0 Polio counts: Counts',
      '1 Polio counts: Given 3 days before 10 weeks: counts, within the 4 days allowed',
    ],
  },
  {
    bornOn: '2026-06-10',
    today: '2026-11-29',
    doses: ['08 2026-07-18', '10 2026-08-05', '08 2026-10-04', '146 2026-11-07'],
    said: [
      '0 HepB counts: Counts',
      '1 Polio counts: Counts',
      '2 HepB counts: Counts',
      '3 DTaP/Tdap/Td counts: Counts',
      '3 HepB counts: Counts: one more is needed and can be given now',
      '3 Hib counts: Counts',
      '3 Polio counts: Counts',
    ],
  },
  {
    bornOn: '2026-09-01',
    today: '2026-11-23',
    doses: ['178 2026-09-10'],
    said: [
      '0 Polio not: The US schedule does not count this oral polio vaccine: one more is needed and can be given now | Of oral polio vaccine given since April 2016, the US schedule counts only what the record calls trivalent (tOPV). IPV, the injected vaccine, takes its place.',
    ],
  },
  {
    bornOn: '2026-01-10',
    today: '2026-10-01',
    doses: ['116 2026-04-01', '116 2026-09-09', { cvx: '116', givenOn: '2026-09-15', isDayLikely: true }],
    said: [
      '0 Rotavirus counts: Counts',
      '1 Rotavirus counts: Counts',
      '2 Rotavirus not: Does not count by a month you remember: no repeat needed | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due. | Compare with the card: on another day of that month it may count.',
    ],
  },
];
