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
    readonly lasts: string;
    readonly callDoctor: readonly string[];
    readonly emergency: readonly string[];
    readonly note?: string;
  };
  /** For newborns whose mother has hepatitis B or an unknown result. */
  readonly newbornNote?: string;
};

export type RoutineRow = { readonly number: number; readonly age: string; readonly from: DurationText };

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
  readonly vaccines: readonly RoutineVaccine[];
};

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
      rows: listOf(object<RoutineRow>({ number: count, age: text, from: duration }, {})),
      catchUp: text,
      sideEffects: object<RoutineVaccine['sideEffects']>(
        { common: listOf(text), lasts: text, callDoctor: listOf(text), emergency: listOf(text) },
        { note: text },
      ),
    },
    { newbornNote: text, until: duration, codeWhenUnknown: product },
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
