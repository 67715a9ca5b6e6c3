import { expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { FIRST_DAY_OF_HEIGHT } from './length.ts';
import { referencePlan } from '../references/reference-plan.ts';
import { references } from '../references/references-client-data.ts';
import { switchWords } from '../line/switch-words.ts';

const bornOn = day('2024-01-01');
const child = { gender: 'male', bornOn, gestationDays: null } as const;
const plan = referencePlan(references, 'cdc');

test.each([
  { off: -93, isRead: false },
  { off: -92, isRead: true },
  { off: 0, isRead: true },
  { off: 92, isRead: true },
  { off: 93, isRead: false },
])('[decision 27] a weight $off days from 24 months is read by both references: $isRead', ({ off, isRead }) => {
  const measuredOn = addDays(bornOn, FIRST_DAY_OF_HEIGHT + off);
  const measurements = [{ measuredOn, weightKg: 12.2, heightCm: null, position: null, headCm: null }];

  const words = switchWords({ measure: 'weight', child, measurements, plan, units: 'metric' }, 'Jonah');

  expect(words?.text.includes('On that day the same 12.20')).toBe(isRead);
});
