import type { Checkup, Question } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { checkupStatus } from '#domain/checkups/status.ts';
import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import { daniel, maya, me, today } from '../web/replies.ts';

const hannah = { id: me.id, name: me.name };

function written(on: string) {
  const at = `${on}T15:00:00.000Z`;
  return { madeBy: hannah, madeAt: at, changedBy: hannah, changedAt: at, version: 1 };
}

type Visit = { visit: string; type: string; months?: number; days?: number; from: number; to: number };

/** From `content/checkups/checkups.json`, in days of age. */
const visits: readonly Visit[] = [
  { visit: 'newborn', type: '0 Month Newborn Checkup', days: 0, from: 0, to: 2 },
  { visit: 'first-week', type: '0 Month First Week Checkup', days: 4, from: 3, to: 5 },
  ...[
    { months: 1, from: 21, to: 45 },
    { months: 2, from: 50, to: 75 },
    { months: 4, from: 110, to: 140 },
    { months: 6, from: 170, to: 200 },
    { months: 9, from: 260, to: 300 },
    { months: 12, from: 360, to: 400 },
    { months: 15, from: 440, to: 480 },
    { months: 18, from: 530, to: 575 },
    { months: 24, from: 700, to: 770 },
    { months: 30, from: 880, to: 960 },
    { months: 36, from: 1080, to: 1180 },
    { months: 48, from: 1440, to: 1560 },
    { months: 60, from: 1800, to: 1940 },
    { months: 72, from: 2192, to: 2556 },
  ].map((span) => ({ ...span, visit: `m${span.months}`, type: `${span.months} Month Well-Child Checkup` })),
];

const atFourMonths = {
  measurements: ['Length', 'Weight', 'Head circumference', 'Weight for length'],
  screenings: ['Mood screening for the birth parent', 'Anemia risk questions; iron drops if mostly breastfed'],
  talkAbout: ['Signs of readiness for solids', 'Rolling and stopping the swaddle', 'Sleep habits'],
  ideas: ['Does eczema change our allergy plan?', 'Do we need iron drops?'],
  bring: ['Vaccine record', 'Your list of questions', 'Any medicines', 'Childcare or school forms'],
  always: ['Physical exam', 'Growth plotted', 'Development talked through', 'Your questions first'],
};
const nothing = { measurements: [], screenings: [], talkAbout: [], ideas: [], bring: [], always: [] };

type Known = Partial<Omit<Checkup, 'status' | 'isFromBefore'>>;

function checkupsOf(child: Child, addedOn: Day, known: Readonly<Record<string, Known>>): Checkup[] {
  return visits.map(({ visit, type, months = 0, days = 0, from, to }, index) => {
    const recommendedOn = addDays(addMonths(child.bornOn, months), days);
    const checkup = {
      id: `0197a000-0000-7000-8001-${child.id.slice(-2)}${String(index).padStart(10, '0')}`,
      childId: child.id,
      visit,
      checkupType: type,
      recommendedOn,
      recommendedFrom: addDays(child.bornOn, from),
      recommendedUntil: addDays(child.bornOn, to),
      scheduledOn: null,
      scheduledTime: null,
      place: null,
      completed: false,
      completedOn: null,
      notes: null,
      ...(visit === 'm4' ? atFourMonths : nothing),
      questions: [],
      ...written(addedOn),
      ...known[visit],
    };
    const status = checkupStatus({ ...checkup, addedOn, isPastOpen: true }, today);
    return { ...checkup, status, isFromBefore: checkup.recommendedUntil < addedOn };
  });
}

export const eczema: Question = {
  id: '0197a000-0000-7000-8002-000000000001',
  text: 'Does eczema change our allergy plan?',
  answer: null,
  ...written('2026-11-18'),
};

export const ironDrops: Question = {
  id: '0197a000-0000-7000-8002-000000000002',
  text: 'Do we need iron drops?',
  answer: null,
  ...written('2026-11-20'),
  madeBy: daniel,
  changedBy: daniel,
};

const completedOn = (on: string) => ({ scheduledOn: day(on), completed: true });

/** Maya's: 4 months on Tuesday with two questions, 2 months overdue, three completed. */
export const checkups: readonly Checkup[] = checkupsOf(maya, day('2026-07-20'), {
  newborn: completedOn('2026-07-19'),
  'first-week': completedOn('2026-07-23'),
  m1: { ...completedOn('2026-08-20'), notes: 'Weighed twice.' },
  m2: { scheduledOn: day('2026-09-18') },
  m4: { scheduledOn: day('2026-11-24'), questions: [eczema, ironDrops] },
});

