import type { Day } from '#domain/time/day.ts';
import type { PlannedStatus } from './planned-status.ts';

export type DatedRow = {
  readonly vaccine: string;
  readonly dueOn: Day | null;
  /** The day that calendars and mails name, where it is another. */
  readonly toldOn?: Day | null;
  readonly status: PlannedStatus;
  readonly isUnanswered: boolean;
};

export type OpenDose<D extends DatedRow> = D & {
  readonly dueOn: Day;
  readonly toldOn: Day;
  readonly isDeferred: boolean;
};

/** Until when a vaccine is deferred. */
export type Deferrals = ReadonlyMap<string, Day>;

/**
 * The next dose of a deferred vaccine is due on the date it is deferred to, even after it has passed; later doses due
 * by then have no known day. Leaves out declined and unanswered rows, vaccines deferred without a date, and those a
 * doctor is asked about first.
 */
export function openDoses<D extends DatedRow>(doses: readonly D[], deferrals: Deferrals): OpenDose<D>[] {
  const waiting = doses.filter(isWaiting);
  const ofVaccine = Map.groupBy(waiting, ({ vaccine }) => vaccine);
  return waiting.flatMap((dose): OpenDose<D>[] => {
    const { vaccine, status, dueOn } = dose;
    const until = deferrals.get(vaccine);
    const open = { ...dose, toldOn: dose.toldOn ?? dueOn, isDeferred: false };
    if (until === undefined) return status === 'deferred' ? [] : [open];
    if (open.toldOn > until) return [open];
    const isNext = dose === earliest(ofVaccine.get(vaccine) ?? []);
    return isNext ? [{ ...dose, dueOn: until, toldOn: until, isDeferred: true }] : [];
  });
}

const WAITING: ReadonlySet<PlannedStatus> = new Set(['upcoming', 'overdue', 'deferred']);

function isWaiting<D extends DatedRow>(dose: D): dose is D & { readonly dueOn: Day } {
  return dose.dueOn !== null && WAITING.has(dose.status) && !dose.isUnanswered;
}

function earliest<D extends { readonly dueOn: Day }>(doses: readonly D[]): D | undefined {
  return doses.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))[0];
}
