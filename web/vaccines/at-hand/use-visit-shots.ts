import { useState } from 'react';
import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import type { NewDoses } from '#contract/vaccines/changes.ts';
import type { Day } from '#domain/time/day.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { useEarly } from '../early-panel.tsx';
import type { Printed } from '../giving/shot-fields.tsx';
import { doseCount, doseIn, earlierRows, shotsAsLeft, type Shot } from '../giving/shots.ts';
import { fieldName, filledNow } from '../giving/use-given-form.ts';
import { useShots } from '../giving/use-shots.ts';
import type { KnownVaccines } from '../known-vaccines.ts';
import { useOneOrTwo } from '../one-or-two-panel.tsx';

export type VisitShotsDraft = {
  /** All that are listed, with their products. */
  readonly shots: readonly Shot[];
  /** Ids of the checked shots. */
  readonly ticked: readonly string[];
  /** By shot. */
  readonly printed: Readonly<Record<string, Printed>>;
};

type Options = {
  known: Pick<KnownVaccines, 'plan' | 'facts'>;
  /** The shots that are due. */
  rows: readonly PlannedDose[];
  draft: VisitShotsDraft | undefined;
};

/** The shots given at a visit, as a part of its form. */
export function useVisitShots({ known: { plan, facts }, rows, draft }: Options) {
  const [opened] = useState({ plan, rows });
  const [printed, setPrinted] = useState<VisitShotsDraft['printed']>(draft?.printed ?? {});
  const [earlier, setEarlier] = useState<readonly PlannedDose[]>([]);
  const shots = useShots(opened.rows, opened.plan, facts.products, () => ({
    shots: shotsAsLeft(draft?.shots ?? [], opened.rows, opened.plan, newId),
    checked: draft?.ticked ?? [],
  }));
  const oneOrTwo = useOneOrTwo();
  const early = useEarly();
  const filled = filledNow([...opened.rows, ...shots.shots.flatMap((shot) => shot.rows)], plan);
  const isFilled = (shot: Shot) => shot.rows.some(({ id }) => filled.some(({ row }) => row.id === id));
  const ticked = shots.sent.filter((shot) => !isFilled(shot));
  return {
    ...shots,
    shots: shots.shots.filter((shot) => !isFilled(shot)),
    ticked,
    printed,
    filled,
    earlier,
    oneOrTwo,
    early,
    doses: doseCount(ticked),
    draft: { shots: shots.shots, ticked: ticked.map(({ id }) => id), printed } satisfies VisitShotsDraft,
    indexOf: (id: string) => ticked.findIndex((shot) => shot.id === id),
    noteTyped: (data: FormData) => {
      const ofTicked = ticked.map(({ id }, n): [string, Printed] => [id, printedIn(data, n)]);
      setPrinted((before) => ({ ...before, ...Object.fromEntries(ofTicked) }));
    },
    read: (data: FormData, visit: { readonly on: Day; readonly place: string | null }) =>
      ticked.map((shot, n) => {
        const { lot, site } = printedIn(data, n);
        return { ...doseIn(shot), givenOn: visit.on, place: visit.place, lot: lot || null, site: site || null };
      }),
    /** @returns whether an earlier dose is missing, which is then said */
    asksForEarlier: (): boolean => {
      const missing = earlierRows(ticked, plan);
      setEarlier(missing);
      return missing.length > 0;
    },
    toSend: (doses: NewDoses['doses']) => ({
      doses: oneOrTwo.answered(doses),
      refusesEarly: early.refusesEarly(doses),
    }),
  };
}

export type VisitShotsState = ReturnType<typeof useVisitShots>;

/** Without those that have an earlier dose nobody has marked: that one is asked for with its day. */
export function markableRows(rows: readonly PlannedDose[], plan: VaccinePlan): PlannedDose[] {
  return rows.filter(
    (row) => earlierRows([{ id: row.id, vaccines: [row.vaccine], rows: [row], cvx: null }], plan).length === 0,
  );
}

function printedIn(data: FormData, n: number): Printed {
  return { lot: typedText(data, fieldName(n, 'lot')), site: typedText(data, fieldName(n, 'site')) };
}
