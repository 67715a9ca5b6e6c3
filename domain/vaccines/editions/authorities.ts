import { dayNumber, type Day } from '#domain/time/day.ts';
import type { AgeRange, Edition } from '../edition.ts';
import { parseDuration } from '../duration.ts';
import { isOfAge } from '../organize/patient.ts';
import { perObject } from '../per-object.ts';
import type { DayText, DurationText } from '../supporting-data.ts';
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
  requireSound,
  text,
  yesOrNo,
  type Check,
  type Fault,
} from './checks.ts';
import type { ReadFile } from './read-supporting-data.ts';
import { routineRow, type RoutineRow } from './routine-file.ts';
import { withAges, type AgeChange } from './with-ages.ts';
import { withMostDoses } from './with-most-doses.ts';

/** For all children, for higher risk, or after talking with a doctor. */
export type Category = 'routine' | 'risk' | 'ask-your-doctor';

export type MotherHepatitisB = 'positive' | 'negative' | 'unknown';

type CategoryLine = {
  /** Several if the authority leaves open which applies. */
  readonly categories: readonly Category[];
  readonly from?: DurationText;
  readonly to?: DurationText;
  readonly mother?: MotherHepatitisB;
  /** Whether the mother had the RSV vaccine in time; what nobody said counts as not. */
  readonly motherRsvVaccine?: boolean;
  /** The age at which the first dose is recommended, in place of CDSi's, and the age (exclusive) until which it is. */
  readonly begins?: { readonly at: DurationText; readonly insteadOf: DurationText; readonly until?: DurationText };
  /** The most doses that it asks of a child without a risk. */
  readonly doses?: number;
  /** In place of those of the routine schedule with their numbers. */
  readonly rows?: readonly RoutineRow[];
  /** How a late start goes on, in place of the routine schedule's text. */
  readonly catchUp?: string;
  readonly note?: string;
};

/** Intervals are always CDSi's, and so are ages and doses but for `begins` and `doses`. */
export type Authority = {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly from: DayText;
  readonly label?: string;
  /** How it differs from the others, in a line. */
  readonly differs: string;
  readonly state: string;
  readonly sources: readonly { readonly what: string; readonly date: string; readonly where: string }[];
  /** By vaccine group; for others the first authority applies. */
  readonly groups: Readonly<Record<string, readonly CategoryLine[]>>;
  readonly leftOut?: readonly { readonly line: string; readonly why: string }[];
};

type AuthorityFile = {
  readonly layout: 'vaccine-authorities/1';
  readonly made: DayText;
  readonly scope: string;
  readonly authorities: readonly Authority[];
};

/**
 * The first is the fallback of the others.
 *
 * @throws DamagedEdition for the first fault
 */
export function readAuthorities(vaccineGroups: ReadonlySet<string>, { path, content }: ReadFile): readonly Authority[] {
  requireSound(path, content, authoritiesCheck(vaccineGroups));
  return content.authorities;
}

export type ChildOfAuthority = {
  readonly bornOn: Day;
  readonly motherHepatitisB: MotherHepatitisB;
  readonly motherRsvVaccine: boolean;
};

export type CategoryOnDay = {
  readonly categories: readonly Category[];
  readonly note: string | null;
  /** The note is about when a series begins, and says nothing of later doses. */
  readonly isNoteOfFirst?: boolean;
  /** The number of doses, where it is another than CDSi's. */
  readonly doses?: number;
  /** In place of those of the routine schedule with their numbers. */
  readonly rows?: readonly RoutineRow[];
  /** In place of that of the routine schedule. */
  readonly catchUp?: string;
};

/** Falls back to the first authority; null if neither lists the group, as for a travel vaccine. */
export function categoryOn(
  authorities: readonly Authority[],
  { id }: Pick<Authority, 'id'>,
  vaccineGroup: string,
  child: ChildOfAuthority,
  asOf: Day,
): CategoryOnDay | null {
  const chosen = authorities.find((authority) => authority.id === id);
  const lines = [chosen, authorities[0]].flatMap((authority) => authority?.groups[vaccineGroup] ?? []);
  const line = lines.find(
    (one) => isOfMother(one, child) && isOfAge(dayNumber(child.bornOn), agesOf(one), dayNumber(asOf)),
  );
  if (!line) return null;
  const { categories, note = null, begins, doses, rows, catchUp } = line;
  return {
    categories,
    note,
    ...(begins && { isNoteOfFirst: true }),
    ...(doses && { doses }),
    ...(rows && { rows }),
    ...(catchUp && { catchUp }),
  };
}

/** Planning asks for the same ones again and again. */
const agesOf = perObject(({ from = '0d', to }: CategoryLine): AgeRange => ({
  from: parseDuration(from),
  to: to === undefined ? null : parseDuration(to),
}));

function isOutgrown(line: CategoryLine, { bornOn }: ChildOfAuthority, asOf: Day): boolean {
  return !isOfAge(dayNumber(bornOn), { ...agesOf(line), from: null }, dayNumber(asOf));
}

