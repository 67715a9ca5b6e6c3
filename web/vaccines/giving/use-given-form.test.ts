import { expect, test } from 'vitest';
import { me } from '#testing/web/replies.ts';
import { dtapDue, filled, pentacel, planned, vaccinePlan } from '#testing/vaccines/vaccine-replies.ts';
import { filledNow } from './use-given-form.ts';

test('[VAX-03] lists the rows that have been filled meanwhile, and by whom', () => {
  const row = { ...filled(pentacel, 'dtap', 2), id: dtapDue.id };
  const plan = { ...vaccinePlan, planned: [row, planned('pcv', 2, '2026-11-19')] };

  expect(filledNow([dtapDue, planned('pcv', 2, '2026-11-19')], plan)).toEqual([
    { row, by: { id: me.id, name: me.name } },
  ]);
  expect(filledNow([planned('hepb', 3, '2027-01-19')], plan)).toEqual([]);
});
