/**
 * Layout cdsi-compact/1 of content/vaccines/README.md. Text is as published. Upper bounds are exclusive, except
 * `ceases` and the end of a season.
 */

/** A signed sum of years, months, weeks and days: `6m-4d`. */
export type DurationText = string;
export type DayText = string;
export type Cvx = string;
/** `160` is asplenia. */
export type ObservationCode = string;

/** Both inclusive. */
export type InForce = { readonly effective?: DayText; readonly ceases?: DayText };

export type AgeData = InForce & {
  readonly absMin?: DurationText;
  readonly min?: DurationText;
  readonly rec?: DurationText;
  readonly late?: DurationText;
  readonly max?: DurationText;
};

export type IntervalFrom = 'previous' | 'dose' | 'most-recent' | 'observation';

export type IntervalData = InForce & {
  readonly from: IntervalFrom;
  /** If `from` is `dose`. */
  readonly dose?: number;
  /** If `from` is `most-recent`. */
  readonly cvx?: readonly Cvx[];
  /** If `from` is `observation`. */
  readonly obs?: ObservationCode;
  readonly absMin?: DurationText;
  readonly min?: DurationText;
  readonly rec?: DurationText;
  readonly late?: DurationText;
  readonly priority?: boolean;
};

export type VaccineData = {
  readonly cvx: Cvx;
  readonly from?: DurationText;
  readonly to?: DurationText;
  readonly brand?: string;
  readonly mvx?: string;
  readonly ml?: number;
  /** CDSi: forecast vaccine type. */
  readonly offer?: boolean;
};

export type ConditionData =
  | { readonly type: 'age'; readonly from?: DurationText; readonly to?: DurationText }
  | { readonly type: 'interval'; readonly interval: DurationText }
  | {
      readonly type: 'dose-count';
      readonly from?: DurationText;
      readonly to?: DurationText;
      readonly since?: DayText;
      readonly until?: DayText;
      readonly op: '=' | '>' | '<';
      readonly n: number;
      readonly count: 'valid' | 'any';
      readonly cvx?: readonly Cvx[];
    }
  | { readonly type: 'series-complete'; readonly seriesGroups: readonly string[] };

export type SkipSetData = InForce & {
  readonly why?: string;
  readonly logic?: 'all' | 'any';
  readonly if: readonly ConditionData[];
};

export type SkipData = {
  readonly when: 'both' | 'evaluate' | 'forecast';
  readonly logic?: 'all' | 'any';
  readonly sets: readonly SkipSetData[];
};

export type DoseData = {
  readonly n: number;
  readonly age?: readonly AgeData[];
  readonly interval?: readonly IntervalData[];
  readonly allowableInterval?: readonly IntervalData[];
  /** Files have an index into shared lists instead. */
  readonly preferable?: readonly VaccineData[];
  readonly allowable?: readonly VaccineData[];
  readonly inadvertent?: readonly Cvx[];
  readonly skip?: readonly SkipData[];
  readonly recurring?: boolean;
  readonly season?: { readonly start?: DayText; readonly end?: DayText };
};

export type SeriesType = 'standard' | 'risk' | 'evaluation-only';
export type Sex = 'female' | 'male' | 'unknown';

export type IndicationData = {
  readonly obs: ObservationCode;
  readonly title: string;
  readonly from?: DurationText;
  readonly to?: DurationText;
  readonly guidance?: string;
};

export type SelectData = {
  readonly group: string;
  readonly groupName: string;
  readonly priority?: string;
  readonly preference?: number;
  readonly default?: boolean;
  readonly product?: boolean;
  readonly minStart?: DurationText;
  readonly maxStart?: DurationText;
  readonly equivalent?: readonly string[];
};

export type SeriesData = {
  readonly name: string;
  readonly antigen: string;
  readonly group: string;
  readonly type: SeriesType;
  readonly gender?: readonly Sex[];
  readonly guidance?: readonly string[];
  readonly indications?: readonly IndicationData[];
  readonly select: SelectData;
  readonly doses: readonly DoseData[];
};

export type ContraindicationData = {
  readonly obs: ObservationCode;
  readonly title: string;
  readonly text?: string;
  readonly guidance?: string;
  readonly from?: DurationText;
  readonly to?: DurationText;
};

export type VaccineContraindicationData = ContraindicationData & {
  readonly cvx: readonly (Cvx | { readonly cvx: Cvx; readonly from?: DurationText; readonly to?: DurationText })[];
};

export type AntigenData = {
  readonly immunity?: {
    readonly history?: readonly { readonly obs: ObservationCode; readonly title: string }[];
    readonly born?: readonly {
      readonly before: DayText;
      readonly country?: string;
      readonly except?: readonly ObservationCode[];
    }[];
  };
  readonly contraindications?: {
    readonly antigen?: readonly ContraindicationData[];
    readonly vaccine?: readonly VaccineContraindicationData[];
  };
  readonly series: readonly SeriesData[];
};

export type AntigenOfProduct =
  | string
  | { readonly antigen: string; readonly from?: DurationText; readonly to?: DurationText };

export type ProductData = { readonly name: string; readonly antigens: readonly AntigenOfProduct[] };

export type ConflictData = {
  readonly begin: DurationText;
  readonly minEnd: DurationText;
  readonly end: DurationText;
  /** By earlier product, the later ones it conflicts with. */
  readonly after: Readonly<Record<Cvx, readonly Cvx[]>>;
};

export type ObservationData = {
  readonly title: string;
  readonly note?: string;
  readonly codes?: Readonly<Record<string, readonly string[]>>;
};

export type SupportingData = {
  readonly vaccineGroups: Readonly<
    Record<string, { readonly antigens: readonly string[]; readonly fullGroup?: boolean }>
  >;
  readonly cvx: Readonly<Record<Cvx, ProductData>>;
  readonly conflicts: readonly ConflictData[];
  readonly observations: Readonly<Record<ObservationCode, ObservationData>>;
  readonly antigens: Readonly<Record<string, AntigenData>>;
};
