import type { Source } from '#contract/foods.ts';

type Named = Pick<Source, 'org' | 'title'>;

/** 'CDC, Infant and Toddler Nutrition' */
export function sourceText({ org, title }: Named): string {
  return `${org}, ${title}`;
}

/** 'Sources: WHO, …; CDC, …. Fernling food list, edition 2026-11. Not reviewed by a clinician.' */
export function sourcesText(sources: readonly Named[], edition: string): string {
  return `Sources: ${sources.map(sourceText).join('; ')}. ${listText(edition)}`;
}

/** 'Fernling food list, edition 2026-11. Not reviewed by a clinician.' */
export function listText(edition: string): string {
  return `Fernling food list, edition ${edition}. Not reviewed by a clinician.`;
}
