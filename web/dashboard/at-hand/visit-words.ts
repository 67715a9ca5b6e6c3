import type { Measure } from '#domain/growth/value-text.ts';
import { listText } from '#domain/text/list-text.ts';
import { count } from '#domain/time/age-text.ts';

export type Filled = { readonly shots: number; readonly measured: readonly Measure[]; readonly answers: number };

/** '5 shots, weight and height, 1 answer'; empty if nothing is filled in. */
export function filledText({ shots, measured, answers }: Filled): string {
  return [shots > 0 ? count(shots, 'shot') : '', listText(measured), answers > 0 ? count(answers, 'answer') : '']
    .filter((text) => text !== '')
    .join(', ');
}
