import type { PlannedDose, VaccinePlan } from '../vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import type { DoseStanding } from '#domain/vaccines/standing/dose-standing.ts';

type SampleDose = Pick<
  PlannedDose,
  'id' | 'shortName' | 'shownNumber' | 'birthHours' | 'isPrompt' | 'windowEndsOn' | 'lastDayOn'
> & { readonly standing: DoseStanding };

/** The plan of a made-up child, by checkup, which visitors are shown. */
export type SampleSchedule = Pick<VaccinePlan, 'asOf' | 'source' | 'authority'> & {
  readonly firstName: string;
  readonly bornOn: Day;
  readonly visits: readonly { readonly name: string; readonly doses: readonly SampleDose[] }[];
};
