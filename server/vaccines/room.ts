import type { EditableChild } from '#server/children/access.ts';
import type { Room } from '#server/room.ts';
import { conditionsPart, dosesPart, vaccineFates, vaccinePlanPart } from './export.ts';
import { vaccineJobs } from './jobs.ts';
import { planIn, replanCorrected } from './service/current-plan.ts';
import { routes } from './routes.ts';
import { isPlannedOtherwise } from '#domain/vaccines/planned/vaccine-record.ts';

const workedOut = { not: 'It is worked out again from the date of birth.' };
const told = { not: 'It is when a parent said or saw something here.' };

export const vaccinesRoom = {
  routes,
  jobs: vaccineJobs,
  parts: [dosesPart, conditionsPart, vaccinePlanPart],
  fates: vaccineFates,
  life: {
    days: {
      doses: { given_on: { entry: 'vaccine dose' }, given_in: { entry: 'vaccine dose' }, month_entered_on: told },
      vaccine_plans: { computed_on: workedOut, blood_test_at: told },
      planned_doses: { due_on: workedOut, window_ends_on: workedOut },
      vaccine_decisions: { until_on: { not: 'A family may put a vaccine off until any day.' }, decided_on: told },
      past_questions: { opened_at: told },
    },
    added: (trx, child, { today, now }) => planIn(trx, child, today, now),
    corrected: async (trx, child, before, at) => {
      if (isPlannedOtherwise(before, child)) await replanCorrected(trx, child, before.bornOn, at);
    },
  },
} as const satisfies Room<EditableChild>;
