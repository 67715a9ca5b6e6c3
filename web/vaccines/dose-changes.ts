import type { QueryClient } from '@tanstack/react-query';
import type { Dose, VaccinePlan } from '#contract/vaccines.ts';
import {
  addDoses,
  changeDose,
  changePlannedDose,
  removeDose,
  takeBackDoses,
  type ChangedDose,
  type ChangedPlannedDose,
  type NewDoses,
} from '#contract/vaccines/changes.ts';
import { call } from '#web/client/calls/call.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { doseFacts, dosesInWords, notCountedInWords } from './changed-words.ts';
import { doseInList } from './dose/dose-text.ts';
import { again, changingPlan, ofToast } from './vaccine-changes.ts';

type DoseChange = { readonly doseId: string; readonly body: ChangedDose };
type RowChange = { readonly plannedDoseId: string; readonly body: ChangedPlannedDose };

export function addingDoses(client: QueryClient, childId: string): Change<VaccinePlan, NewDoses> {
  const send = (body: NewDoses) => call(addDoses, { params: { childId }, body });
  return changingPlan(client, childId, send, ({ doses, replaces = [] }, plan, before) => {
    const added = plan.doses.filter(({ id }) => !before?.doses.some((dose) => dose.id === id));
    const sent = plan.doses.filter(({ id }) => doses.some((dose) => dose.id === id));
    const isAdded = before !== undefined && replaces.length === 0 && added.length === doses.length;
    return {
      about: dosesInWords(plan, isAdded ? added : sent),
      more: notCountedInWords(plan, sent),
      undo: isAdded && (() => again(client, childId, takingBackDoses, added)),
    };
  });
}

export function changingDose(client: QueryClient, childId: string): Change<VaccinePlan, DoseChange> {
  const send = ({ doseId, body }: DoseChange) => call(changeDose, { params: { childId, doseId }, body });
  return changingPlan(client, childId, send, ({ doseId, body }, plan, before) => {
    const was = before?.doses.find(({ id, version }) => id === doseId && version === body.version);
    const now = plan.doses.filter(({ id }) => id === doseId);
    const back = was && now[0] && { doseId, body: { ...doseFacts(was), version: now[0].version } };
    const more = notCountedInWords(plan, now);
    return { about: dosesInWords(plan, now), more, undo: back && (() => again(client, childId, changingDose, back)) };
  });
}

export function removingDose(client: QueryClient, childId: string): Change<VaccinePlan, Dose> {
  const send = ({ id, version }: Dose) => call(removeDose, { params: { childId, doseId: id }, body: { version } });
  return changingPlan(client, childId, send, (dose, _, before) => ({
    about: before && dosesInWords(before, [dose]),
    isRemoval: true,
    undo: () => again(client, childId, addingDoses, { doses: [{ id: dose.id, ...doseFacts(dose) }] }),
  }));
}

/** The undo of doses that were added together. */
function takingBackDoses(client: QueryClient, childId: string): Change<VaccinePlan, readonly Dose[]> {
  const send = (doses: readonly Dose[]) => {
    const seen = doses.map(({ id, version }) => ({ id, version }));
    return call(takeBackDoses, { params: { childId }, body: { doses: seen } });
  };
  return changingPlan(client, childId, send, (doses, _, before) => ({ about: before && dosesInWords(before, doses) }));
}

/** As a toast offers it. */
export function removingSavedDose(client: QueryClient, childId: string) {
  return ofToast(client, childId, removingDose(client, childId));
}

export function changingRow(client: QueryClient, childId: string): Change<VaccinePlan, RowChange> {
  const send = ({ plannedDoseId, body }: RowChange) =>
    call(changePlannedDose, { params: { childId, plannedDoseId }, body });
  return changingPlan(client, childId, send, ({ plannedDoseId, body }, plan, before) => {
    const was = before?.planned.find(({ id, version }) => id === plannedDoseId && version === body.version);
    const now = plan.planned.find(({ id }) => id === plannedDoseId);
    const areNotes = body.completed === undefined && body.notes !== undefined;
    const back = was && now && areNotes && { plannedDoseId, body: { notes: was.notes, version: now.version } };
    return { about: now && doseInList(now), undo: back && (() => again(client, childId, changingRow, back)) };
  });
}
