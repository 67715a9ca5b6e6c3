import type { Day } from '#domain/time/day.ts';
import type { DayNumber } from '#domain/time/day-number.ts';
import type { GivenDose } from './assessment.ts';
import type { Duration } from './duration.ts';
import type { Cvx, IntervalFrom, ObservationCode, SeriesType, Sex } from './supporting-data.ts';

export type Edition = {
  readonly chain: string;
  readonly antigens: readonly Antigen[];
  readonly vaccineGroups: ReadonlyMap<string, VaccineGroup>;
  readonly products: ReadonlyMap<Cvx, Product>;
  readonly observations: ReadonlyMap<ObservationCode, string>;
};

export type VaccineGroup = {
  readonly name: string;
  readonly antigens: readonly string[];
  /** Every antigen of the group has to count, as for MMR. */
  readonly isFullGroup: boolean;
};

/** Lower bound inclusive, upper exclusive; null means no limit. */
export type AgeRange = { readonly from: Duration | null; readonly to: Duration | null };

export type Product = {
  readonly index: number;
  readonly cvx: Cvx;
  readonly name: string;
  readonly antigens: readonly { readonly antigen: string; readonly ages: AgeRange }[];
  readonly conflicts: ReadonlyMap<Cvx, readonly Conflict[]> | undefined;
  /** Conflicts with a later product. */
  readonly isLive: boolean;
};

/** How long after a live vaccine another must not be given. `minEnd` applies if the earlier dose counts. */
export type Conflict = { readonly begin: Duration; readonly minEnd: Duration; readonly end: Duration };

export type Antigen = {
  readonly name: string;
  readonly immuneBy: readonly ObservationCode[];
  readonly immuneByBirth: readonly BirthImmunity[];
  readonly contraindications: readonly Contraindication[];
  readonly vaccineContraindications: readonly VaccineContraindication[];
  readonly series: readonly Series[];
};

export type BirthImmunity = {
  readonly before: DayNumber;
  readonly country: string | null;
  readonly except: readonly ObservationCode[];
};

export type Contraindication = Indication;

export type VaccineContraindication = Contraindication & { readonly products: ReadonlyMap<number, AgeRange> };

export type Indication = {
  readonly observation: ObservationCode;
  readonly ages: AgeRange;
  readonly guidance: readonly string[];
};

export type Series = {
  readonly name: string;
  readonly antigen: string;
  readonly vaccineGroup: string;
  readonly group: VaccineGroup;
  /** Forecast together by vaccine group and series group. */
  readonly forecastKey: string;
  readonly type: SeriesType;
  readonly sexes: readonly Sex[] | null;
  readonly guidance: readonly string[];
  readonly indications: readonly Indication[];
  readonly seriesGroup: string;
  readonly seriesGroupName: string;
  readonly priority: string;
  /** The lowest wins a tie; Infinity if not published. */
  readonly preference: number;
  readonly isDefault: boolean;
  readonly isProduct: boolean;
  readonly minStart: Duration | null;
  readonly maxStart: Duration | null;
  /** Series groups that make this one unnecessary. */
  readonly equivalent: readonly string[];
  /** Compiled on first use: most series are for rare risks. */
  readonly doses: () => readonly SeriesDose[];
  /** Its skips refer to other series of the antigen, so those are evaluated first. */
  readonly asksForOthers: boolean;
};

/** Both inclusive. */
export type InForceDays = { readonly effective: DayNumber; readonly ceases: DayNumber };

export type AgeLimits = InForceDays & {
  readonly absoluteMin: Duration | null;
  readonly min: Duration | null;
  readonly recommended: Duration | null;
  readonly late: Duration | null;
  readonly max: Duration | null;
};

export type Interval = InForceDays & {
  readonly from: IntervalFrom;
  readonly dose: number | undefined;
  readonly products: ReadonlySet<number>;
  readonly observation: ObservationCode | null;
  readonly absoluteMin: Duration | null;
  readonly min: Duration | null;
  readonly recommended: Duration | null;
  readonly late: Duration | null;
  readonly isPriority: boolean;
};

export type ListedProduct = {
  readonly ages: AgeRange;
  readonly product: Product;
  readonly brand: string | undefined;
  readonly mvx: string | undefined;
  readonly ml: number | undefined;
  /** CDSi: forecast vaccine type. */
  readonly isOffered: boolean;
};

export type ProductList = {
  readonly items: readonly ListedProduct[];
  readonly offered: readonly ListedProduct[];
  readonly byProduct: ReadonlyMap<number, readonly ListedProduct[]>;
};

export type DoseCount = {
  readonly type: 'dose-count';
  readonly ages: AgeRange;
  readonly since: DayNumber;
  readonly until: DayNumber;
  readonly products: ReadonlySet<number> | null;
  readonly counts: 'valid' | 'any';
  readonly op: '=' | '>' | '<';
  readonly n: number;
};

export type SkipCondition =
  | { readonly type: 'age'; readonly ages: AgeRange }
  | { readonly type: 'interval'; readonly interval: Duration }
  | DoseCount
  | { readonly type: 'series-complete'; readonly seriesGroups: readonly string[] };

export type SkipSet = InForceDays & {
  readonly why: string | undefined;
  readonly needsAll: boolean;
  readonly conditions: readonly SkipCondition[];
};

export type SkipEntry = { readonly needsAll: boolean; readonly sets: readonly SkipSet[] };

export type SeriesDose = {
  readonly number: number;
  readonly ages: readonly AgeLimits[];
  /** It is forecast no earlier, though one given before counts. Not published: ours, see editions/rsv-antibody.ts. */
  readonly forecastFrom: Duration | null;
  readonly intervals: readonly Interval[];
  readonly allowableIntervals: readonly Interval[];
  readonly preferable: ProductList;
  readonly allowable: ProductList;
  readonly inadvertent: ReadonlySet<number>;
  readonly skips: { readonly evaluate: readonly SkipEntry[]; readonly forecast: readonly SkipEntry[] };
  readonly isRecurring: boolean;
  readonly seasonStart: DayNumber | null;
  readonly seasonEnd: DayNumber | null;
};

/** A child's edition of a day, by the doses that are given, or planned as if given, until then. */
export type ChildEdition = (on: Day, doses: readonly GivenDose[]) => Edition;
