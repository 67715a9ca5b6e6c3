import type { TasteFormState } from './use-taste-form.ts';

export function signsError({ lacks, reaction, errors }: TasteFormState): string | undefined {
  if (lacks.signs && reaction.isUnanswered) return 'Check what you see, or None of these.';
  return errors['isSerious'] ?? errors['reaction'];
}
