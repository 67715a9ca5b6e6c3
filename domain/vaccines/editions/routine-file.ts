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
} from './checks.ts';
import type { Check } from './checks.ts';
import type { Cvx, DayText, DurationText, SupportingData } from '../supporting-data.ts';

/** What parents are told about a vaccine, and which of its doses are planned for every child. */
export type RoutineVaccine = {
  /** 'dtap'. */
  readonly id: string;
  /** The vaccine group of the edition. */
  readonly group: string;
  /** 'Diphtheria, tetanus and whooping cough vaccine'. */
  readonly name: string;
  /** 'DTaP'. */
  readonly shortName: string;
  readonly protectsAgainst: readonly string[];
  readonly description: string;
  /** Whether it is for every child; else a parent adds it after talking with a doctor. */
  readonly isRoutine: boolean;
  /** Of which only the next dose due is planned. */
  readonly isSeasonal: boolean;
  /** Up to which age, not included, it is the vaccine of its group; the next one of the group follows it. */
  readonly until?: DurationText;
  readonly dosesRequired: string;
  /** The product by which later doses are worked out until one is given. */
  readonly plannedWith: Cvx;
  /** The code by which a dose of an unknown product is judged. */
  readonly whenUnknown: Cvx;
  /** The code by which a clinic is told of it, where that is another. */
  readonly codeWhenUnknown?: Cvx;
  readonly rows: readonly RoutineRow[];
  readonly catchUp: string;
  readonly sideEffects: {
    readonly common: readonly string[];
    readonly lasts: string;
    readonly callDoctor: readonly string[];
    readonly emergency: readonly string[];
    /** What is special about when they come. */
    readonly note?: string;
  };
  /** What stands at the top of a newborn's plan when the mother has the disease, or nobody knows. */
  readonly newbornNote?: string;
};

/** A dose of the schedule: its number, its age in words, and from which age on it is recommended. */
export type RoutineRow = { readonly number: number; readonly age: string; readonly from: DurationText };

/** The routine schedule as parents read it. Which doses count, and when the next is due, the edition says. */
export type RoutineSchedule = {
  readonly layout: 'routine-schedule/1';
  readonly edition: {
    readonly id: string;
    readonly authority: string;
    /** What parents are told it is: with `year`, 'CDC child and adolescent schedule, 2025 edition'. */
    readonly called: string;
    readonly year: string;
    readonly title: string;
    readonly asOf: DayText;
    readonly basis: readonly string[];
    readonly wording: string;
  };
  readonly notes: Readonly<Record<'isSeasonal' | 'plannedWith' | 'whenUnknown' | 'codeWhenUnknown', string>>;
  /** In the order of age. */
  readonly vaccines: readonly RoutineVaccine[];
};

/** What the routine schedule has to be beside an edition with these vaccine groups and products. */
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
