import { keyed, type Sentence } from '../sentence.ts';

/**
 * Source: CDC, CDSi logic specification 4.6 (2024-12-13), sections 7.2 to 7.6 and chapter 9; ages, intervals and
 * seasons from the edition's supporting data. Of healthy children: where CDC has a series for a risk at that age and
 * nothing is noted. The words are ours.
 */
export const NEXT = keyed({
  // Ours, as in standing/during-chemotherapy.ts.
  'for-one-given-again': {
    rule: 'vaccine-conditions/1',
    text: 'For a dose that has to be given again, if the doctor says so',
  },
  'due-now': { rule: 'FORECASTDT-5', text: 'Due now' },
  'due-now-for-risk': { rule: 'FORECASTDT-5', text: 'Due now, because of what is noted about the child' },
  'due-now-until': { rule: 'FORECASTDT-6', text: 'Due now, until {date}' },
  'due-now-promptly': { rule: 'FORECASTDT-5', text: 'Due now: as soon as possible', withoutSoon: 'Due now' },
  // Ours, as in standing/earlier-flu.ts.
  'due-unless-earlier-seasons': {
    rule: 'FORECASTDT-5',
    text: 'A second dose for this season, unless two were given in earlier seasons: ask the doctor',
  },
  // The day is CDSi's; that it is as soon as possible is ours.
  'due-now-before-last-day': { rule: 'FORECASTDT-4', text: 'Due now: as soon as possible, no later than {date}' },
  'due-since': { rule: 'FORECASTDT-6', text: 'Due now, since {date}' },
  'birth-dose': { rule: 'FORECASTDT-5', text: 'At birth, within {hours} hours: due now' },
  'birth-week': { rule: 'routine-schedule/1', text: 'Due now: within a week of birth' },
  'birth-week-late': {
    rule: 'routine-schedule/1',
    text: 'Due now: it was for the week after birth, as soon as possible',
  },
  'birth-dose-later': {
    rule: 'routine-schedule/1',
    text: 'For 1 month of age or for going home from the hospital, whichever comes first',
  },
  'birth-dose-late': {
    rule: 'FORECASTDT-6',
    text: 'It was due at birth, within {hours} hours: as soon as possible',
    withoutSoon: 'It was due at birth, within {hours} hours',
  },
  'birth-dose-overdue': {
    rule: 'FORECASTDT-6',
    text: 'It was due at birth: as soon as possible',
    withoutSoon: 'It was due at birth',
  },
  'in-the-fall': { rule: 'FORECASTDT-5', text: 'Next dose: in the fall, from {date}' },
  possible: { rule: 'FORECASTDT-1', text: 'Next dose: recommended from {recommended}, can be given now' },
  from: { rule: 'FORECASTDT-1', text: 'Next dose: from {date}' },
  recommended: { rule: 'FORECASTDT-5', text: 'Next dose: recommended from {recommended}, can be given from {date}' },
  'before-season': { rule: 'FORECASTDTCAN-1', text: 'Not in season: next dose from {date}' },
  complete: { rule: 'TABLE 7-10', text: 'Complete' },
  // Ours: CDSi 4.64 has no end of a COVID-19 season.
  'earlier-season': { rule: 'TABLE 7-10', text: 'Given for an earlier season: ask the doctor about this one' },
  'ask-for-fourth': {
    rule: 'routine-schedule/1',
    text: 'Ask the doctor whether one more is needed: babies under 2,000 g need one at birth and three from 1 month on, and no dose at birth is entered',
  },
  immune: { rule: 'TABLE 7-3', text: 'Immune' },
  // Ours, as in standing/asked-first.ts.
  'ask-first-live-vaccine': {
    rule: 'vaccine-conditions/1',
    text: 'Ask the doctor first: {fact} is noted, and this is a live vaccine',
  },
  // The day is CDSi's; that it is said with the question is ours.
  'ask-before-last-day': {
    rule: 'FORECASTDT-4',
    text: 'Ask no later than {date}: after it a dose is not given',
  },
  'ask-before-last-day-of-first': {
    rule: 'FORECASTDT-4',
    text: 'Ask no later than {date}: after it a first dose is not given',
  },
  // Guidance of 'Hib risk child 2-dose series' in CDSi 4.64.
  'ask-first-during-chemotherapy': {
    rule: 'TABLE 5-5',
    text: 'Ask the doctor when: not during chemotherapy, nor in the 2 weeks before it and the 3 months after it',
  },
  'ask-first-one-more': {
    rule: 'vaccine-conditions/1',
    text: 'Ask the doctor whether one more is needed: every dose of a healthy child was given, PCV20 among them',
  },
  'ask-for-more': {
    rule: 'vaccine-conditions/1',
    text: 'Ask the doctor: with a weak immune system more doses may be needed',
  },
  // Beside the next dose of a series that has not ended.
  'ask-for-more-meanwhile': {
    rule: 'vaccine-conditions/1',
    text: 'Ask the doctor now: with a weak immune system more doses may be needed, and sooner',
  },
  // Ours, as in standing/during-chemotherapy.ts.
  'ask-after-chemotherapy': {
    rule: 'vaccine-conditions/1',
    text: 'Ask the doctor: a dose given during chemotherapy, in the 2 weeks before it or the 3 months after it may need to be given again',
  },
  contraindicated: { rule: 'TABLE 7-5', text: 'Not to be given because of {fact}' },
  // That it ends is ours, of treatments.
  'contraindicated-for-a-time': { rule: 'TABLE 7-5', text: 'Not to be given while {fact} lasts' },
  // CDSi 4.64, contraindications of MMR and varicella: 'including … 3 months after the completion of therapy'.
  'contraindicated-by-chemotherapy': {
    rule: 'TABLE 7-5',
    text: 'Not to be given while {fact} lasts, nor in the 3 months after chemotherapy',
  },
  // Guidance of the RSV series in CDSi 4.64: most infants do not need the antibody then.
  'mother-vaccinated': { rule: 'TABLE 7-5', text: 'Usually not needed: the mother had the RSV vaccine in pregnancy' },
  'past-maximum-age': { rule: 'TABLE 7-10', text: 'No longer given at this age' },
  'past-maximum-age-healthy': { rule: 'TABLE 7-10', text: 'No longer given at this age to healthy children' },
  // Ours, as is the next of its kind.
  'not-called-for': {
    rule: 'vaccine-conditions/1',
    text: "What is noted does not call for it at this age by CDC's data",
  },
  'past-first-dose': { rule: 'TABLE 7-10', text: 'Past the age to start: this vaccine is begun before {age}' },
  // Ours: while the past is not answered, or a dose has no day.
  'past-first-dose-unless-given': {
    rule: 'TABLE 7-10',
    text: 'If a dose was given, the next one may still be due: compare with the card',
  },
  'cannot-finish-before-maximum-age': {
    rule: 'TABLE 7-10',
    text: 'No longer given: the next dose would come past the age limit',
  },
  'cannot-finish-before-maximum-age-healthy': {
    rule: 'TABLE 7-10',
    text: 'No longer given to healthy children: the next dose would come past the age limit',
  },
  'past-season-end': { rule: 'TABLE 7-10', text: 'Not in season' },
  'past-season-end-until': { rule: 'TABLE 7-10', text: 'Not in season until {date}' },
  'past-season-end-too-old': {
    rule: 'TABLE 7-10',
    text: 'Not in season; by next season the child will be too old for it',
  },
  'past-season-end-too-old-healthy': {
    rule: 'TABLE 7-10',
    text: 'Not in season; by next season a healthy child will be too old for it',
  },
  'past-season-end-not-called-for': {
    rule: 'vaccine-conditions/1',
    text: "Not in season; by CDC's data what is noted does not call for it next season",
  },
  'past-immunization-history': { rule: 'TABLE 7-10', text: 'No dose needed, as things stand' },
});

