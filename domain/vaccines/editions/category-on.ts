import { dayNumber, type Day } from '#domain/time/day.ts';
import { parseDuration } from '../duration.ts';
import type { AgeRange } from '../edition.ts';
import { isOfAge } from '../organize/patient.ts';
import { perObject } from '../per-object.ts';
import type { Authority, Category, CategoryLine, MotherHepatitisB } from './authorities-file.ts';
import type { RoutineRow } from './routine-file.ts';

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
    (one) => isOfMother(one, child) && isOfAge(dayNumber(child.bornOn), agesOfLine(one), dayNumber(asOf)),
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

/** What an authority says of its lines, by vaccine group. */
export function notesOf({ groups }: Pick<Authority, 'groups'>): readonly { group: string; note: string }[] {
  return Object.entries(groups).flatMap(([group, lines]) => {
    const notes = new Set(lines.flatMap(({ note }) => note ?? []));
    return [...notes].map((note) => ({ group, note }));
  });
}

/** Planning asks for the same ones again and again. */
export const agesOfLine = perObject(({ from = '0d', to }: CategoryLine): AgeRange => ({
  from: parseDuration(from),
  to: to === undefined ? null : parseDuration(to),
}));

export function isOfMother(
  { mother, motherRsvVaccine }: CategoryLine,
  child: Pick<ChildOfAuthority, 'motherHepatitisB' | 'motherRsvVaccine'>,
): boolean {
  return (
    (mother === undefined || mother === child.motherHepatitisB) &&
    (motherRsvVaccine === undefined || motherRsvVaccine === child.motherRsvVaccine)
  );
}
