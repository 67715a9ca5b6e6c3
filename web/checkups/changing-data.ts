import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changingCheckup, markingCheckup, type Said } from './checkup-changes.ts';
import { answeringPast } from './past/past-changes.ts';
import {
  addingIdea,
  addingQuestion,
  changingQuestion,
  removingQuestion,
  type CheckupPlace,
} from './questions/question-changes.ts';

/** Moves a checkup or saves its notes. */
export function useChangeCheckup(childId: string, said: Said) {
  return useMutation(changingCheckup(useQueryClient(), childId, said));
}

/** Marks a checkup completed, or not completed where it was. */
export function useMarkCheckup(childId: string) {
  return useMutation(markingCheckup(useQueryClient(), childId));
}

/** Adds a question that somebody has typed. */
export function useAddQuestion(place: CheckupPlace) {
  return useMutation(addingQuestion(useQueryClient(), place));
}

/** Makes an idea a question. */
export function useAddIdea(place: CheckupPlace) {
  return useMutation(addingIdea(useQueryClient(), place));
}

/** Writes down what the doctor said. */
export function useChangeQuestion(place: CheckupPlace) {
  return useMutation(changingQuestion(useQueryClient(), place));
}

/** Removes a question, in the version that is shown. */
export function useRemoveQuestion(place: CheckupPlace) {
  return useMutation(removingQuestion(useQueryClient(), place));
}

/** Saves what happened before the child was added. */
export function useAnswerPast(childId: string) {
  return useMutation(answeringPast(useQueryClient(), childId));
}
