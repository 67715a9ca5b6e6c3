import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addingDoses,
  changingDose,
  changingRow,
  choosingAuthority,
  decidingVaccine,
  planningAgain,
  removingDose,
  undecidingVaccine,
} from './vaccine-changes.ts';

/** Writes down doses that were given. */
export function useAddDoses(childId: string) {
  return useMutation(addingDoses(useQueryClient(), childId));
}

/** Changes what is written down of a dose. */
export function useChangeDose(childId: string) {
  return useMutation(changingDose(useQueryClient(), childId));
}

/** Removes a dose. */
export function useRemoveDose(childId: string) {
  return useMutation(removingDose(useQueryClient(), childId));
}

/** Unmarks a row of the plan, or saves its notes. */
export function useChangeRow(childId: string) {
  return useMutation(changingRow(useQueryClient(), childId));
}

/** Puts a vaccine off, or declines it. */
export function useDecideVaccine(childId: string) {
  return useMutation(decidingVaccine(useQueryClient(), childId));
}

/** Takes back what was decided about a vaccine. */
export function useUndecideVaccine(childId: string) {
  return useMutation(undecidingVaccine(useQueryClient(), childId));
}

/** Plans a vaccine again that was put off or declined. */
export function usePlanAgain(childId: string) {
  return useMutation(planningAgain(useQueryClient(), childId));
}

/** Chooses whose recommendations the plan follows. */
export function useChooseAuthority(childId: string) {
  return useMutation(choosingAuthority(useQueryClient(), childId));
}
