import { day, dayNumber } from '#domain/time/day.ts';
import type { DayNumber } from '#domain/time/day-number.ts';
import { parseDuration, type Duration } from '../duration.ts';
import type {
  AgeRange,
  Antigen,
  Conflict,
  Edition,
  InForceDays,
  Interval,
  Product,
  ProductList,
  Series,
  SeriesDose,
  SkipCondition,
  SkipEntry,
  SkipSet,
  VaccineGroup,
} from '../edition.ts';
import type {
  AntigenData,
  ConditionData,
  ContraindicationData,
  IndicationData,
  Cvx,
  DayText,
  DoseData,
  DurationText,
  InForce,
  IntervalData,
  SeriesData,
  SkipData,
  SkipSetData,
  SupportingData,
  VaccineData,
} from '../supporting-data.ts';

const NO_LIST: ProductList = { items: [], offered: [], byProduct: new Map() };
const ALL_AGES: AgeRange = { from: null, to: null };

type ProductNames = ReadonlyMap<Cvx, string>;

/**
 * @param names of products that the data lists without a name, as live vaccine conflicts do with BCG
 *
 * @throws RangeError for data that was not validated
 */
export function compileEdition(data: SupportingData, chain: string, names: ProductNames = new Map()): Edition {
  const compiler = compilerOf(data, names);
  return {
    chain,
    antigens: Object.entries(data.antigens).map(([name, antigen]) => antigenOf(compiler, name, antigen)),
    vaccineGroups: compiler.groups,
    products: compiler.products,
    observations: new Map(Object.entries(data.observations).map(([code, { title }]) => [code, title])),
  };
}

type Compiler = {
  readonly groups: ReadonlyMap<string, VaccineGroup>;
  readonly products: ReadonlyMap<Cvx, Product>;
  readonly product: (cvx: Cvx) => Product;
  readonly duration: (text: DurationText) => Duration;
  readonly list: (vaccines: readonly VaccineData[] | undefined) => ProductList;
};