/** Source: CDSi logic specification 4.6, section 7.5, FORECASTDTCAN-1. */
export const WHY_EARLIEST = {
  age: { rule: 'CALCDTAGE-4', text: 'It can be given from {age} on.' },
  interval: { rule: 'CALCDTINT-4', text: 'It comes at least {interval} after {ref}.' },
  conflict: {
    rule: 'CALCDTCONFLICT-3',
    text: 'It comes at least {interval} after the {product} of {date}, as both are live vaccines.',
  },
  season: { rule: 'FORECASTDTCAN-1', text: 'It is for the {season} season.' },
  'last-dose': { rule: 'FORECASTDTCAN-1', text: 'It takes the place of {ref}, which does not count.' },
} as const satisfies Record<string, Sentence>;

/** Source: CDSi logic specification 4.6, section 7.5, FORECASTDT-2. */
export const WHY_RECOMMENDED = {
  age: { rule: 'FORECASTDT-2', text: 'CDC recommends it at {age}.' },
  interval: { rule: 'FORECASTDT-2', text: 'CDC recommends it {interval} after {ref}.' },
} as const satisfies Record<string, Sentence>;

/**
 * Source: age limits, contraindications and immunity from CDSi, as above; shared decisions from the child's authority,
 * vaccine-authorities/1.
 */
