import { expect, test } from 'vitest';
import { CURRENT_EDITION, editionOn, routineSchedule } from '../editions/editions-data.ts';
import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import { planInput } from '#testing/vaccines/planned-vaccines.ts';
import { pastDays, pastMonths, type PastRow } from './past-days.ts';
import { onLikelyDays } from './likely-day.ts';
import { dayAtAge } from './planned-group.ts';
import { planOn } from './plan-on.ts';

function rowsOn(bornOn: Day, today: Day): PastRow[] {
  const routine = routineSchedule().vaccines.flatMap(({ id, isSeasonal, rows }) =>
    rows.map(({ number, from }) => ({ key: `${id} ${number}`, on: isSeasonal ? null : dayAtAge(bornOn, from) })),
  );
  return planOn(planInput(bornOn), today).map(({ vaccine, number, due }) => {
    const id = `${vaccine} ${number}`;
    const recommendedOn = routine.find(({ key }) => key === id)?.on ?? null;
    return { id, vaccine, number, completed: false, dueOn: due?.dueOn ?? null, recommendedOn };
  });
}

const births = Array.from({ length: 24 }, (_, n) => addDays(day('2025-11-01'), n * 16));

test('no day is offered on which a dose was not due, in the future, before birth or outside its season', () => {
  for (const bornOn of births) {
    for (const months of [1, 3, 5, 8, 13, 20]) {
      const today = addMonths(bornOn, months);
      const rows = rowsOn(bornOn, today);
      const wrong = [...pastDays(rows, today)].filter(([id, on]) => {
        const row = rows.find((one) => one.id === id);
        if (on === null || !row) return false;
        const isOutOfSeason = row.vaccine === 'rsv-ab' && on.slice(5) < '10-01' && on.slice(5) > '03-31';
        return on < bornOn || on > today || isOutOfSeason || (row.number > 1 && on !== row.recommendedOn);
      });
      expect(wrong, `born ${bornOn}, on ${today}`).toEqual([]);
    }
  }
});

test('the RSV antibody of a baby born in June was due on October 1', () => {
  const rows = rowsOn(day('2026-06-22'), day('2026-11-23'));
  expect(pastDays(rows, day('2026-11-23')).get('rsv-ab 1')).toBe('2026-10-01');
  expect(pastDays(rowsOn(day('2026-06-22'), day('2026-09-20')), day('2026-09-20')).has('rsv-ab 1')).toBe(false);
});

test('a month is offered only where its most likely day is not before the day on which the dose was due', () => {
  const schedule = routineSchedule();
  for (const bornOn of births) {
    for (const months of [1, 3, 5, 8, 13, 20]) {
      const today = addMonths(bornOn, months);
      const rows = rowsOn(bornOn, today);
      const days = pastDays(rows, today);
      const early = [...pastMonths(rows, today)].filter(([id, givenIn]) => {
        const vaccine = rows.find((row) => row.id === id)?.vaccine ?? '';
        const dose = { id, givenOn: null, givenIn, cvx: null, vaccine };
        const [placed] = onLikelyDays(editionOn(CURRENT_EDITION, today), schedule, { bornOn, today }, [dose]);
        return givenIn !== null && (placed?.givenOn ?? '') < (days.get(id) ?? '');
      });
      expect(early, `born ${bornOn}, on ${today}`).toEqual([]);
    }
  }
});