function compilerOf(data: SupportingData, names: ProductNames): Compiler {
  const durations = new Map<DurationText, Duration>();
  const duration = (text: DurationText) => remembered(durations, text, () => requireDuration(text));
  const products = productsOf(data, names, duration);
  const product = (cvx: Cvx) => products.get(cvx) ?? fail(`no product: '${cvx}'`);
  const lists = new Map<readonly VaccineData[], ProductList>();
  const list = (vaccines: readonly VaccineData[] | undefined) =>
    vaccines ? remembered(lists, vaccines, () => listOf(vaccines, product, duration)) : NO_LIST;
  const groups = new Map(
    Object.entries(data.vaccineGroups).map(([name, { antigens, fullGroup }]) => [
      name,
      { name, antigens, isFullGroup: fullGroup === true },
    ]),
  );
  return { groups, products, product, duration, list };
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

function requireDuration(text: DurationText): Duration {
  return parseDuration(text) ?? fail(`not a duration: '${text}'`);
}

function fail(why: string): never {
  throw new RangeError(why);
}

function productsOf(
  data: SupportingData,
  names: ProductNames,
  duration: Compiler['duration'],
): ReadonlyMap<Cvx, Product> {
  const conflicts = conflictsByLater(data, duration);
  const live = new Set(data.conflicts.flatMap(({ after }) => Object.keys(after)));
  const codes = new Set([...Object.keys(data.cvx), ...live, ...conflicts.keys()]);
  return new Map(
    [...codes].map((cvx, index) => [
      cvx,
      {
        index,
        cvx,
        name: data.cvx[cvx]?.name ?? names.get(cvx) ?? cvx,
        antigens: (data.cvx[cvx]?.antigens ?? []).map((of) =>
          typeof of === 'string'
            ? { antigen: of, ages: ALL_AGES }
            : { antigen: of.antigen, ages: rangeOf(duration, of) },
        ),
        conflicts: conflicts.get(cvx),
        isLive: live.has(cvx),
      },
    ]),
  );
}

function conflictsByLater(
  { conflicts }: SupportingData,
  duration: Compiler['duration'],
): ReadonlyMap<Cvx, ReadonlyMap<Cvx, readonly Conflict[]>> {
  const byLater = new Map<Cvx, Map<Cvx, readonly Conflict[]>>();
  for (const { begin, minEnd, end, after } of conflicts) {
    const conflict = { begin: duration(begin), minEnd: duration(minEnd), end: duration(end) };
    for (const [earlier, laters] of Object.entries(after)) {
      for (const later of laters) {
        const byEarlier = byLater.get(later) ?? new Map<Cvx, readonly Conflict[]>();
        byLater.set(later, byEarlier.set(earlier, [...(byEarlier.get(earlier) ?? []), conflict]));
      }
    }
  }
  return byLater;
}

function listOf(
  vaccines: readonly VaccineData[],
  product: Compiler['product'],
  duration: Compiler['duration'],
): ProductList {
  const items = vaccines.map((vaccine) => ({
    product: product(vaccine.cvx),
    ages: rangeOf(duration, vaccine),
    brand: vaccine.brand,
    mvx: vaccine.mvx,
    ml: vaccine.ml,
    isOffered: vaccine.offer === true,
  }));
  return {
    items,
    offered: items.filter(({ isOffered }) => isOffered),
    byProduct: Map.groupBy(items, (item) => item.product.index),
  };
}

function antigenOf(compiler: Compiler, name: string, data: AntigenData): Antigen {
  const { immunity, contraindications, series } = data;
  return {
    name,
    immuneBy: (immunity?.history ?? []).map(({ obs }) => obs),
    immuneByBirth: (immunity?.born ?? []).map(({ before, country, except }) => ({
      before: dayNumber(day(before)),
      country: country ?? null,
      except: except ?? [],
    })),
    contraindications: (contraindications?.antigen ?? []).map((of) => indicationOf(compiler, of)),
    vaccineContraindications: (contraindications?.vaccine ?? []).map((of) => ({
      ...indicationOf(compiler, of),
      products: new Map(
        of.cvx.map((covered) =>
          typeof covered === 'string'
            ? [compiler.product(covered).index, ALL_AGES]
            : [compiler.product(covered.cvx).index, rangeOf(compiler.duration, covered)],
        ),
      ),
    })),
    series: series.map((of) => seriesOf(compiler, of)),
  };
}

function indicationOf({ duration }: Compiler, of: IndicationData | ContraindicationData) {
  return { observation: of.obs, guidance: textsOf(of.guidance), ages: rangeOf(duration, of) };
}

function seriesOf(compiler: Compiler, data: SeriesData): Series {
  const { select } = data;
  let doses: readonly SeriesDose[] | undefined;
  return {
    name: data.name,
    antigen: data.antigen,
    vaccineGroup: data.group,
    group: compiler.groups.get(data.group) ?? fail(`no vaccine group: '${data.group}'`),
    forecastKey: `${data.group}|${select.group}`,
    type: data.type,
    sexes: data.gender ?? null,
    guidance: data.guidance ?? [],
    indications: (data.indications ?? []).map((of) => indicationOf(compiler, of)),
    seriesGroup: select.group,
    seriesGroupName: select.groupName,
    priority: select.priority ?? '',
    preference: select.preference ?? Infinity,
    isDefault: select.default === true,
    isProduct: select.product === true,
    minStart: durationOf(compiler.duration, select.minStart),
    maxStart: durationOf(compiler.duration, select.maxStart),
    equivalent: select.equivalent ?? [],
    doses: () => (doses ??= data.doses.map((of) => seriesDoseOf(compiler, of))),
    asksForOthers: data.doses.some(({ skip }) => skip?.some(asksForOthers)),
  };
}

function asksForOthers({ sets }: SkipData): boolean {
  return sets.some((set) => set.if.some(({ type }) => type === 'series-complete'));
}

function seriesDoseOf(compiler: Compiler, data: DoseData): SeriesDose {
  const { duration } = compiler;
  return {
    number: data.n,
    ages: (data.age ?? []).map((age) => ({
      ...inForceOf(age),
      absoluteMin: durationOf(duration, age.absMin),
      min: durationOf(duration, age.min),
      recommended: durationOf(duration, age.rec),
      late: durationOf(duration, age.late),
      max: durationOf(duration, age.max),
    })),
    forecastFrom: null,
    intervals: (data.interval ?? []).map((of) => intervalOf(compiler, of)),
    allowableIntervals: (data.allowableInterval ?? []).map((of) => intervalOf(compiler, of)),
    preferable: compiler.list(data.preferable),
    allowable: compiler.list(data.allowable),
    inadvertent: productSet(compiler, data.inadvertent ?? []),
    skips: {
      evaluate: (data.skip ?? []).filter(({ when }) => when !== 'forecast').map((of) => skipOf(compiler, of)),
      forecast: (data.skip ?? []).filter(({ when }) => when !== 'evaluate').map((of) => skipOf(compiler, of)),
    },
    isRecurring: data.recurring === true,
    seasonStart: dayOr(data.season?.start, null),
    seasonEnd: dayOr(data.season?.end, null),
  };
}

function intervalOf(compiler: Compiler, data: IntervalData): Interval {
  const { duration } = compiler;
  return {
    ...inForceOf(data),
    from: data.from,
    dose: data.dose,
    products: productSet(compiler, data.cvx ?? []),
    observation: data.obs ?? null,
    absoluteMin: durationOf(duration, data.absMin),
    min: durationOf(duration, data.min),
    recommended: durationOf(duration, data.rec),
    late: durationOf(duration, data.late),
    isPriority: data.priority === true,
  };
}

function skipOf(compiler: Compiler, { logic, sets }: SkipData): SkipEntry {
  return { needsAll: logic === 'all', sets: sets.map((of) => skipSetOf(compiler, of)) };
}

function skipSetOf(compiler: Compiler, data: SkipSetData): SkipSet {
  return {
    ...inForceOf(data),
    why: data.why,
    needsAll: data.logic === 'all',
    conditions: data.if.map((of) => conditionOf(compiler, of)),
  };
}

function conditionOf(compiler: Compiler, data: ConditionData): SkipCondition {
  switch (data.type) {
    case 'age':
      return { type: 'age', ages: rangeOf(compiler.duration, data) };
    case 'interval':
      return { type: 'interval', interval: compiler.duration(data.interval) };
    case 'series-complete':
      return data;
    case 'dose-count':
      return {
        type: 'dose-count',
        ages: rangeOf(compiler.duration, data),
        since: dayOr(data.since, -Infinity),
        until: dayOr(data.until, Infinity),
        products: data.cvx ? productSet(compiler, data.cvx) : null,
        counts: data.count,
        op: data.op,
        n: data.n,
      };
  }
}

function productSet({ product }: Compiler, cvx: readonly Cvx[]): ReadonlySet<number> {
  return new Set(cvx.map((code) => product(code).index));
}

function rangeOf(
  duration: Compiler['duration'],
  { from, to }: { readonly from?: DurationText; readonly to?: DurationText },
): AgeRange {
  return { from: durationOf(duration, from), to: durationOf(duration, to) };
}

function inForceOf({ effective, ceases }: InForce): InForceDays {
  return { effective: dayOr(effective, -Infinity), ceases: dayOr(ceases, Infinity) };
}

function durationOf(duration: Compiler['duration'], text: DurationText | undefined): Duration | null {
  return text === undefined ? null : duration(text);
}

function dayOr<Otherwise>(text: DayText | undefined, otherwise: Otherwise): DayNumber | Otherwise {
  return text === undefined ? otherwise : dayNumber(day(text));
}

function textsOf(text: string | undefined): readonly string[] {
  return text === undefined ? [] : [text];
}