export const FORECAST_DETAIL = {
  // Ours.
  'not-called-for': {
    rule: 'vaccine-conditions/1',
    text: 'The doctor may know a reason for it all the same.',
  },
  // Ours, as in standing/during-chemotherapy.ts.
  'before-note-is-out': {
    rule: 'vaccine-conditions/1',
    text: 'Ask before the note is taken out: without it the dose counts.',
  },
  'earlier-seasons': {
    rule: 'TABLE 6-7',
    text: 'Nothing is entered for earlier seasons: if doses were given then, enter them, and this one may not be needed.',
  },
  'age-limit': { rule: 'CALCDTAGE-1', text: 'It is only given before {age}.' },
  'first-dose-limit': { rule: 'CALCDTAGE-1', text: 'The first dose is given before {age}.' },
  'age-limit-healthy': { rule: 'CALCDTAGE-1', text: 'Healthy children get it before {age}.' },
  // Source: the note of the list of January 2026 in authorities.json, by which a series may begin at birth.
  'at-birth-too': {
    rule: 'vaccine-authorities/1',
    text: 'If you want it at birth, ask the doctor now: a dose at birth counts too.',
  },
  'last-day': { rule: 'FORECASTDT-4', text: 'It can be given until {date}.' },
  'last-day-of-first': { rule: 'FORECASTDT-4', text: 'A first dose can be given until {date}.' },
  'about-antigens': {
    rule: 'TABLE 7-7',
    text: 'This is about products with a part against {antigens}: ask the doctor about one without it.',
  },
  'immune-by-fact': { rule: 'TABLE 7-3', text: 'CDC counts {fact} as protection.' },
  'shared-decision': {
    rule: 'vaccine-authorities/1',
    text: 'You and the doctor decide together whether to give it.',
  },
  'ask-for-fourth': {
    rule: 'routine-schedule/1',
    text: 'Ask the doctor: babies under 2,000 g need a fourth dose, as one given at birth or in the weeks after does not count.',
  },
  // Guidance of the series 'RSV risk under 20 months series' in CDSi 4.64. That it is entered once is ours.
  'two-injections': {
    rule: 'TABLE 5-5',
    text: 'At this age one dose is two injections on the same day: enter it once.',
  },
  // Guidance of the Hib series in CDSi 4.64.
  'preferred-hib': {
    rule: 'TABLE 5-5',
    text: 'Before 12 months CDC prefers PedvaxHIB or Vaxelis for American Indian and Alaska Native children.',
  },
  // CDC child and adolescent schedule 2025, notes of MMR and hepatitis A.
  'before-travel': {
    rule: 'TABLE 5-5',
    text: 'Given before 12 months it does not count toward the schedule: the two doses of the schedule follow all the same.',
  },
  // Ours.
  'close-to-travel': {
    rule: 'CALCDTAGE-4',
    text: 'From {date} a dose counts: if the trip or stay begins after that, ask the doctor whether to wait for it.',
  },
  'for-a-later-risk': {
    rule: 'TABLE 5-5',
    text: 'It begins at {age}, because of what is noted about the child.',
  },
  'for-a-risk': { rule: 'TABLE 5-5', text: 'It is planned because of what is noted about the child.' },
} as const satisfies Record<string, Sentence>;
