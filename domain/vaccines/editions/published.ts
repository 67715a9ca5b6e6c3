import type { Day } from '#domain/time/day.ts';
import type { Edition } from '../edition.ts';
import type { Authority } from './authorities-file.ts';
import type { Condition } from './conditions-file.ts';
import type { RoutineSchedule } from './routine-file.ts';

/** What plans follow. */
export type Published = {
  /** The current edition, in the season of a day. */
  readonly editionOn: (day: Day) => Edition;
  readonly schedule: RoutineSchedule;
  readonly authorities: readonly Authority[];
  readonly conditions: readonly Condition[];
};
