import {
  also,
  among,
  count,
  dayText,
  duration,
  exactly,
  fault,
  inside,
  listOf,
  namedIn,
  noneTwice,
  object,
  oneOf,
  recordOf,
  text,
  yesOrNo,
  type Check,
} from './checks.ts';
import type { Cvx, DayText, DurationText, SupportingData } from '../supporting-data.ts';

export type RoutineVaccine = {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly shortName: string;
  readonly protectsAgainst: readonly string[];
  readonly description: string;
  /** Otherwise a parent adds it after talking with a doctor. */
  readonly isRoutine: boolean;
  /** Only the next dose is planned. */
  readonly isSeasonal: boolean;
  /** The age (exclusive) at which the group's next vaccine replaces it. */
  readonly until?: DurationText;
  readonly dosesRequired: string;
  /** Assumed for later doses until one is given. */
  readonly plannedWith: Cvx;
  /** Evaluates a dose of an unknown product. */
  readonly whenUnknown: Cvx;
  /** Sent to clinics, if different. */
  readonly codeWhenUnknown?: Cvx;
  readonly rows: readonly RoutineRow[];
  readonly catchUp: string;
  readonly sideEffects: {
    readonly common: readonly string[];
    /** Of these the one that is, or comes with, a fever. */
    readonly fever?: string;
    readonly lasts: string;
    /** How many days after a dose they are shown. */
    readonly shownDays: number;
    /** Signs for which a doctor is called at any hour. */
    readonly callNow: readonly string[];
    readonly callDoctor: readonly string[];
    readonly emergency: readonly string[];
    readonly note?: string;
    /** Of the texts above those that are not for every age or dose. Ours, but for what the text itself says. */
    readonly only?: readonly CareLimit[];
  };
  /** What the mother's hepatitis B result means for the child. */
  readonly motherNotes?: MotherNotes;
};

export type CareLimit = {
  /** The text, as it stands among those of the vaccine. */
  readonly of: string;
  /** In place of it at these ages. */
  readonly says?: string | undefined;
  readonly from?: DurationText | undefined;
  /** Exclusive. */
  readonly to?: DurationText | undefined;
  /** Number of the dose. */
  readonly fromDose?: number | undefined;
};

type FirstDoseNote = {
  /** On the day of birth, before the first dose. */
  readonly atBirth: string;
  /** In the 4 weeks after that day, until the first dose. */
  readonly late: string;
  /** Of immune globulin, in the first week, where the first dose is given. */
  readonly globulin?: string;
};

export type MotherNote = FirstDoseNote & {
  readonly known: string;
  /** Under 2,000 g, where immune globulin depends on the weight. */
  readonly ofLight?: FirstDoseNote;
  /** From 2,000 g, in the first week, where immune globulin depends on the mother's test. */
  readonly askToday?: string;
  /** Until the series is complete; in place of it `askToday` in the first week. */
  readonly series?: string;
  /** Of the blood test of a positive mother's child. */
  readonly test: string;
};

export type MotherNotes = Readonly<Record<'positive' | 'unknown' | 'not-said', MotherNote>> & {
  readonly source: string;
  /** From 4 weeks, until the first dose. */
  readonly missing: string;
  /** In place of what is said of doses and the blood test, where what is noted of the child speaks against the vaccine. */
  readonly notToBeGiven: string;
  /** Of the blood test where the series goes on beyond its time. */
  readonly testLater: string;
  /** The same once the series is complete. */
  readonly testDue: string;
  /** Under 2,000 g, unless the mother tested negative. */
  readonly light: string;
  /** In place of it, where none was given before 1 month. */
  readonly lightWithoutBirthDose: string;
  readonly lightAndNegative: string;
  /** In place of it from 1 month. */
  readonly lightAndNegativeLate: string;
  /** In place of a row of the schedule. */
  readonly rows: {
    /** The first that counts, where one given at birth does not. */
    readonly afterBirthDose: RoutineRow;
    /** The first of a light baby of a negative mother. */
    readonly later: RoutineRow;
    /** The first, unless the mother tested negative. */
    readonly within12Hours: RoutineRow;
    /** The same once the birth dose is past due. */
    readonly late: RoutineRow;
    /** Of a positive mother. */
    readonly last: RoutineRow;
  };
};

/** What to say of a fever at some ages. */
export type FeverLine = {
  /** To call at any hour, to call during the day, or to do. */
  readonly kind: 'call-now' | 'call' | 'do';
  /** Said only where a condition is noted with which no fever waits, or only where none is; otherwise to all. */
  readonly noted?: boolean | undefined;
  readonly text: string;
  /** What stands before and apart from everything else. */
  readonly first?: string | undefined;
  readonly from?: DurationText | undefined;
  /** Exclusive. */
  readonly to?: DurationText | undefined;
  /** Of the red flags that the line was taken from. */
  readonly rule: string;
  /** Keys of `sources`. */
  readonly sources: readonly string[];
};

export type FeverAdvice = {
  readonly edition: string;
  readonly wording: string;
  readonly sources: Readonly<Record<string, string>>;
  readonly lines: readonly FeverLine[];
};

