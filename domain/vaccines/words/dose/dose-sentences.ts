import { keyed, type Sentence } from '../sentence.ts';
import { BY_MONTH } from './undated-words.ts';

/**
 * Source: CDC, CDSi logic specification 4.6 (2024-12-13), sections 6.4 to 6.10; ages and intervals from the edition's
 * supporting data. The words are ours.
 */
export const COUNTS = keyed({
  counts: { rule: 'TABLE 6-31', text: 'Counts' },
  // Ours, as in live-note.ts.
  // CDSi 4.64, influenza: the age of the preferable product.
  'nasal-spray-early': {
    rule: 'TABLE 6-31',
    text: 'Counts, but make sure the doctor knows of it: the nasal spray is for children from 2 years',
  },
  'live-from-birth': {
    rule: 'TABLE 6-31',
    text: 'Counts, but make sure the doctor knows of it: this is a live vaccine, and {fact} is noted',
  },
  // It counts by the data on every day. Withdrawn in April 2016: the source of `oral-polio-kind`.
  'oral-polio-trivalent': {
    rule: 'TABLE 6-31',
    text: 'Counts as entered, but compare its kind and day with the card: trivalent oral polio vaccine was withdrawn in April 2016',
  },
  // Ours, as in standing/during-chemotherapy.ts.
  'unless-during-chemotherapy': {
    rule: 'vaccine-conditions/1',
    text: 'Counts, unless it was given during chemotherapy, in the 2 weeks before it or the 3 months after it: then ask the doctor',
  },
  // Ours: CDSi 4.64 has no end of a COVID-19 season, so that it calls doses of an earlier one enough.
  'of-season': { rule: 'TABLE 6-31', text: 'Counts for the {season} season' },
  'in-part': { rule: 'TABLE 6-31', text: 'Counts for {antigens}, not for {others}' },
  routine: {
    rule: 'TABLE 6-31',
    text: 'Counts as a routine dose; for what is noted about the child, {next}',
  },
  'one-more': { rule: 'CALCDTAGE-5', text: 'Counts: one more, from {age} ({date})' },
  'one-more-later': { rule: 'CALCDTAGE-5', text: 'Counts: one more, from {date}' },
  'one-more-now': { rule: 'CALCDTAGE-5', text: 'Counts: one more is needed and can be given now' },
  'grace-by-age': {
    rule: 'CALCDTAGE-4',
    text: 'Given {early} before {age}: counts, within the {allowed} allowed',
  },
  'counted-from-age': {
    rule: 'CALCDTAGE-4',
    text: 'Given before {age}: counts, because this dose counts from {least}',
  },
  'counted-before-age': { rule: 'CALCDTAGE-4', text: 'Given before {age}: counts anyway' },
  'grace-by-interval': {
    rule: 'CALCDTINT-4',
    text: 'Given {early} before {interval} had passed since {ref}: counts, within the {allowed} allowed',
  },
  'counted-from-interval': {
    rule: 'CALCDTINT-4',
    text: 'Given before {interval} had passed since {ref}: counts, because {least} is enough',
  },
  'counted-before-interval': {
    rule: 'CALCDTINT-4',
    text: 'Given before {interval} had passed since {ref}: counts anyway',
  },
  'one-more-after-interval': {
    rule: 'CALCDTINT-4',
    text: 'Given before {interval} had passed since {ref}: counts, but one more is needed, from {date}',
  },
  'one-more-after-interval-now': {
    rule: 'CALCDTINT-4',
    text: 'Given before {interval} had passed since {ref}: counts, but one more is needed and can be given now',
  },
  'allowable-interval': {
    rule: 'TABLE 6-21',
    text: 'Given before {interval} had passed since {ref}: counts, because {least} is enough',
  },
});

/**
 * For a dose that needs no repeat.
 *
 * Source: CDSi logic specification 4.6, table 6-31 and figure 4-6.
 */
export const NOT_NEEDED = keyed({
  'age-too-old': { rule: 'CALCDTAGE-1', text: 'Given past the age limit of {age}: not counted, no repeat needed' },
  'old-by-month': {
    rule: 'CALCDTAGE-1',
    text: 'Does not count by a month you remember: no repeat needed',
  },
  'series-already-complete': {
    rule: 'FIGURE 4-6',
    text: 'Given after the last dose needed: not counted, no repeat needed',
  },
});

/**
 * `{next}` is one of THEN.
 *
 * Source: CDSi logic specification 4.6, sections 6.1 and 6.3 to 6.9.
 */
