import { expect, test } from 'vitest';
import { MILESTONE_SHEET_MONTHS } from './milestone-sheet.ts';
import { checkupSchedule } from './schedule-data.ts';

test('[decision 48] the sheet on milestones is offered before each checkup with a screening of development', () => {
  const screened = checkupSchedule.visits
    .filter(({ screenings }) => screenings.some((one) => /developmental screening|Autism/.test(one)))
    .map(({ ageMonths }) => ageMonths);

  expect(MILESTONE_SHEET_MONTHS).toEqual([4, ...screened]);
});