function isOfMother(
  { mother, motherRsvVaccine }: CategoryLine,
  child: Pick<ChildOfAuthority, 'motherHepatitisB' | 'motherRsvVaccine'>,
): boolean {
  return (
    (mother === undefined || mother === child.motherHepatitisB) &&
    (motherRsvVaccine === undefined || motherRsvVaccine === child.motherRsvVaccine)
  );
}

/**
 * The edition with the ages at which a child's authority begins a vaccine, and no more doses than it names, by lines
 * that the child has not grown out of.
 */
export function editionBy(
  authorities: readonly Authority[],
  { id }: Pick<Authority, 'id'>,
  edition: Edition,
  child: ChildOfAuthority,
  asOf: Day,
): Edition {
  const chosen = authorities.find((authority) => authority.id === id);
  const lines = (chosen ? changingLines(chosen) : [])
    .filter(({ line }) => isOfMother(line, child) && !isOutgrown(line, child, asOf))
    .flatMap(({ group, line }) => {
      const antigens = edition.vaccineGroups.get(group)?.antigens ?? [];
      return antigens.map((antigen) => ({ antigen, line }));
    });
  const most = lines.flatMap(({ antigen, line: { doses } }) => (doses === undefined ? [] : { antigen, doses }));
  return withAges(
    withMostDoses(edition, most),
    lines.flatMap(({ antigen, line: { begins } }) => (begins ? ageChange(antigen, begins) : [])),
  );
}

type LineOfGroup = { readonly group: string; readonly line: CategoryLine };

/** Those that change the edition. Planning asks for the same ones again and again. */
const changingLines = perObject(({ groups }: Authority): readonly LineOfGroup[] =>
  Object.entries(groups).flatMap(([group, lines]) =>
    lines.filter(({ doses, begins }) => doses !== undefined || begins).map((line) => ({ group, line })),
  ),
);

function ageChange(antigen: string, { at, insteadOf, until }: NonNullable<CategoryLine['begins']>): AgeChange {
  return { antigen, dose: 1, of: insteadOf, ages: { recommended: at, ...(until && { late: until }) } };
}

/** What an authority says of its lines, by vaccine group. */
export function notesOf({ groups }: Pick<Authority, 'groups'>): readonly { group: string; note: string }[] {
  return Object.entries(groups).flatMap(([group, lines]) => {
    const notes = new Set(lines.flatMap(({ note }) => note ?? []));
    return [...notes].map((note) => ({ group, note }));
  });
}

export function askDoctorOn(
  authorities: readonly Authority[],
  authority: Pick<Authority, 'id'>,
  child: ChildOfAuthority,
  asOf: Day,
): ReadonlySet<string> {
  const named = new Set(authorities.flatMap(({ groups }) => Object.keys(groups)));
  const isLeft = (vaccineGroup: string) =>
    categoryOn(authorities, authority, vaccineGroup, child, asOf)?.categories.includes('ask-your-doctor');
  return new Set([...named].filter(isLeft));
}

function authoritiesCheck(vaccineGroups: ReadonlySet<string>): Check<AuthorityFile> {
  const line = object<CategoryLine>(
    { categories: listOf(oneOf('routine', 'risk', 'ask-your-doctor')) },
    {
      from: duration,
      to: duration,
      mother: oneOf('positive', 'negative', 'unknown'),
      motherRsvVaccine: yesOrNo,
      begins: object<NonNullable<CategoryLine['begins']>>({ at: duration, insteadOf: duration }, { until: duration }),
      doses: count,
      rows: listOf(routineRow),
      catchUp: text,
      note: text,
    },
  );
  const authority = object<Authority>(
    {
      id: text,
      title: text,
      publisher: text,
      from: dayText,
      differs: text,
      state: text,
      sources: listOf(object<Authority['sources'][number]>({ what: text, date: text, where: text }, {})),
      groups: recordOf(namedIn(vaccineGroups, 'vaccine group'), listOf(line)),
    },
    { label: text, leftOut: listOf(object<NonNullable<Authority['leftOut']>[number]>({ line: text, why: text }, {})) },
  );
  const file = object<AuthorityFile>(
    { layout: exactly('vaccine-authorities/1'), made: dayText, scope: text, authorities: listOf(authority) },
    {},
  );
  return also(
    file,
    ({ authorities }) =>
      noneTwice('authorities', authorities, 'id', 'a second authority of this id') ?? faultInFirst(authorities),
  );
}

function isForEvery({ from, to, mother, motherRsvVaccine }: CategoryLine): boolean {
  return [from, to, mother, motherRsvVaccine].every((one) => one === undefined);
}

/** As the fallback, it has to cover every child. */
function faultInFirst(authorities: readonly Authority[]): Fault | null {
  return among('authorities', authorities.slice(0, 1), ({ groups }) => {
    for (const [name, lines] of Object.entries(groups)) {
      const last = lines.at(-1);
      if (last && isForEvery(last)) continue;
      return inside('groups', inside(name, fault('the last line is not for every child')));
    }
    return null;
  });
}