export const NOT_COUNTED = {
  expired: { rule: 'TABLE 6-3', text: 'Given after it expired: {next}' },
  spoilt: { rule: 'TABLE 6-3', text: 'Recalled, not kept cold or not given in full: {next}' },
  'inadvertent-vaccine': { rule: 'TABLE 6-13', text: 'Not the product for this dose: {next}' },
  // Guidance of the polio series in CDSi 4.64.
  'oral-polio': { rule: 'TABLE 6-13', text: 'The US schedule does not count this oral polio vaccine: {next}' },
  'oral-polio-kind': { rule: 'TABLE 6-13', text: 'Not counted as entered, though a doctor may count it: {next}' },
  'age-too-young': { rule: 'CALCDTAGE-5', text: 'Too early: {next}' },
  'age-too-young-by': { rule: 'CALCDTAGE-5', text: 'Given {early} too soon, so it does not count: {next}' },
  // 'Measles risk 1-dose series' and 'HepA risk 1-dose series' of CDSi 4.64, and the notes of both in the CDC schedule
  // of 2025.
  'before-travel': {
    rule: 'CALCDTAGE-5',
    text: 'Correct before travel abroad, but too early to count: {next}',
  },
  // Where no travel is noted. Ours.
  'before-schedule': { rule: 'CALCDTAGE-5', text: 'Too early to count toward the schedule: {next}' },
  // Ours: that another schedule begins earlier says nothing against the dose.
  'given-abroad': {
    rule: 'CALCDTAGE-5',
    text: 'Right by other schedules, but too early to count in the US one: {next}',
  },
  // Ours: given/likely-day.ts. On another day of a month it may count.
  'by-month': { rule: 'TABLE 6-31', text: 'Does not count by a month you remember: {next}' },
  'interval-too-short': { rule: 'TABLE 6-18', text: 'Too soon after {ref}: {next}' },
  'interval-too-short-by': {
    rule: 'TABLE 6-18',
    text: 'Given {early} too soon after {ref}, so it does not count: {next}',
  },
  'live-vaccine-conflict': { rule: 'CONFLICT-3', text: 'Too soon after another live vaccine: {next}' },
  'live-vaccine-conflict-by': {
    rule: 'CONFLICT-3',
    text: 'Given {early} too soon after another live vaccine, so it does not count: {next}',
  },
  'vaccine-not-allowed': { rule: 'TABLE 6-29', text: 'This product does not count for this dose: {next}' },
  // Our own age for it; the rule of a baby under 2,000 g is that of content/vaccines/routine.json.
  'birth-dose': { rule: 'routine-schedule/1', text: 'Correctly given at birth, but not counted under 2,000 g: {next}' },
  'first-weeks-dose': { rule: 'routine-schedule/1', text: 'Not counted under 2,000 g in the first weeks: {next}' },
} as const satisfies Record<string, Sentence>;

/**
 * Usually one shot entered by two people as two products. Also for a dose that counts, since a series may have no
 * minimum interval. The advice is ours.
 *
 * Source: CDSi logic specification 4.6, table 6-31.
 */
export const SECOND_OF_DAY = keyed({
  'second-of-day': { rule: 'TABLE 6-31', text: 'A second dose on the same day: not counted' },
  detail: {
    rule: 'TABLE 6-31',
    text: 'One dose or two? If it was one, remove one of the two entries; if it was two, ask the doctor when the next one is due.',
  },
});

/** Source: the forecast of the vaccine group, CDSi logic specification 4.6, chapters 7 and 9. */
export const THEN = {
  'needed-from': 'one more is needed, from {date}',
  'needed-now': 'one more is needed and can be given now',
  'recommended-from': 'the next dose is recommended from {date}',
  // Ours, of what parents and doctor decide together.
  'possible-from': 'one more could be given from {date}, if you and the doctor decide on it',
  'possible-now': 'one more could be given now, if you and the doctor decide on it',
  // Ours, as in standing/asked-first.ts.
  'ask-first': 'ask the doctor before one more is given',
  replaced: 'the dose of {date} counts in its place',
  complete: 'no repeat needed, the doses are complete without it',
  immune: 'no repeat needed, the child is immune',
  contraindicated: 'not counted, and not to be repeated for now',
  'aged-out': 'not counted, and no longer given at this age',
  'aged-out-healthy': 'not counted, and no longer given at this age to healthy children',
  'not-called-for': 'not counted: ask the doctor whether what is noted calls for one more',
  'past-first-dose': 'not counted, and past the age for a first dose',
  'not-recommended': 'not counted, and no dose is due now',
  unknown: 'not counted',
} as const;

/**
 * For a risk, if a dose counts only as a routine dose.
 *
 * Source: as for THEN.
 */
export const THEN_FOR_RISK = {
  ...THEN,
  contraindicated: 'no other dose is given for now',
  'aged-out': 'no other dose is given at this age',
  'aged-out-healthy': 'no other dose is given at this age to healthy children',
  'not-called-for': 'ask the doctor whether what is noted calls for one more',
  'past-first-dose': 'past the age for a first dose',
  'not-recommended': 'no other dose is due now',
  unknown: 'it does not',
} as const;

