import { addDays, type Day } from '#domain/time/day.ts';
import { isAddedAsNewborn } from './added-as-newborn.ts';
import { isBirthDoseInTime } from './birth-dose.ts';
import { isInFirstWeek } from './first-week.ts';
import type { HepatitisBAtBirth } from './hepatitis-b-at-birth.ts';
import { isMotherRsvAskedAbout } from './mother-asked.ts';
import { RSV_ANTIBODY, unlessMother, type DoseOfPlan } from './unless-mother.ts';

export const birthQuestionIds = ['hepatitis-b', 'mother-rsv', 'mother-hepatitis-b'] as const;
export type BirthQuestion = (typeof birthQuestionIds)[number];

export const birthAnswerIds = ['yes', 'no', 'unknown'] as const;
export type BirthAnswer = (typeof birthAnswerIds)[number];

export type BirthAnswers = Readonly<Record<keyof typeof vaccineOfQuestion, BirthAnswer | null>> & {
  readonly 'mother-hepatitis-b': HepatitisBAtBirth['motherHepatitisB'];
};

/** The vaccine whose first dose waits for the answer, by question. */
export const vaccineOfQuestion = { 'hepatitis-b': 'hepb', 'mother-rsv': RSV_ANTIBODY } as const;

/** Those for which the first dose of a vaccine waits. */
const ofADose = ['hepatitis-b', 'mother-rsv'] as const satisfies readonly BirthQuestion[];

export type KnownOfBirth = {
  readonly bornOn: Day;
  readonly addedOn: Day;
  readonly hepatitisB: BirthAnswer | null;
  /** The first dose is for 1 month of age or for going home. */
  readonly isHepatitisBLater: boolean;
  /** At least 14 days before the birth; null if nobody said, or if it is not known. */
  readonly motherRsvVaccine: boolean | null;
  readonly isMotherRsvAnswered: boolean;
  /** Null if nobody said. */
  readonly motherHepatitisB: HepatitisBAtBirth['motherHepatitisB'];
  /** A first RSV antibody is due or to come. */
  readonly isAntibodyPlanned: boolean;
  /** Whether an answer about the time before the child was added is still waited for. */
  readonly isAwaited: boolean;
  /** Vaccines of which a dose is recorded. */
  readonly given: ReadonlySet<string>;
};

type Answered = Pick<KnownOfBirth, 'hepatitisB' | 'motherRsvVaccine' | 'isMotherRsvAnswered' | 'motherHepatitisB'>;

const ASKED_DAYS = 56;

/**
 * What is still to be asked of a child that was added in its first 28 days: whether it had the hepatitis B shot in the
 * hospital, unless that shot is for later, its mother the RSV vaccine in pregnancy, and what her hepatitis B test said.
 * Asked for 8 weeks from birth. Of one that was added later: the RSV vaccine alone, as long as the antibody is planned for
 * it. Ours.
 */
export function birthQuestions(known: KnownOfBirth, today: Day): readonly BirthQuestion[] {
  const answers = birthAnswers(known);
  return askedOfAge(known, today).filter((question) => answers[question] === null && !isDoseKnown(question, known));
}

function askedOfAge(known: KnownOfBirth, today: Day): readonly BirthQuestion[] {
  const { bornOn, isHepatitisBLater, isAntibodyPlanned } = known;
  if (!isAddedAsNewborn(known)) {
    return isAntibodyPlanned && isMotherRsvAskedAbout(known, today) ? ['mother-rsv'] : [];
  }
  if (today >= addDays(bornOn, ASKED_DAYS)) return [];
  return birthQuestionIds.filter((question) => question !== 'hepatitis-b' || !isHepatitisBLater);
}

/** Whether the dose that the answer is for is recorded. */
function isDoseKnown(question: BirthQuestion, { given }: KnownOfBirth): boolean {
  return question !== 'mother-hepatitis-b' && given.has(vaccineOfQuestion[question]);
}