export function checkupOf(visit: string, of: readonly Checkup[] = checkups): Checkup {
  const found = of.find((checkup) => checkup.visit === visit);
  if (!found) throw new Error(`no checkup '${visit}'`);
  return found;
}

/** Of a child added at birth, of whom nothing is marked. */
export function newbornCheckups(ageDays: number): Checkup[] {
  const bornOn = addDays(today, -ageDays);
  return checkupsOf({ ...maya, bornOn }, bornOn, {});
}

/** Added at 13 months; nothing is known of his checkups. */
export const noah: Child = {
  ...maya,
  id: '0197a000-0000-7000-8000-00000000000c',
  firstName: 'Noah',
  lastName: null,
  fullName: 'Noah',
  bornOn: day('2025-10-10'),
  gender: 'male',
};
export const lateCheckups: readonly Checkup[] = checkupsOf(noah, day('2026-11-20'), {});

export function plannedDose(shortName: string, number: number, dueOn: string, values: Partial<PlannedDose> = {}) {
  return {
    id: `0197a000-0000-7000-8003-${`${dueOn.replaceAll('-', '')}${shortName.length}${number}`.padStart(12, '0')}`,
    childId: maya.id,
    vaccine: shortName.toLowerCase(),
    gives: shortName.toLowerCase(),
    name: shortName,
    shortName,
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
    status: day(dueOn) < today ? 'overdue' : 'upcoming',
    recommendedOn: null,
    isUnanswered: false,
    isNotGiven: false,
    isOfBirth: false,
    category: 'routine',
    categoryNote: null,
    dosesByAuthority: null,
    catchUpByAuthority: null,
    why: '',
    details: [],
    doseId: null,
    completed: false,
    completedDate: null,
    notes: null,
    ...written('2026-07-20'),
    ...values,
  } satisfies PlannedDose;
}

function vaccinePlanOf(planned: readonly PlannedDose[], values: Partial<VaccinePlan> = {}): VaccinePlan {
  const authority = { id: 'cdc-routine', title: 'CDC routine', label: null };
  return {
    childId: maya.id,
    asOf: today,
    planned: [...planned],
    doses: [],
    decisions: [],
    shortNames: {},
    conditions: [],
    forWhom: 'This plan is for children without a condition that changes it.',
    vaccines: [],
    findings: [],
    newbornNote: null,
    bloodTest: null,
    authority,
    authorityBy: null,
    authorityAt: null,
    source: { title: authority.title, edition: 'cdsi-4.65', on: day('2025-11-10') },
    edition: 'cdsi-4.65',
    addedOn: today,
    isPastOpen: false,
    hasPastOpened: false,
    birthQuestions: [],
    birthAnswers: { 'hepatitis-b': null, 'mother-rsv': null, 'mother-hepatitis-b': null },
    version: 1,
    ...values,
  };
}

/** Maya's on November 21: five doses due on Tuesday, one later, one given, one deferred. */
export const vaccinePlan = vaccinePlanOf([
  plannedDose('DTaP', 2, '2026-11-19'),
  plannedDose('RV', 2, '2026-11-19'),
  plannedDose('Hib', 2, '2026-11-19'),
  plannedDose('PCV', 2, '2026-11-19'),
  plannedDose('IPV', 2, '2026-11-24'),
  plannedDose('HepB', 3, '2027-01-19'),
  plannedDose('HepB', 2, '2026-09-18', { status: 'completed', completed: true }),
  plannedDose('Flu', 1, '2026-11-01', { status: 'deferred' }),
]);

const unanswered = { childId: noah.id, isUnanswered: true };
const aboutTwoMonths = { ...unanswered, recommendedAge: '2 months', recommendedOn: day('2025-12-10') };

/** Noah's: the doses before he was added are unanswered. */
export const lateVaccinePlan = vaccinePlanOf(
  [
    plannedDose('HepB', 1, '2025-10-10', { ...unanswered, recommendedAge: 'At birth', recommendedOn: noah.bornOn }),
    plannedDose('HepB', 2, '2025-12-10', aboutTwoMonths),
    plannedDose('DTaP', 1, '2025-12-10', aboutTwoMonths),
    plannedDose('RV', 1, '2025-12-10', aboutTwoMonths),
    plannedDose('MMR', 1, '2026-12-10', { childId: noah.id, recommendedAge: '12 months' }),
  ],
  { childId: noah.id, isPastOpen: true },
);