/** Source: as for the sentences above. */
export const DETAIL = {
  // CDSi 4.64, influenza: products that are contraindicated with what is noted.
  'nasal-spray-with-noted': {
    rule: 'TABLE 6-31',
    text: "Make sure the doctor knows of it: CDC's data does not have the nasal spray for a child with {fact}.",
  },
  // AAP News 28(12), December 2007; CDSi 4.64 says so until 4 years.
  'nasal-spray-with-asthma': {
    rule: 'vaccine-conditions/1',
    text: 'Make sure the doctor knows of it: under 5 years the nasal spray is not for a child with {fact}.',
  },
  'live-with-weak-immunity': {
    rule: 'TABLE 6-31',
    text: 'Make sure the doctor knows of it: this is a live vaccine, and {fact} is noted.',
  },
  'early-with-grace': {
    rule: 'CALCDTAGE-5',
    text: 'Given {early} before {age}; up to {allowed} early is allowed.',
  },
  'early-from': { rule: 'CALCDTAGE-5', text: 'Given before {age}; it counts from {least}.' },
  early: { rule: 'CALCDTAGE-5', text: 'Given {early} before {age}.' },
  'early-by-month': { rule: 'CALCDTAGE-5', text: 'Given before {age}.' },
  'soon-with-grace': {
    rule: 'CALCDTINT-3',
    text: 'Given {gap} after {ref}. The rule is {interval}; up to {allowed} less is allowed.',
  },
  soon: { rule: 'CALCDTINT-3', text: 'Given {gap} after {ref}; at least {interval} must pass between the two.' },
  'soon-by-month': { rule: 'CALCDTINT-3', text: 'Given less than {interval} after {ref}.' },
  'live-vaccine-conflict-by-month': {
    rule: 'CONFLICT-3',
    text: 'Given less than {needed} after the {product} of {date}.',
  },
  'live-vaccine-conflict': {
    rule: 'CONFLICT-3',
    text: 'Given {gap} after the {product} of {date}; at least {needed} must pass between the two.',
  },
  'inadvertent-vaccine': { rule: 'TABLE 6-13', text: "By CDC's schedule, {product} is not for this dose." },
  'oral-polio': {
    rule: 'TABLE 6-13',
    text: 'Of oral polio vaccine given since April 2016, the US schedule counts only what the record calls trivalent (tOPV). IPV, the injected vaccine, takes its place.',
  },
  // CDC, MMWR 66(1):23-25, 2017; Immunize.org, Ask the Experts, reviewed July 23, 2023. CDSi 4.64 lists 182 as inadvertent
  // on any day; its guidance asks for the word trivalent since April 1, 2016.
  'oral-polio-kind': {
    rule: 'TABLE 6-13',
    text: 'Before April 2016 oral polio vaccine was trivalent (tOPV) throughout the world, but for some campaigns. Unless the record says that this dose was given in a campaign, a doctor may count it as trivalent: ask, and if so change the product of this dose to “OPV (trivalent)”. Given in a campaign it does not count, and IPV, the injected vaccine, takes its place.',
  },
  'measles-before-travel': {
    rule: 'CALCDTAGE-5',
    text: 'CDC advises a dose at 6 to 11 months before travel abroad or in an outbreak. Two more are needed from 12 months.',
  },
  'hepatitis-a-before-travel': {
    rule: 'CALCDTAGE-5',
    text: 'CDC advises a dose at 6 to 11 months before travel to countries with hepatitis A. That dose does not count.',
  },
  'given-abroad': {
    rule: 'CALCDTAGE-5',
    text: 'Other countries begin earlier, and so does the US with some conditions or before some travel. For other children the US begins at {age}.',
  },
  'vaccine-not-allowed': {
    rule: 'TABLE 6-29',
    text: "By CDC's schedule, {product} does not count for this dose.",
  },
  'oral-polio-trivalent': {
    rule: 'TABLE 6-31',
    text: 'By oral polio vaccine entered as trivalent after April 2016, when that was withdrawn: compare kind and day with the card.',
  },
  // Ours: given/likely-day.ts.
  'by-month': { rule: 'TABLE 6-31', text: BY_MONTH },
  'other-day': {
    rule: 'TABLE 6-31',
    text: 'Compare with the card: on another day of that month it may count.',
  },
  'other-day-before': {
    rule: 'TABLE 6-31',
    text: 'Compare {dose} with the card: on another day of that month this one may count.',
  },
  'no-day-of-month': { rule: 'TABLE 6-31', text: 'Would not count on any day of that month.' },
  'part-missing': { rule: 'TABLE 6-31', text: 'It has no part against {antigens}.' },
  'four-doses-of-light': {
    rule: 'routine-schedule/1',
    text: "Babies under 2,000 g need four doses in all where the mother's test for hepatitis B was positive or is not known. Ask the doctor.",
  },
  expired: { rule: 'CALCDTLOTEXP-1', text: 'Its lot was good until {date}.' },
  'volume-low': { rule: 'TABLE 6-26', text: 'Less than the full amount is written down; it counts anyway.' },
} as const satisfies Record<string, Sentence>;
