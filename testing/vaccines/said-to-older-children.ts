import type { SaidTo } from './said-lines.ts';

/** A line that changes is a change of what families are told. */
export const SAID_TO_OLDER_CHILDREN: readonly SaidTo[] = [
  {
    bornOn: '2018-11-15',
    today: '2027-04-23',
    doses: ['94 2019-11-14', '94 2019-12-08'],
    said: [
      '0 MMR counts: Given 1 day before 12 months: counts, within the 4 days allowed',
      '0 Varicella counts: Given 1 day before 12 months: counts, within the 4 days allowed',
      '1 MMR not: Given 7 days too soon, so it does not count: one more is needed and can be given now | Given 7 days before 13 months; up to 4 days early is allowed. | Given 24 days after the MMRV of November 14, 2019; at least 28 days must pass between the two.',
      '1 Varicella not: Too early: one more is needed and can be given now | Given before 15 months; it counts from 13 months. | Given 24 days after the dose of November 14, 2019. The rule is 12 weeks; up to 4 days less is allowed. | Given 24 days after the MMRV of November 14, 2019; at least 28 days must pass between the two.',
    ],
  },
  {
    bornOn: '2018-07-31',
    today: '2027-04-28',
    doses: [
      { cvx: '146', givenOn: '2018-08-24', isSubStandard: true },
      '119 2020-12-16',
      '165 2022-05-31',
      '119 2024-11-02',
    ],
    patient: { observations: [{ code: '007' }] },
    said: [
      '0 DTaP/Tdap/Td not: Recalled, not kept cold or not given in full: one more is needed and can be given now',
      '0 HepB not: Recalled, not kept cold or not given in full: one more is needed and can be given now',
      '0 Hib not: Recalled, not kept cold or not given in full: not counted: ask the doctor whether what is noted calls for one more',
      '0 Polio not: Recalled, not kept cold or not given in full: one more is needed and can be given now',
      '1 Rotavirus not: Given past the age limit of 15 weeks: not counted, no repeat needed',
      '2 HPV not: Too early: not counted, and not to be repeated for now | Given about 5 years before 9 years; up to 4 days early is allowed.',
      '3 Rotavirus not: Given past the age limit of 15 weeks: not counted, no repeat needed',
    ],
  },
  {
    bornOn: '2018-01-17',
    today: '2026-11-30',
    doses: [{ cvx: '33', givenOn: '2021-11-17', lotExpires: '2021-11-07' }],
    said: [
      '0 Pneumococcal not: Given after it expired: not counted, and no longer given at this age to healthy children | Its lot was good until November 7, 2021.',
    ],
  },
  {
    bornOn: '2016-01-29',
    today: '2027-01-06',
    doses: ['89 2017-04-23', '33 2023-01-27'],
    patient: { observations: [{ code: '226' }] },
    authority: 'cdc-2026-01',
    said: [
      '0 Polio counts: Counts',
      "1 Pneumococcal not: Not the product for this dose: not counted: ask the doctor whether what is noted calls for one more | By CDC's schedule, PPSV23 is not for this dose.",
    ],
  },
  {
    bornOn: '2015-10-01',
    today: '2026-11-27',
    doses: ['94 2015-11-12', '19 2015-11-12', '94 2015-11-26', '182 2016-01-25'],
    patient: { observations: [{ code: '038' }] },
    said: [
      '0 MMR not: Given about 11 months too soon, so it does not count: one more is needed and can be given now | Given about 11 months before 12 months; up to 4 days early is allowed.',
      '0 Varicella not: Given about 11 months too soon, so it does not count: one more is needed and can be given now | Given about 11 months before 12 months; up to 4 days early is allowed.',
      '2 MMR not: Given about 10 months too soon, so it does not count: one more is needed and can be given now | Given about 10 months before 12 months; up to 4 days early is allowed. | Given 14 days after the BCG of November 12, 2015; at least 30 days must pass between the two.',
      '2 Varicella not: Given about 10 months too soon, so it does not count: one more is needed and can be given now | Given about 10 months before 12 months; up to 4 days early is allowed. | Given 14 days after the BCG of November 12, 2015; at least 30 days must pass between the two.',
      '3 Polio not: Not counted as entered, though a doctor may count it: one more is needed and can be given now | Before April 2016 oral polio vaccine was trivalent (tOPV) throughout the world, but for some campaigns. Unless the record says that this dose was given in a campaign, a doctor may count it as trivalent: ask, and if so change the product of this dose to “OPV (trivalent)”. Given in a campaign it does not count, and IPV, the injected vaccine, takes its place.',
    ],
  },
  {
    bornOn: '2015-09-10',
    today: '2027-02-27',
    doses: ['216 2015-11-05', '33 2016-09-05', '133 2019-09-06', '89 2023-10-23'],
    patient: { observations: [{ code: '038' }] },
    said: [
      '0 Pneumococcal counts: Counts',
      "1 Pneumococcal not: Not the product for this dose: no repeat needed, the doses are complete without it | By CDC's schedule, PPSV23 is not for this dose.",
      '2 Pneumococcal counts: Counts',
      '3 Polio counts: Counts',
    ],
  },
  {
    bornOn: '2014-10-27',
    today: '2027-01-04',
    doses: ['216 2015-03-26', '133 2015-04-15'],
    patient: { observations: [{ code: '055' }] },
    said: [
      '0 Pneumococcal counts: Counts',
      '1 Pneumococcal not: Too soon after the dose of March 26, 2015: not counted: ask the doctor whether what is noted calls for one more | Given 20 days after the dose of March 26, 2015. The rule is 4 weeks; up to 4 days less is allowed.',
    ],
  },
  {
    bornOn: '2014-08-15',
    today: '2027-02-27',
    doses: ['114 2014-10-15', '136 2014-10-15', '114 2014-11-12', '114 2014-11-13'],
    authority: 'cdc-2026-01',
    said: [
      '0 Meningococcal not: Right by other schedules, but too early to count in the US one: one more could be given now, if you and the doctor decide on it | Other countries begin earlier, and so does the US with some conditions or before some travel. For other children the US begins at 11 years.',
      '1 Meningococcal not: A second dose on the same day: not counted | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due. | Other countries begin earlier, and so does the US with some conditions or before some travel. For other children the US begins at 11 years.',
      '2 Meningococcal not: Right by other schedules, but too early to count in the US one: one more could be given now, if you and the doctor decide on it | Other countries begin earlier, and so does the US with some conditions or before some travel. For other children the US begins at 11 years.',
      '3 Meningococcal not: Right by other schedules, but too early to count in the US one: one more could be given now, if you and the doctor decide on it | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due. | Other countries begin earlier, and so does the US with some conditions or before some travel. For other children the US begins at 11 years.',
    ],
  },
  {
    bornOn: '2014-05-31',
    today: '2027-01-30',
    doses: ['111 2014-06-24', '111 2014-06-24', '140 2014-07-21', '140 2026-07-11'],
    authority: 'cdc-2026-01',
    said: [
      '0 Influenza not: Too early: no repeat needed, the doses are complete without it | Given about 5 months before 6 months; up to 4 days early is allowed.',
      '2 Influenza not: Too early: no repeat needed, the doses are complete without it | Given about 4 months before 6 months; up to 4 days early is allowed.',
      '3 Influenza counts: Counts',
    ],
  },
  {
    bornOn: '2014-08-08',
    today: '2027-05-04',
    doses: ['111 2015-08-07', '140 2015-08-09', '140 2015-08-23'],
    patient: { observations: [{ code: '157' }] },
    authority: 'aap-2026',
    said: [
      '0 Influenza counts: Counts, but make sure the doctor knows of it: the nasal spray is for children from 2 years | Make sure the doctor knows of it: this is a live vaccine, and “Solid organ transplantation” is noted.',
      '1 Influenza not: Given 26 days too soon after the dose of August 7, 2015, so it does not count: one more is needed and can be given now | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due. | Given 2 days after the dose of August 7, 2015. The rule is 4 weeks; up to 4 days less is allowed.',
      '2 Influenza not: Given 14 days too soon after the dose of August 9, 2015, so it does not count: one more is needed and can be given now | Given 14 days after the dose of August 9, 2015. The rule is 4 weeks; up to 4 days less is allowed.',
    ],
  },
  {
    bornOn: '2014-02-26',
    today: '2027-03-11',
    doses: ['111 2014-04-09', '111 2015-02-16', '111 2021-04-12'],
    patient: { observations: [{ code: '007' }] },
    said: [
      '0 Influenza not: Given about 5 months too soon, so it does not count: the dose of February 16, 2015 counts in its place | Given about 5 months before 6 months; up to 4 days early is allowed.',
      '1 Influenza counts: Counts, but make sure the doctor knows of it: the nasal spray is for children from 2 years',
      "2 Influenza counts: Counts | Make sure the doctor knows of it: CDC's data does not have the nasal spray for a child with “Pregnant”.",
    ],
  },
  {
    bornOn: '2013-11-09',
    today: '2027-01-26',
    doses: ['89 2014-11-05', '182 2015-05-23'],
    patient: { observations: [{ code: '157' }] },
    said: [
      '0 Polio counts: Counts',
      '1 Polio not: Not counted as entered, though a doctor may count it: one more is needed and can be given now | Before April 2016 oral polio vaccine was trivalent (tOPV) throughout the world, but for some campaigns. Unless the record says that this dose was given in a campaign, a doctor may count it as trivalent: ask, and if so change the product of this dose to “OPV (trivalent)”. Given in a campaign it does not count, and IPV, the injected vaccine, takes its place. | Make sure the doctor knows of it: this is a live vaccine, and “Solid organ transplantation” is noted.',
    ],
  },
  {
    bornOn: '2013-04-27',
    today: '2026-12-09',
    doses: ['116 2014-01-27', '216 2015-04-17', '133 2015-04-18'],
    said: [
      '0 Rotavirus not: Given past the age limit of 15 weeks: not counted, no repeat needed',
      '1 Pneumococcal counts: Counts',
      '2 Pneumococcal not: Too soon after the dose of April 17, 2015: not counted, and no longer given at this age to healthy children | One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due. | Given 1 day after the dose of April 17, 2015. The rule is 8 weeks; up to 4 days less is allowed.',
    ],
  },
  {
    bornOn: '2013-03-03',
    today: '2026-11-24',
    doses: ['165 2013-08-18', '94 2016-03-10', '94 2016-04-03', '94 2021-12-07'],
    authority: 'cdc-2026-01',
    said: [
      '0 HPV not: Given about 8 years too soon, so it does not count: one more is needed and can be given now | Given about 8 years before 9 years; up to 4 days early is allowed.',
      '1 MMR counts: Counts',
      '1 Varicella counts: Counts',
      '2 MMR not: Too soon after another live vaccine: the dose of December 7, 2021 counts in its place | Given 24 days after the MMRV of March 10, 2016; at least 28 days must pass between the two.',
      '2 Varicella not: Too soon after the dose of March 10, 2016: the dose of December 7, 2021 counts in its place | Given 24 days after the dose of March 10, 2016. The rule is 12 weeks; up to 4 days less is allowed. | Given 24 days after the MMRV of March 10, 2016; at least 28 days must pass between the two.',
      '3 MMR counts: Counts',
      '3 Varicella counts: Counts',
    ],
  },
  {
    bornOn: '2012-12-23',
    today: '2027-05-13',
    doses: ['21 2013-09-19', '33 2013-12-22'],
    patient: { observations: [{ code: '154' }] },
    authority: 'cdc-2026-01',
    said: [
      '0 Varicella not: Too early: not counted, and not to be repeated for now | Given about 3 months before 12 months; up to 4 days early is allowed. | Make sure the doctor knows of it: this is a live vaccine, and “HIV/AIDS - severely immunocompromised” is noted.',
      '1 Pneumococcal not: Too early: one more is needed and can be given now | Given before 6 years; it counts from 2 years less 4 days.',
    ],
  },
  {
    bornOn: '2012-12-24',
    today: '2027-05-18',
    doses: ['306 2013-02-23', '136 2023-06-14', '306 2024-09-10'],
    patient: { observations: [{ code: '147' }] },
    said: [
      '0 RSV counts: Counts',
      '1 Meningococcal counts: Given before 11 years: counts, because this dose counts from 10 years',
      '2 RSV not: Given after the last dose needed: not counted, no repeat needed',
    ],
  },
  {
    bornOn: '2012-10-08',
    today: '2027-05-25',
    doses: [{ cvx: '306', givenOn: '2018-12-19', isSubStandard: true }],
    said: ['0 RSV not: Recalled, not kept cold or not given in full: not counted, and no dose is due now'],
  },
  {
    bornOn: '2012-05-28',
    today: '2027-02-05',
    doses: ['111 2012-06-25', '49 2012-07-05', '111 2019-05-31', '111 2019-06-14'],
    patient: { observations: [{ code: '157' }] },
    said: [
      '0 Influenza not: Given about 5 months too soon, so it does not count: the dose of May 31, 2019 counts in its place | Given about 5 months before 6 months; up to 4 days early is allowed. | Make sure the doctor knows of it: this is a live vaccine, and “Solid organ transplantation” is noted.',
      '1 Hib counts: Given 4 days before 6 weeks: counts, within the 4 days allowed',
      '2 Influenza counts: Counts | Make sure the doctor knows of it: this is a live vaccine, and “Solid organ transplantation” is noted.',
      '3 Influenza not: Given 14 days too soon after the dose of May 31, 2019, so it does not count: one more is needed and can be given now | Given 14 days after the dose of May 31, 2019. The rule is 4 weeks; up to 4 days less is allowed. | Given 14 days after the flu nasal spray of May 31, 2019; at least 24 days must pass between the two. | Make sure the doctor knows of it: this is a live vaccine, and “Solid organ transplantation” is noted.',
    ],
  },
  {
    bornOn: '2012-05-25',
    today: '2027-03-25',
    doses: ['119 2012-07-06', '119 2012-07-06', '119 2021-05-23'],
    patient: { observations: [{ code: '045' }] },
    said: [
      '0 Rotavirus counts: Counts',
      '2 Rotavirus not: Given past the age limit of 8 months and 1 day: not counted, no repeat needed',
    ],
  },
  {
    bornOn: '2012-06-26',
    today: '2027-04-29',
    doses: [{ cvx: '136', givenOn: '2012-07-20', isSubStandard: true }, '136 2012-08-09'],
    said: [
      '0 Meningococcal not: Recalled, not kept cold or not given in full: one more is needed and can be given now',
      '1 Meningococcal not: Right by other schedules, but too early to count in the US one: one more is needed and can be given now | Other countries begin earlier, and so does the US with some conditions or before some travel. For other children the US begins at 11 years.',
    ],
  },
  {
    bornOn: '2019-02-27',
    today: '2027-03-01',
    doses: ['49 2019-03-23', '48 2020-02-23', '119 2020-02-23'],
    patient: { observations: [{ code: '160' }] },
    said: [
      '0 Hib not: Too early: one more is needed and can be given now | Given about 11 months before 12 months; up to 4 days early is allowed.',
      '1 Hib counts: Counts as a routine dose; for what is noted about the child, one more is needed and can be given now',
      '2 Rotavirus not: Given past the age limit of 15 weeks: not counted, no repeat needed',
    ],
  },
  {
    bornOn: '2017-07-22',
    today: '2027-04-07',
    doses: ['306 2026-06-26'],
    said: ['0 RSV not: Given past the age limit of 8 months: not counted, no repeat needed'],
  },
  {
    bornOn: '2015-06-01',
    today: '2026-11-23',
    doses: ['178 2016-02-01'],
    said: [
      "0 Polio not: Not the product for this dose: one more is needed and can be given now | By CDC's schedule, OPV (bivalent) is not for this dose.",
    ],
  },
  {
    bornOn: '2015-01-02',
    today: '2026-06-10',
    doses: [{ cvx: '165', givenOn: '2026-01-15', isDayLikely: true }, '165 2026-05-15'],
    said: [
      '0 HPV counts: Counts | By a month you remember: compare with the card.',
      '1 HPV counts: Counts: one more, from August 7',
    ],
  },
  {
    bornOn: '2015-01-02',
    today: '2026-06-11',
    doses: [{ cvx: '165', givenOn: '2025-06-15', isDayLikely: true }, '165 2025-10-01'],
    said: [
      '0 HPV counts: Counts | By a month you remember: compare with the card.',
      '1 HPV counts: Counts: one more is needed and can be given now',
    ],
  },
  {
    bornOn: '2015-01-02',
    today: '2026-08-07',
    doses: ['165 2026-01-27', '165 2026-05-15'],
    said: [
      '0 HPV counts: Counts',
      '1 HPV counts: Given before 5 months had passed since the dose of January 27: counts, but one more is needed and can be given now',
    ],
  },
];
