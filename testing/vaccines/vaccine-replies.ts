import type { Dose, PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import type { VisitPlan } from '#contract/vaccines/visits.ts';
import { day } from '#domain/time/day.ts';
import { maya, me, today } from '../web/replies.ts';
import { vaccineFacts } from './vaccine-facts.ts';

const hannah = { id: me.id, name: me.name };

const notedOn = (on: string) => ({
  madeBy: hannah,
  madeAt: `${on}T15:00:00.000Z`,
  changedBy: hannah,
  changedAt: `${on}T15:00:00.000Z`,
  version: 1,
});

const idOf = (kind: string, name: string) => {
  const letters = Array.from({ length: name.length }, (_, at) => name.charCodeAt(at).toString(16).padStart(2, '0'));
  return `0197${kind}000-0000-7000-8000-${letters.join('').slice(-12).padStart(12, '0')}`;
};

export function given(on: string | null, vaccines: string[], values: Partial<Dose> = {}): Dose {
  return {
    id: idOf('d', `${on ?? 'none'}${vaccines.join('')}`.slice(-6)),
    givenOn: on === null ? null : day(on),
    givenIn: null,
    likelyOn: on === null ? null : day(on),
    cvx: null,
    productName: null,
    vaccines,
    lot: null,
    place: 'Green Street Pediatrics',
    site: null,
    remark: null,
    verdicts: vaccines.map((vaccine) => ({
      vaccine,
      counts: true,
      isPlain: true,
      text: 'Counts.',
      details: [],
      rule: 'EVALVACINADMIN',
    })),
    ...notedOn(on ?? '2026-09-21'),
    ...values,
  };
}

export function planned(
  vaccine: string,
  number: number,
  dueOn: string,
  values: Partial<PlannedDose> = {},
): PlannedDose {
  const facts = vaccineFacts.vaccines.find(({ id }) => id === vaccine);
  return {
    id: idOf('e', `${vaccine}${number}`),
    childId: maya.id,
    vaccine,
    gives: vaccine,
    name: facts?.name ?? vaccine,
    shortName: facts?.shortName ?? vaccine,
    number,
    shownNumber: number,
    recommendedAge: null,
    recommendedName: null,
    past: null,
    dueOn: day(dueOn),
    plannedOn: null,
    countsFrom: null,
    plannedWhy: null,
    windowEndsOn: null,
    birthHours: null,
    isPrompt: false,
    lastDayOn: null,
    isOfEarlierAge: false,
    isAskedForAgain: false,
    status: 'upcoming',
    recommendedOn: null,
    isUnanswered: false,
    isNotGiven: false,
    isOfBirth: false,
    category: 'routine',
    categoryNote: null,
    dosesByAuthority: null,
    catchUpByAuthority: null,
    why: 'Planned for the recommended age.',
    details: [],
    doseId: null,
    completed: false,
    completedDate: null,
    notes: null,
    ...notedOn('2026-07-20'),
    ...values,
  };
}

export function filled(dose: Dose, vaccine: string, number: number, values: Partial<PlannedDose> = {}): PlannedDose {
  return planned(vaccine, number, dose.givenOn ?? '2026-09-19', {
    status: 'completed',
    doseId: dose.id,
    completed: true,
    completedDate: dose.givenOn && `${dose.givenOn} 00:00:00`,
    ...values,
  });
}

const hepBAtBirth = given('2026-07-19', ['hepb'], { cvx: '08', productName: 'Engerix-B', place: 'Hospital' });
const hepB = given('2026-09-21', ['hepb']);
const rsv = given('2026-10-06', ['rsv-ab'], { cvx: '306', productName: 'Beyfortus' });
export const pentacel = given('2026-09-21', ['dtap', 'hib', 'ipv'], {
  cvx: '120',
  productName: 'Pentacel',
  lot: 'UK184AA',
  site: 'left-thigh',
});
const pcv = given('2026-09-21', ['pcv'], { cvx: '216', productName: 'Prevnar 20' });
const rv = given('2026-09-21', ['rv']);

const due = (vaccine: string, values: Partial<PlannedDose> = {}) =>
  planned(vaccine, 2, '2026-11-19', {
    recommendedAge: '4 months',
    windowEndsOn: day('2027-01-15'),
    why: 'The recommended age, 4 months, is reached on November 19, 2026.',
    details: ['At least 4 weeks after dose 1, from October 19, 2026.'],
    ...values,
  });

export const dtapDue = due('dtap', { notes: 'Left thigh last time.\nShe slept a lot the day after.' });
const dueRows = [dtapDue, due('rv'), due('hib'), due('pcv'), due('ipv')];

const atSixMonths = (vaccine: string, number: number) =>
  planned(vaccine, number, '2027-01-19', { recommendedAge: '6 months' });
const later = (vaccine: string, number: number, dueOn: string, recommendedAge: string) =>
  planned(vaccine, number, dueOn, { recommendedAge });

const upcomingRows = [
  atSixMonths('hepb', 3),
  atSixMonths('flu', 1),
  ...['dtap', 'hib', 'pcv', 'ipv'].map((vaccine) => atSixMonths(vaccine, 3)),
  ...['mmr', 'var', 'hepa'].map((vaccine) => later(vaccine, 1, '2027-07-19', '12 months')),
  ...['hib', 'pcv'].map((vaccine) => later(vaccine, 4, '2027-07-19', '12 to 15 months')),
  later('dtap', 4, '2027-10-19', '15 to 18 months'),
  later('hepa', 2, '2028-01-19', '18 months'),
  later('ipv', 4, '2030-07-19', '4 to 6 years'),
  later('dtap', 5, '2030-07-19', '4 to 6 years'),
];

const atTwoMonths = { recommendedAge: '2 months' };

/** Maya on November 21, 2026: eight doses given, five due now, fifteen to come. */
export const vaccinePlan: VaccinePlan = {
  childId: maya.id,
  asOf: today,
  planned: [
    filled(hepBAtBirth, 'hepb', 1, { recommendedAge: 'At birth, within 24 hours' }),
    filled(hepB, 'hepb', 2, { recommendedAge: '1 to 2 months' }),
    filled(rsv, 'rsv-ab', 1, { recommendedAge: 'October, or at birth' }),
    ...['dtap', 'hib', 'ipv'].map((vaccine) => filled(pentacel, vaccine, 1, atTwoMonths)),
    filled(pcv, 'pcv', 1, atTwoMonths),
    filled(rv, 'rv', 1, atTwoMonths),
    ...dueRows,
    ...upcomingRows,
  ],
  doses: [hepBAtBirth, hepB, pentacel, pcv, rv, rsv],
  decisions: [],
  shortNames: Object.fromEntries(vaccineFacts.vaccines.map(({ id, shortName }) => [id, shortName])),
  conditions: [],
  forWhom: 'This plan is for children without a condition that changes it.',
  vaccines: [
    { vaccine: 'rsv-ab', isComplete: true, isAskedAbout: false, text: 'Complete', details: [], lastDay: null },
    { vaccine: 'dtap', isComplete: false, isAskedAbout: false, text: 'Next dose: due now', details: [], lastDay: null },
  ],
  findings: [],
  newbornNote: null,
  bloodTest: null,
  authority: { id: 'cdc', title: 'CDC routine', label: null },
  authorityBy: null,
  authorityAt: null,
  source: vaccineFacts.source,
  edition: 'cdsi-4.64 delta-4.65 season-2026',
  addedOn: day('2026-07-19'),
  isPastOpen: false,
  hasPastOpened: false,
  birthQuestions: [],
  birthAnswers: { 'hepatitis-b': null, 'mother-rsv': null, 'mother-hepatitis-b': null },
  version: 1,
};

export function planWith(
  change: (row: PlannedDose) => Partial<PlannedDose>,
  more: Partial<VaccinePlan> = {},
): VaccinePlan {
  return { ...vaccinePlan, planned: vaccinePlan.planned.map((row) => ({ ...row, ...change(row) })), ...more };
}

const isDueNow = ({ completed, dueOn }: PlannedDose) => !completed && dueOn !== null && dueOn <= today;

/** What is due waits for the checkup of Tuesday, which is booked. */
export const planAtCheckup = planWith((row) => (isDueNow(row) ? { plannedOn: day('2026-11-24') } : {}));

/** After its windows have passed. */
export const latePlan = planWith((row) =>
  isDueNow(row) ? { dueOn: day('2026-06-14'), windowEndsOn: day('2026-08-10'), status: 'overdue' } : {},
);

const tooSoon = given('2026-10-05', ['pcv'], {
  verdicts: [
    {
      vaccine: 'pcv',
      counts: false,
      isPlain: false,
      text: 'Given 14 days after dose 1: at least 28 days must lie between them, 24 with the days allowed.',
      details: ['The earliest day that counts is October 15, 2026.'],
      rule: 'EVALDOSE',
    },
  ],
});

/** Her second PCV was given too soon. */
export const planWithOneNotCounted: VaccinePlan = {
  ...vaccinePlan,
  planned: vaccinePlan.planned.map((row) =>
    row.vaccine === 'pcv' && row.number === 2 ? filled(tooSoon, 'pcv', 2) : row,
  ),
  doses: [...vaccinePlan.doses, tooSoon],
};

/** Flu deferred, rotavirus declined. */
/** Hannah noted that Maya has no spleen, and somebody at home hepatitis B. */
export const planWithConditions: VaccinePlan = {
  ...vaccinePlan,
  conditions: [
    {
      id: 'no-spleen',
      title: 'No spleen, or a spleen that does not work',
      isUsed: true,
      isFeverUrgent: true,
      ...notedOn('2026-11-20'),
    },
    {
      id: 'hepatitis-b-contact',
      title: 'Somebody at home has hepatitis B',
      isUsed: false,
      isFeverUrgent: false,
      ...notedOn('2026-11-20'),
    },
  ],
  forWhom: 'Planned with what is noted: No spleen, or a spleen that does not work.',
};

export const planWithDecisions = planWith(
  (row) => {
    if (row.vaccine === 'flu') return { status: 'deferred' };
    return row.vaccine === 'rv' && isDueNow(row) ? { status: 'declined' } : {};
  },
  {
    decisions: [
      {
        vaccine: 'flu',
        decision: 'deferred',
        until: day('2027-02-15'),
        reason: 'After her cough',
        ...notedOn('2026-11-20'),
      },
      { vaccine: 'rv', decision: 'declined', until: null, reason: null, ...notedOn('2026-11-20') },
    ],
  },
);

/** Added late; earlier rows are unanswered. */
export const planBeforeAnswers = planWith((row) => (isDueNow(row) ? { isUnanswered: true } : {}), {
  isPastOpen: true,
});

export const visitPlan: VisitPlan = {
  visits: [
    {
      on: day('2026-11-23'),
      noLaterThan: day('2027-01-15'),
      title: 'As soon as you can',
      when: 'From November 23, 2026, no later than January 15, 2027.',
      why: null,
      products: [
        {
          names: ['Pentacel'],
          doses: ['DTaP', 'Hib', 'IPV'].map((shortName) => ({
            shortName,
            shownNumber: 2,
            isOverdue: false,
            isDue: true,
          })),
        },
        {
          names: ['Vaxneuvance', 'Prevnar 20'],
          doses: [{ shortName: 'PCV', shownNumber: 2, isOverdue: false, isDue: true }],
        },
      ],
    },
    {
      on: day('2027-01-19'),
      noLaterThan: day('2027-03-15'),
      title: '8 weeks later',
      when: 'From January 19, 2027, no later than March 15, 2027.',
      why: 'HepB, dose 3 is possible from 6 months.',
      products: [{ names: ['HepB'], doses: [{ shortName: 'HepB', shownNumber: 3, isOverdue: false, isDue: false }] }],
    },
  ],
  notPlanned: [{ shortName: 'COVID-19', text: 'To be talked over with a doctor.' }],
  toAsk: [],
  edition: vaccinePlan.edition,
};
