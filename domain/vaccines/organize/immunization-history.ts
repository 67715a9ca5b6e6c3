import { dayNumber, isDay } from '#domain/time/day.ts';
import type { DayNumber } from '#domain/time/day-number.ts';
import { lastDayOf, monthOf } from '#domain/time/month.ts';
import type { AssumedWhy, Finding, GivenDose, RefusedWhy } from '../assessment.ts';
import { addDuration } from '../duration.ts';
import type { Edition, Product } from '../edition.ts';
import { isOfAge } from './patient.ts';

export type HistoryDose = {
  readonly place: number;
  readonly on: DayNumber;
  /**
   * The last day on which it may have been given: of one of a known month, the last of that, or today. Later doses are
   * planned from it.
   */
  readonly lastOn: DayNumber;
  /** Without antigens if the edition does not know it. */
  readonly product: Product;
  readonly mvx: string | null;
  readonly brand: string | null;
  readonly ml: number | null;
  /** Not evaluated, and to be repeated (section 6.1, table 6-3). */
  readonly isSubStandard: boolean;
};

type Reading = {
  readonly bornOn: DayNumber;
  readonly asOf: DayNumber;
  readonly read: WeakMap<GivenDose, HistoryDose>;
};

export type History = {
  readonly doses: readonly HistoryDose[];
  /** Doses that conflict with later live vaccines. */
  readonly liveDoses: readonly HistoryDose[];
  /** CDSi: antigens administered. */
  readonly records: ReadonlyMap<string, readonly HistoryDose[]>;
  readonly findings: readonly Finding[];
};

/**
 * Leaves out impossible doses and lists them in the findings.
 *
 * @param by `read`: the doses that were read before of the same child by the same products, to which those of now are
 * added
 *
 * Source: CDSi logic specification 4.6, section 4.2. Refusals, duplicates and the order within a day are ours.
 */
export function immunizationHistory(edition: Edition, given: readonly GivenDose[], by: Reading): History {
  const findings: Finding[] = [];
  const doses: HistoryDose[] = [];
  for (const [place, dose] of given.entries()) {
    const read = readDose(edition, place, dose, by);
    findings.push(...read.findings);
    if (read.dose) doses.push(read.dose);
  }
  const sorted = withoutDoubles(doses.toSorted(inOrder), findings);
  const liveDoses = sorted.filter(({ product }) => product.isLive);
  return { doses: sorted, liveDoses, records: recordsOf(sorted, by.bornOn, findings), findings };
}

function refused(why: RefusedWhy, dose: number | null): Finding {
  return { kind: 'refused', why, dose };
}

function assumed(why: AssumedWhy, dose: number, value: string): Finding {
  return { kind: 'assumed', why, dose, value };
}

type Read = { readonly dose: HistoryDose | null; readonly findings: readonly Finding[] };

function readDose(edition: Edition, place: number, given: GivenDose, { bornOn, asOf, read }: Reading): Read {
  const known = read.get(given);
  if (known?.place === place && known.on <= asOf) return { dose: known, findings: [] };
  const leftOut = (why: RefusedWhy): Read => ({ dose: null, findings: [refused(why, place)] });
  const day = given.givenOn.slice(0, 10);
  if (!isDay(day)) return leftOut('no-such-day');
  const on = dayNumber(day);
  if (on < bornOn) return leftOut('before-birth');
  if (on > asOf) return leftOut('in-the-future');
  const lastGoodDay = given.lotExpires ? lastDayOfLot(given.lotExpires) : Infinity;
  const product = productOf(edition, given.cvx);
  const dose = {
    place,
    on,
    lastOn: given.isDayLikely ? dayNumber(given.lastOn ?? lastDayOf(monthOf(day))) : on,
    product,
    mvx: given.mvx ?? null,
    brand: given.brand ?? null,
    ml: given.ml ?? null,
    isSubStandard: given.isSubStandard === true || (lastGoodDay !== null && on > lastGoodDay),
  };
  const findings: Finding[] = [];
  if (lastGoodDay === null) findings.push(assumed('no-such-expiry', place, given.lotExpires ?? ''));
  if (product.index === NOT_KNOWN) findings.push(assumed('unknown-product', place, given.cvx));
  if (findings.length === 0) read.set(given, dose);
  return { dose, findings };
}

const NOT_KNOWN = -1;

/** CDC writes 08, others 8. */
function productOf({ products }: Edition, cvx: string): Product {
  const unknown = { index: NOT_KNOWN, cvx, name: cvx, antigens: [], conflicts: undefined, isLive: false };
  return products.get(cvx) ?? products.get(cvx.padStart(2, '0')) ?? unknown;
}

const TO_END_OF_MONTH = { months: 1, days: -1, text: '1m-1d' };

/** For a month, its last day (CALCDTLOTEXP-1); null if invalid. */
function lastDayOfLot(expires: string): DayNumber | null {
  if (isDay(expires)) return dayNumber(expires);
  const first = `${expires}-01`;
  return isDay(first) ? addDuration(dayNumber(first), TO_END_OF_MONTH) : null;
}

/**
 * By day, CVX as a number (non-numeric last), then maker. Of duplicates, the one that counts for less comes first and
 * stays.
 */
function inOrder(one: HistoryDose, other: HistoryDose): number {
  return (
    one.on - other.on ||
    compared(cvxNumber(one), cvxNumber(other)) ||
    compared(one.product.cvx, other.product.cvx) ||
    Number(other.isSubStandard) - Number(one.isSubStandard) ||
    compared(one.mvx ?? '', other.mvx ?? '') ||
    compared(one.brand ?? '', other.brand ?? '') ||
    compared(one.ml ?? 0, other.ml ?? 0)
  );
}

/** NaN would make the order depend on the input order. */
function cvxNumber({ product }: HistoryDose): number {
  const number = Number(product.cvx);
  return Number.isNaN(number) ? Infinity : number;
}

function compared<T extends number | string>(one: T, other: T): number {
  if (one < other) return -1;
  return one > other ? 1 : 0;
}

/**
 * Two injections at once are one dose: nirsevimab 1 mL in the second season.
 *
 * Source: CDSi supporting data 4.64, guidance of the series 'RSV risk under 20 months series'.
 */
const IN_TWO_INJECTIONS: ReadonlySet<string> = new Set(['307']);

/** If two parents enter the same dose, the second would be too early. */
function withoutDoubles(sorted: readonly HistoryDose[], findings: Finding[]): readonly HistoryDose[] {
  return sorted.filter((dose, index) => {
    const before = sorted[index - 1];
    const { cvx } = dose.product;
    const isDouble = before?.on === dose.on && before.product.cvx === cvx && !IN_TWO_INJECTIONS.has(cvx);
    if (isDouble) findings.push(assumed('same-dose-twice', dose.place, cvx));
    return !isDouble;
  });
}

function recordsOf(
  doses: readonly HistoryDose[],
  bornOn: DayNumber,
  findings: Finding[],
): ReadonlyMap<string, readonly HistoryDose[]> {
  const records = new Map<string, HistoryDose[]>();
  for (const dose of doses) {
    if (dose.product.index === NOT_KNOWN) continue;
    const antigens = dose.product.antigens.filter(({ ages }) => isOfAge(bornOn, ages, dose.on));
    if (antigens.length === 0) findings.push(assumed('no-antigen', dose.place, dose.product.cvx));
    for (const { antigen } of antigens) {
      const known = records.get(antigen);
      if (known) known.push(dose);
      else records.set(antigen, [dose]);
    }
  }
  return records;
}