export type RoutineRow = {
  readonly number: number;
  readonly age: string;
  readonly from: DurationText;
  /** The age is told as an interval from the dose before, in a series of as many doses as the schedule has rows. */
  readonly isInterval?: boolean;
  /** From this age on a first dose stands for the row. */
  readonly isFirstFrom?: DurationText;
  /** In place of its age, of a dose given before it; of an authority's row alone. */
  readonly before?: { readonly age: string; readonly from: DurationText };
};

/** For display. Which doses count and when they are due is up to the edition. */
export type RoutineSchedule = {
  readonly layout: 'routine-schedule/1';
  readonly edition: {
    readonly id: string;
    readonly authority: string;
    readonly called: string;
    readonly year: string;
    readonly title: string;
    readonly asOf: DayText;
    readonly basis: readonly string[];
    readonly wording: string;
  };
  readonly notes: Readonly<Record<'isSeasonal' | 'plannedWith' | 'whenUnknown' | 'codeWhenUnknown', string>>;
  readonly fever: FeverAdvice;
  readonly vaccines: readonly RoutineVaccine[];
};

const firstDoseNote = object<FirstDoseNote>({ atBirth: text, late: text }, { globulin: text });

const motherNote = object<MotherNote>(
  { known: text, atBirth: text, late: text, test: text },
  { globulin: text, ofLight: firstDoseNote, askToday: text, series: text },
);

const rowAge = { age: text, from: duration };
export const routineRow = object<RoutineRow>(
  { number: count, ...rowAge },
  { isInterval: yesOrNo, isFirstFrom: duration, before: object<NonNullable<RoutineRow['before']>>(rowAge, {}) },
);

const motherNotesCheck = object<MotherNotes>(
  {
    source: text,
    positive: motherNote,
    unknown: motherNote,
    'not-said': motherNote,
    missing: text,
    notToBeGiven: text,
    testLater: text,
    testDue: text,
    light: text,
    lightWithoutBirthDose: text,
    lightAndNegative: text,
    lightAndNegativeLate: text,
    rows: object<MotherNotes['rows']>(
      { afterBirthDose: routineRow, later: routineRow, within12Hours: routineRow, late: routineRow, last: routineRow },
      {},
    ),
  },
  {},
);

const careLimit = object<CareLimit>({ of: text }, { says: text, from: duration, to: duration, fromDose: count });

const feverCheck = also(
  object<FeverAdvice>(
    {
      edition: text,
      wording: text,
      sources: recordOf(text, text),
      lines: listOf(
        object<FeverLine>(
          { kind: oneOf('call-now', 'call', 'do'), text, rule: text, sources: listOf(text) },
          { noted: yesOrNo, first: text, from: duration, to: duration },
        ),
      ),
    },
    {},
  ),
  ({ lines, sources }) =>
    among('lines', lines, (line) =>
      among('sources', line.sources, (key) =>
        Object.hasOwn(sources, key) ? null : fault(`not among the sources: '${key}'`),
      ),
    ),
);

export function routineCheck({
  vaccineGroups,
  cvx,
}: Pick<SupportingData, 'vaccineGroups' | 'cvx'>): Check<RoutineSchedule> {
  const product = namedIn(new Set(Object.keys(cvx)), 'product');
  const vaccine = object<RoutineVaccine>(
    {
      id: text,
      group: namedIn(new Set(Object.keys(vaccineGroups)), 'vaccine group'),
      name: text,
      shortName: text,
      protectsAgainst: listOf(text),
      description: text,
      isRoutine: yesOrNo,
      isSeasonal: yesOrNo,
      dosesRequired: text,
      plannedWith: product,
      whenUnknown: product,
      rows: listOf(routineRow),
      catchUp: text,
      sideEffects: object<RoutineVaccine['sideEffects']>(
        {
          common: listOf(text),
          lasts: text,
          shownDays: count,
          callNow: listOf(text),
          callDoctor: listOf(text),
          emergency: listOf(text),
        },
        { note: text, fever: text, only: listOf(careLimit) },
      ),
    },
    { motherNotes: motherNotesCheck, until: duration, codeWhenUnknown: product },
  );
  const file = object<RoutineSchedule>(
    {
      layout: exactly('routine-schedule/1'),
      edition: object<RoutineSchedule['edition']>(
        {
          id: text,
          authority: text,
          called: text,
          year: text,
          title: text,
          asOf: dayText,
          basis: listOf(text),
          wording: text,
        },
        {},
      ),
      notes: object<RoutineSchedule['notes']>(
        { isSeasonal: text, plannedWith: text, whenUnknown: text, codeWhenUnknown: text },
        {},
      ),
      fever: feverCheck,
      vaccines: listOf(vaccine),
    },
    {},
  );
  return also(
    file,
    ({ vaccines }) =>
      noneTwice('vaccines', vaccines, 'id', 'a second vaccine of this id') ??
      among('vaccines', vaccines, ({ rows }) => {
        const isInOrder = rows.every(({ number }, index) => number === (rows[0]?.number ?? 0) + index);
        return isInOrder ? null : inside('rows', fault('the numbers are not in order'));
      }),
  );
}
