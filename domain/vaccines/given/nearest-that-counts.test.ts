import { expect, test } from 'vitest';
import { addDays, day, daysBetween, type Day } from '#domain/time/day.ts';
import { fromFirst, fromLikely, nearestThatCounts, type Fit } from './nearest-that-counts.ts';

const first = day('2026-10-01');
const october = Array.from({ length: 31 }, (_, n) => addDays(first, n));

test('from each day of a month the nearest that counts is found with at most eight looks, wherever those days lie', () => {
  for (const opens of [...october, day('2026-11-01')]) {
    for (const closes of october.filter((on) => on >= opens)) {
      for (const from of ['2026-10-01', '2026-10-15', '2026-10-31'].map(day)) {
        const looked = new Set<Day>();
        const fitOn = (on: Day): Fit => {
          looked.add(on);
          if (on < opens) return 'too-early';
          return on <= closes ? 'counts' : 'too-late';
        };
        const found = nearestThatCounts(october, from, fitOn);
        const counting = october.filter((on) => on >= opens && on <= closes);
        const away = counting.map((on) => Math.abs(daysBetween(on, from)));

        expect(found && Math.abs(daysBetween(found, from)), `${opens} to ${closes}, from ${from}`).toBe(
          Math.min(...away),
        );
        expect(looked.size).toBeLessThanOrEqual(8);
      }
    }
  }
  expect(nearestThatCounts(october, first, () => 'too-early')).toBeNull();
  expect(nearestThatCounts(october, first, () => 'too-late')).toBeNull();
});

test('days after another dose are tried where they are nearer than those before it', () => {
  const [before, after] = [october.slice(0, 19), october.slice(20)];

  expect(fromLikely([before, after], day('2026-10-21'))).toEqual([
    { days: after, from: '2026-10-21' },
    { days: before, from: '2026-10-19' },
  ]);
  expect(fromFirst([before, after], day('2026-10-21'))).toEqual([
    { days: before, from: '2026-10-01' },
    { days: after, from: '2026-10-21' },
  ]);
});
