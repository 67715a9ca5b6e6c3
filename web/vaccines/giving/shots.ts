import type { PlannedDose, VaccinePlan, VaccineProduct } from '#contract/vaccines.ts';
import type { NewDose } from '#contract/vaccines/changes.ts';

/** One injection, of one vaccine or a combination. */
export type Shot = {
  /** Sent as the dose's id, so a retry never duplicates it. */
  readonly id: string;
  readonly vaccines: readonly string[];
  readonly rows: readonly PlannedDose[];
  /** CDC's CVX code; null if unknown. */
  readonly cvx: string | null;
};

type Plan = Pick<VaccinePlan, 'planned' | 'doses'>;
type NewId = () => string;

/** One for each row: nobody has said yet which product it was. */
export function shotsOf(rows: readonly PlannedDose[], newId: NewId): Shot[] {
  return rows.map((row) => shotOf(row, newId));
}

/**
 * The combination that the child had last, if all its vaccines are among the shots and none has a product.
 *
 * @returns it with the shot that becomes it; null if there is none
 */
export function asLastTime(
  shots: readonly Shot[],
  { doses }: Pick<Plan, 'doses'>,
  products: readonly VaccineProduct[],
): { readonly id: string; readonly product: VaccineProduct } | null {
  const product = lastCombination({ doses }, products);
  if (!product) return null;
  const { vaccines } = product;
  const open = shots.filter((shot) => shot.cvx === null && vaccines.includes(shot.vaccines[0] ?? ''));
  const [first] = open;
  return first && open.length === vaccines.length ? { id: first.id, product } : null;
}

/**
 * Shots as they were left, of which some doses may have been marked since.
 *
 * @returns those that can still be given as they are, with their ids, and new ones for what else is due
 */
export function shotsAsLeft(
  left: readonly Shot[],
  rows: readonly PlannedDose[],
  plan: Pick<Plan, 'planned'>,
  newId: NewId,
): Shot[] {
  const kept = left.flatMap((shot) => {
    const open = shot.rows.flatMap(({ id }) => plan.planned.find((row) => row.id === id && isOpen(row)) ?? []);
    return open.length === shot.rows.length ? [{ ...shot, rows: open }] : [];
  });
  const others = rows.filter((row) => !kept.some((shot) => shot.rows.some(({ id }) => id === row.id)));
  return [...kept, ...shotsOf(others, newId)];
}

/**
 * Changes the product of one shot. The vaccines of a combination move into it from other shots; vaccines left over get
 * their own shots, except those that only a combination had brought in.
 *
 * @param asked the vaccines the visit is about, without those brought in by products
 */
export function withProduct(
  shots: readonly Shot[],
  { id, product }: { readonly id: string; readonly product: VaccineProduct | null },
  asked: ReadonlySet<string>,
  plan: Plan,
  newId: NewId,
): Shot[] {
  const isAsked = ({ vaccines }: Shot) => vaccines.some((vaccine) => asked.has(vaccine));
  if (!product) {
    return shots.flatMap((shot) => {
      if (shot.id !== id) return [shot];
      return shot.vaccines.length > 1 ? separate(shot, newId).filter(isAsked) : [{ ...shot, cvx: null }];
    });
  }
  const { vaccines, cvx } = product;
  const isShared = (shot: Shot) => shot.vaccines.some((vaccine) => vaccines.includes(vaccine));
  const isTaken = (shot: Shot) => shot.id === id || (vaccines.length > 1 && isShared(shot));
  const taken = shots.filter(isTaken).flatMap((shot) => separate(shot, newId));
  const takenRows = taken.flatMap(({ rows }) => rows);
  const rows = vaccines.flatMap(
    (vaccine) => takenRows.find((row) => row.vaccine === vaccine) ?? nextOpen(vaccine, plan) ?? [],
  );
  const left = taken.filter((shot) => !isShared(shot) && isAsked(shot));
  return shots.flatMap((shot) => {
    if (shot.id === id) return [{ id, vaccines, rows, cvx }, ...left];
    return isTaken(shot) ? [] : [shot];
  });
}

/** Splits a combination into one shot per vaccine, products unknown. */
export function splitUp(shots: readonly Shot[], id: string, newId: NewId): Shot[] {
  return shots.flatMap((shot) => (shot.id === id ? separate(shot, newId) : [shot]));
}

/** Adds a vaccine for its next open row; it fills none if there is none. */
export function withVaccine(shots: readonly Shot[], vaccine: string, plan: Plan, newId: NewId): Shot[] {
  const row = nextOpen(vaccine, plan);
  return [...shots, { id: newId(), vaccines: [vaccine], rows: row ? [row] : [], cvx: null }];
}

/** Adds a product that is not on the schedule, such as BCG; it fills no row. */
export function withOtherProduct(shots: readonly Shot[], cvx: string, newId: NewId): Shot[] {
  return [...shots, { id: newId(), vaccines: [], rows: [], cvx }];
}

export function doseCount(shots: readonly Shot[]): number {
  return shots.reduce((sum, { rows }) => sum + Math.max(rows.length, 1), 0);
}

/** The part of a dose that its shot determines. */
export function doseIn({ id, vaccines, rows, cvx }: Shot): Pick<NewDose, 'id' | 'cvx' | 'vaccine' | 'fills'> {
  const which = cvx === null ? { vaccine: vaccines[0] ?? null } : { cvx };
  return { id, ...which, ...(rows.length > 0 && { fills: rows.map((row) => row.id) }) };
}

/** Open rows before those of the shots: doses count in the order of their days. */
export function earlierRows(shots: readonly Shot[], { planned }: Pick<Plan, 'planned'>): PlannedDose[] {
  const marked = shots.flatMap(({ rows }) => rows);
  return planned.filter(
    (row) =>
      isOpen(row) &&
      !marked.some(({ id }) => id === row.id) &&
      marked.some(({ vaccine, number }) => vaccine === row.vaccine && number > row.number),
  );
}

function separate({ vaccines, rows }: Shot, newId: NewId): Shot[] {
  return vaccines.map((vaccine) => ({
    id: newId(),
    vaccines: [vaccine],
    rows: rows.filter((row) => row.vaccine === vaccine),
    cvx: null,
  }));
}

function shotOf(row: PlannedDose, newId: NewId): Shot {
  return { id: newId(), vaccines: [row.vaccine], rows: [row], cvx: null };
}

function isOpen({ completed, status }: PlannedDose): boolean {
  return !completed && status !== 'not-needed';
}

function nextOpen(vaccine: string, { planned }: Plan): PlannedDose | undefined {
  return planned
    .filter((row) => row.vaccine === vaccine && isOpen(row))
    .toSorted((one, other) => one.number - other.number)[0];
}

function lastCombination(
  { doses }: Pick<Plan, 'doses'>,
  products: readonly VaccineProduct[],
): VaccineProduct | undefined {
  return doses
    .toSorted((one, other) => (other.givenOn ?? '').localeCompare(one.givenOn ?? ''))
    .flatMap(({ cvx }) => products.find((product) => product.cvx === cvx && product.vaccines.length > 1) ?? [])[0];
}
