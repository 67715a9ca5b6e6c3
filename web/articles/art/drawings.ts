import type { ArtVariant } from '#domain/articles/art-variant.ts';
import { developmentDrawings } from './development.ts';
import type { Drawing } from './drawing.ts';
import { healthDrawings } from './health.ts';
import { nutritionDrawings } from './nutrition.ts';
import { safetyDrawings } from './safety.ts';
import { sleepDrawings } from './sleep.ts';

/** The drawing of each variant. */
export const drawings: Readonly<Record<ArtVariant, Drawing>> = {
  ...nutritionDrawings,
  ...sleepDrawings,
  ...healthDrawings,
  ...developmentDrawings,
  ...safetyDrawings,
};
