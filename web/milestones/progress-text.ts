import type { Progress } from '#domain/milestones/progress.ts';

/** '3 of 12 · 25%' */
export function progressText({ achieved, of, percent }: Progress): string {
  return `${achieved} of ${of} · ${percent}%`;
}
