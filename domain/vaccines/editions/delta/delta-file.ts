import {
  count,
  duration,
  exactly,
  kinds,
  listOf,
  namedIn,
  object,
  oneOf,
  text,
  yesOrNo,
  type Check,
} from '../checks.ts';
import {
  ageCheck,
  ofVaccine,
  partOfCountCheck,
  skipContext,
  vaccineCheck,
  type Codes,
  type CountCondition,
} from '../dose-checks.ts';
import { cvxCode, observationCheck, observationCode, productCheck } from '../schedule-file.ts';
import type {
  AgeData,
  Cvx,
  DurationText,
  ObservationCode,
  ObservationData,
  ProductData,
  SkipData,
  VaccineData,
} from '../../supporting-data.ts';

export type InSeries = { readonly antigen: string; readonly series: string };
type InDose = InSeries & { readonly dose: number };
type InList = InDose & { readonly list: 'preferable' | 'allowable' };

export type DeltaOp =
  | (InDose & { readonly op: 'skip-context'; readonly from: SkipData['when']; readonly to: SkipData['when'] })
  | (InList & {
      readonly op: 'vaccine-set';
      readonly cvx: Cvx;
      readonly was: Partial<VaccineData>;
      readonly now: Partial<VaccineData>;
    })
  | (InList & { readonly op: 'vaccine-add'; readonly vaccine: VaccineData })
  | {
      readonly op: 'conflict-end';
      readonly cvxAny: readonly Cvx[];
      readonly except: readonly Cvx[];
      readonly was: DurationText;
      readonly now: DurationText;
      readonly note?: string;
    }
  | { readonly op: 'cvx-add'; readonly cvx: Cvx; readonly entry: ProductData }
  | { readonly op: 'observation-add'; readonly obs: ObservationCode; readonly entry: ObservationData }
  | (InSeries & { readonly op: 'equivalent-set'; readonly now: readonly string[] })
  | (InDose & { readonly op: 'age-set'; readonly now: AgeData })
  | (InDose & { readonly op: 'recurring-set'; readonly now: boolean })
  | (InDose & {
      readonly op: 'skip-condition-set';
      readonly condition: Partial<CountCondition>;
      readonly now: Partial<CountCondition>;
    })
  | (InSeries & { readonly op: 'guidance-add'; readonly text: string });

export type Op<K extends DeltaOp['op']> = Extract<DeltaOp, { readonly op: K }>;

export type DeltaFile = {
  readonly layout: 'cdsi-delta/1';
  readonly from: string;
  readonly to: string;
  readonly released: string;
  readonly scope: string;
  readonly leftOut: readonly string[];
  readonly notChanged: readonly string[];
  readonly source: string;
  readonly ops: readonly DeltaOp[];
};

/**
 * @param antigens of the base edition
 * @param codes include those the delta adds
 */
export function deltaCheck(antigens: ReadonlySet<string>, codes: Codes): Check<DeltaFile> {
  return object<DeltaFile>(
    {
      layout: exactly('cdsi-delta/1'),
      from: text,
      to: text,
      released: text,
      scope: text,
      leftOut: listOf(text),
      notChanged: listOf(text),
      source: text,
      ops: listOf(kinds<DeltaOp, 'op'>('op', { ...doseOps(codes), ...seriesOps, ...scheduleOps(antigens) })),
    },
    {},
  );
}

type OpChecks<K extends DeltaOp['op']> = { readonly [Key in K]: Check<Op<Key>> };

const inSeries = { antigen: text, series: text };
const inDose = { ...inSeries, dose: count };

const seriesOps: OpChecks<'equivalent-set' | 'guidance-add'> = {
  'equivalent-set': object<Op<'equivalent-set'>>({ op: exactly('equivalent-set'), ...inSeries, now: listOf(text) }, {}),
  'guidance-add': object<Op<'guidance-add'>>({ op: exactly('guidance-add'), ...inSeries, text }, {}),
};

function doseOps(
  codes: Codes,
): OpChecks<'skip-context' | 'vaccine-set' | 'vaccine-add' | 'age-set' | 'recurring-set' | 'skip-condition-set'> {
  const cvx = namedIn(codes.products, 'product');
  const inList = { ...inDose, list: oneOf('preferable', 'allowable') };
  const partOfVaccine = object<Partial<VaccineData>>({}, { cvx, ...ofVaccine });
  const partOfCount = partOfCountCheck(codes);
  return {
    'skip-context': object<Op<'skip-context'>>(
      { op: exactly('skip-context'), ...inDose, from: skipContext, to: skipContext },
      {},
    ),
    'vaccine-set': object<Op<'vaccine-set'>>(
      { op: exactly('vaccine-set'), ...inList, cvx, was: partOfVaccine, now: partOfVaccine },
      {},
    ),
    'vaccine-add': object<Op<'vaccine-add'>>(
      { op: exactly('vaccine-add'), ...inList, vaccine: vaccineCheck(codes) },
      {},
    ),
    'age-set': object<Op<'age-set'>>({ op: exactly('age-set'), ...inDose, now: ageCheck }, {}),
    'recurring-set': object<Op<'recurring-set'>>({ op: exactly('recurring-set'), ...inDose, now: yesOrNo }, {}),
    'skip-condition-set': object<Op<'skip-condition-set'>>(
      { op: exactly('skip-condition-set'), ...inDose, condition: partOfCount, now: partOfCount },
      {},
    ),
  };
}

function scheduleOps(antigens: ReadonlySet<string>): OpChecks<'conflict-end' | 'cvx-add' | 'observation-add'> {
  return {
    'conflict-end': object<Op<'conflict-end'>>(
      { op: exactly('conflict-end'), cvxAny: listOf(cvxCode), except: listOf(cvxCode), was: duration, now: duration },
      { note: text },
    ),
    'cvx-add': object<Op<'cvx-add'>>({ op: exactly('cvx-add'), cvx: cvxCode, entry: productCheck(antigens) }, {}),
    'observation-add': object<Op<'observation-add'>>(
      { op: exactly('observation-add'), obs: observationCode, entry: observationCheck },
      {},
    ),
  };
}
