import { dayNumber, type Day } from '#domain/time/day.ts';
import { parseDuration } from '../duration.ts';
import { isOfAge } from '../organize/patient.ts';
import type { DayText, DurationText } from '../supporting-data.ts';
import {
  also,
  among,
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
  type Check,
  type Fault,
} from './checks.ts';
import type { ReadFile } from './read-supporting-data.ts';

/** For all children, for higher risk, or after talking with a doctor. */
export type Category = 'routine' | 'risk' | 'ask-your-doctor';

export type MotherHepatitisB = 'positive' | 'negative' | 'unknown';

type CategoryLine = {
  /** Several if the authority leaves open which applies. */
  readonly categories: readonly Category[];
  readonly from?: DurationText;
  readonly to?: DurationText;
  readonly mother?: MotherHepatitisB;
  readonly note?: string;
};

/** Ages, intervals and doses are always CDSi's. */
export type Authority = {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly from: DayText;
  readonly label?: string;
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

export type ChildOfAuthority = { readonly bornOn: Day; readonly motherHepatitisB: MotherHepatitisB };

export type CategoryOnDay = { readonly categories: readonly Category[]; readonly note: string | null };

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
  const line = lines.find(({ from = '0d', to, mother }) => {
    const ages = { from: parseDuration(from), to: to === undefined ? null : parseDuration(to) };
    const isOfMother = mother === undefined || mother === child.motherHepatitisB;
    return isOfMother && isOfAge(dayNumber(child.bornOn), ages, dayNumber(asOf));
  });
  return line ? { categories: line.categories, note: line.note ?? null } : null;
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
    { from: duration, to: duration, mother: oneOf('positive', 'negative', 'unknown'), note: text },
  );
  const authority = object<Authority>(
    {
      id: text,
      title: text,
      publisher: text,
      from: dayText,
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

/** As the fallback, it has to cover every child. */
function faultInFirst(authorities: readonly Authority[]): Fault | null {
  return among('authorities', authorities.slice(0, 1), ({ groups }) => {
    for (const [name, lines] of Object.entries(groups)) {
      const last = lines.at(-1);
      if (last && last.from === undefined && last.to === undefined && last.mother === undefined) continue;
      return inside('groups', inside(name, fault('the last line is not for every child')));
    }
    return null;
  });
}
