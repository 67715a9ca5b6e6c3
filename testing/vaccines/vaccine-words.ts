import type { GivenDose, Patient } from '#domain/vaccines/assessment.ts';
import type { MotherHepatitisB } from '#domain/vaccines/editions/authorities-file.ts';
import {
  CURRENT_EDITION,
  editionOn,
  publishedEdition,
  routineSchedule,
} from '#domain/vaccines/editions/editions-data.ts';
import type { Edition } from '#domain/vaccines/edition.ts';
import { evaluateAndForecast } from '#domain/vaccines/engine.ts';
import { scheduledOn } from '#domain/vaccines/planned/planned-group.ts';
import { MOTHER_HAD_RSV_VACCINE } from '#domain/vaccines/organize/patient.ts';
import { doseWords, type DoseWords } from '#domain/vaccines/words/dose/dose-words.ts';
import { vaccineNames } from '#domain/vaccines/words/names-data.ts';
import type { TraceEntry } from '#domain/vaccines/trace/trace.ts';
import type { WordsInput } from '#domain/vaccines/words/words-input.ts';
import { day } from '#domain/time/day.ts';
import { askDoctorBy } from './vaccine-plans.ts';

export type History = {
  readonly bornOn: string;
  readonly today: string;
  /** CVX and day, '08 2025-01-01', or a dose with more detail. */
  readonly doses?: readonly (string | GivenDose)[];
  readonly patient?: Partial<Omit<Patient, 'bornOn'>>;
  /** Not rolled to the day. */
  readonly isAsPublished?: boolean;
  /** Default CDC. */
  readonly authority?: string;
  /** Default unknown; null if nobody said. */
  readonly motherHepatitisB?: MotherHepatitisB | null;
  readonly askedFor?: readonly string[];
  /** Doses may have been given that are not recorded. */
  readonly isPastOpen?: boolean;
};

export type DoseRow = History & {
  readonly what: string;
  /** Index of the dose, and vaccine group. */
  readonly of: readonly [number, string];
  readonly counts: boolean;
  readonly text: string;
  readonly details?: readonly string[];
  readonly rule: string;
};

export function saidOfDose({ of: [dose, vaccineGroup], ...history }: History & Pick<DoseRow, 'of'>): DoseWords | null {
  const said = doseWords(wordsInput(history));
  return said.find((of) => of.dose === dose && of.vaccineGroup === vaccineGroup) ?? null;
}

export function wordsInput({
  bornOn,
  today,
  doses: given = [],
  patient = {},
  isAsPublished,
  authority = 'cdc',
  motherHepatitisB = 'unknown',
  askedFor = [],
  isPastOpen = false,
}: History): WordsInput {
  const edition = isAsPublished ? publishedEdition(CURRENT_EDITION) : editionOn(CURRENT_EDITION, day(today));
  const doses = given.map(doseOf);
  const trace: TraceEntry[] = [];
  const child: Patient = { bornOn: day(bornOn), sex: 'female', ...patient };
  const assessment = evaluateAndForecast(edition, child, doses, day(today), (entry) => trace.push(entry));
  const askDoctorOn = askDoctorBy(authority, child.bornOn, motherHepatitisB ?? 'unknown');
  return {
    assessment,
    trace,
    doses,
    names: vaccineNames,
    edition,
    askDoctorOn,
    today: day(today),
    noted: notedIn(patient, edition),
    notedForATime: new Set(),
    child: { bornOn: child.bornOn, motherHepatitisB, birthWeightKg: null },
    askedFor: new Set(askedFor),
    ageOn: scheduledOn(routineSchedule(), child.bornOn),
    mayHaveMore: () => isPastOpen,
  };
}

/** By CDC's titles. */
function notedIn({ observations = [] }: Partial<Patient>, edition: Edition): WordsInput['noted'] {
  const ofChild = observations.filter(({ code }) => code !== MOTHER_HAD_RSV_VACCINE);
  return new Map(ofChild.map(({ code }) => [code, edition.observations.get(code) ?? code]));
}

function doseOf(given: string | GivenDose): GivenDose {
  if (typeof given !== 'string') return given;
  const [cvx = '', givenOn = ''] = given.split(' ');
  return { cvx, givenOn };
}
