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

/** For all children, for higher risk, or after talking with a doctor. */
export type Category = 'routine' | 'risk' | 'ask-your-doctor';

export type MotherHepatitisB = 'positive' | 'negative' | 'unknown';

/** What an authority says of a vaccine group for children of an age, or of a mother. */
export type CategoryLine = {
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
  /** As one chooses it. */
  readonly fullTitle: string;
  /** Who uses it, in a sentence for parents. */
  readonly plain: string;
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
      fullTitle: text,
      plain: text,
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