/** Null if nobody has answered. What the child's details say about the mother counts as an answer. */
export function birthAnswers(of: Answered): BirthAnswers {
  const { hepatitisB, motherRsvVaccine, isMotherRsvAnswered, motherHepatitisB } = of;
  const known = motherRsvVaccine ? 'yes' : 'no';
  const unknown = isMotherRsvAnswered ? 'unknown' : null;
  return {
    'hepatitis-b': hepatitisB,
    'mother-rsv': motherRsvVaccine === null ? unknown : known,
    'mother-hepatitis-b': motherHepatitisB,
  };
}

/**
 * The vaccines whose first dose is settled by an answer about the birth, awaited or given. The question about the time
 * before the child was added leaves that dose out.
 */
export function vaccinesOfBirth(known: KnownOfBirth, today: Day): ReadonlySet<string> {
  if (!isAddedAsNewborn(known)) return new Set();
  const answers = birthAnswers(known);
  const asked = birthQuestions(known, today);
  const told = ofADose.filter((question) => answers[question] !== null || asked.includes(question));
  return new Set(told.map((question) => vaccineOfQuestion[question]));
}

/** The vaccines whose first dose reads 'Not answered yet' in place of a status, for 14 days from adding the child. */
export function vaccinesToAskAbout(known: KnownOfBirth, today: Day): ReadonlySet<string> {
  if (!known.isAwaited || !isAddedAsNewborn(known)) return new Set();
  const asked = birthQuestions(known, today);
  return new Set(ofADose.filter((question) => asked.includes(question)).map((question) => vaccineOfQuestion[question]));
}

type FirstDose = {
  readonly vaccine: string;
  /** By parents and doctor, whether it is given. */
  readonly isDecidedTogether: boolean;
};

/**
 * Whether the question about the mother's hepatitis B test comes before what it means for the child: while it is asked,
 * and the shot was given, is asked about, or is still awaited in the first week.
 */
export function isMotherAskedFirst(known: KnownOfBirth, today: Day): boolean {
  if (!birthQuestions(known, today).includes('mother-hepatitis-b')) return false;
  const vaccine = vaccineOfQuestion['hepatitis-b'];
  if (known.given.has(vaccine) || vaccinesToAskAbout(known, today).has(vaccine)) return true;
  return known.isAwaited && isInFirstWeek(known.bornOn, today);
}

/** What the first dose says of the answer, before what the schedule says; null if nothing. */
export function saidOfBirth(
  { vaccine, isDecidedTogether }: FirstDose,
  known: KnownOfBirth,
  today: Day,
): keyof typeof OF_BIRTH | null {
  const isAsked = vaccinesToAskAbout(known, today).has(vaccine);
  if (vaccine === vaccineOfQuestion['hepatitis-b']) {
    if (isAsked) return isDecidedTogether ? 'in-hospital' : 'in-hospital-or-due';
    if (known.hepatitisB !== 'unknown') return null;
    return isBirthDoseInTime(known.bornOn, today) ? 'ask-now' : 'not-recorded';
  }
  return isAsked ? 'mother-rsv' : null;
}

/** `unlessMother`, by what is known of the birth. */
export function unlessMotherVaccinated(row: DoseOfPlan, known: KnownOfBirth, today: Day): string | null {
  const { bornOn, given } = known;
  const of = { bornOn, answer: birthAnswers(known)['mother-rsv'], isGiven: given.has(RSV_ANTIBODY) };
  return unlessMother(row, of, today);
}

export const OF_BIRTH = {
  'in-hospital': 'Not answered yet: was it given in the hospital?',
  'in-hospital-or-due': 'Not answered yet: was it given in the hospital? If not, it is due as soon as possible.',
  'ask-now':
    'Not known whether hepatitis B vaccine was given in the hospital. Ask the hospital or your doctor now. If nobody knows, the doctor will give it.',
  'not-recorded':
    'No hepatitis B vaccine at birth is recorded. Ask the hospital where the baby was born for the record of the shots given there, or your doctor.',
  'mother-rsv':
    'Not answered yet: an RSV vaccine that the mother had at least 14 days before the birth can take its place.',
} as const;
