import {
  also,
  amount,
  count,
  dayText,
  duration,
  exactly,
  fault,
  inside,
  kinds,
  listOf,
  namedIn,
  object,
  oneOf,
  text,
  yesOrNo,
  type Check,
  type Fault,
} from './checks.ts';
import type {
  AgeData,
  ConditionData,
  DoseData,
  IntervalData,
  SkipData,
  SkipSetData,
  VaccineData,
} from '../supporting-data.ts';

/** Its products are indexes of shared lists. */
export type DoseInFile = Omit<DoseData, 'preferable' | 'allowable'> & {
  readonly preferable?: number;
  readonly allowable?: number;
};

export type Codes = {
  readonly products: ReadonlySet<string>;
  readonly observations: ReadonlySet<string>;
};

const inForce = { effective: dayText, ceases: dayText };
const limits = { absMin: duration, min: duration, rec: duration, late: duration };
const logic = oneOf('all', 'any');

export const ages = { from: duration, to: duration };

export const ageCheck = object<AgeData>({}, { ...limits, max: duration, ...inForce });

/** CDSi: the context of a conditional skip. */
export const skipContext = oneOf('both', 'evaluate', 'forecast');

export const ofVaccine = { ...ages, brand: text, mvx: text, ml: amount, offer: yesOrNo };

export function vaccineCheck({ products }: Codes): Check<VaccineData> {
  return object<VaccineData>({ cvx: namedIn(products, 'product') }, ofVaccine);
}

/** Does not check that the lists it refers to exist. */
export function doseCheck(codes: Codes): Check<DoseInFile> {
  const interval = intervalCheck(codes);
  return object<DoseInFile>(
    { n: count },
    {
      age: listOf(ageCheck),
      interval: listOf(interval),
      allowableInterval: listOf(interval),
      preferable: count,
      allowable: count,
      inadvertent: listOf(namedIn(codes.products, 'product')),
      skip: listOf(skipCheck(codes)),
      recurring: yesOrNo,
      season: also(object<Season>({}, { start: dayText, end: dayText }), endsAfterItStarts),
    },
  );
}

type Season = NonNullable<DoseData['season']>;

function endsAfterItStarts({ start, end }: Season): Fault | null {
  return start !== undefined && end !== undefined && end < start ? fault('the season ends before it starts') : null;
}

function intervalCheck({ products, observations }: Codes): Check<IntervalData> {
  const interval = object<IntervalData>(
    { from: oneOf('previous', 'dose', 'most-recent', 'observation') },
    {
      dose: count,
      cvx: listOf(namedIn(products, 'product')),
      obs: namedIn(observations, 'observation'),
      ...limits,
      priority: yesOrNo,
      ...inForce,
    },
  );
  return also(interval, namesItsReference);
}

function namesItsReference({ from, dose, cvx, obs }: IntervalData): Fault | null {
  return (
    faultInReference('dose', dose !== undefined, from === 'dose') ??
    faultInReference('cvx', cvx !== undefined, from === 'most-recent') ??
    faultInReference('obs', obs !== undefined, from === 'observation')
  );
}

function faultInReference(field: string, isThere: boolean, isNeeded: boolean): Fault | null {
  if (isThere === isNeeded) return null;
  return isNeeded ? fault(`'${field}' is missing`) : inside(field, fault('the interval does not count from it'));
}

function skipCheck(codes: Codes): Check<SkipData> {
  const set = object<SkipSetData>({ if: listOf(conditionCheck(codes)) }, { why: text, logic, ...inForce });
  return object<SkipData>({ when: skipContext, sets: listOf(set) }, { logic });
}

type Of<K extends ConditionData['type']> = Extract<ConditionData, { readonly type: K }>;
export type CountCondition = Of<'dose-count'>;

const ofCount = { op: oneOf('=', '>', '<'), n: count, count: oneOf('valid', 'any') };

function whichDoses({ products }: Codes) {
  return { ...ages, since: dayText, until: dayText, cvx: listOf(namedIn(products, 'product')) };
}

function conditionCheck(codes: Codes): Check<ConditionData> {
  return kinds<ConditionData, 'type'>('type', {
    age: object<Of<'age'>>({ type: exactly('age') }, ages),
    interval: object<Of<'interval'>>({ type: exactly('interval'), interval: duration }, {}),
    'dose-count': object<CountCondition>({ type: exactly('dose-count'), ...ofCount }, whichDoses(codes)),
    'series-complete': object<Of<'series-complete'>>(
      { type: exactly('series-complete'), seriesGroups: listOf(text) },
      {},
    ),
  });
}

export function partOfCountCheck(codes: Codes): Check<Partial<CountCondition>> {
  return object<Partial<CountCondition>>({}, { type: exactly('dose-count'), ...ofCount, ...whichDoses(codes) });
}
