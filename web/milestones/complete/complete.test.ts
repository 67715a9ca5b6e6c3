import { afterEach, describe, expect, test, vi } from 'vitest';
import type { MilestoneAnswer } from '#contract/milestones.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { day } from '#domain/time/day.ts';
import { allOf, answered } from '#testing/milestones/milestone-replies.ts';
import { aStorage } from '#testing/web/a-storage.ts';
import { FLIGHT_MS, particles, placeOf } from './bursts.ts';
import { completedBy } from './completed.ts';

afterEach(() => vi.unstubAllGlobals());

const whole = allOf('age-02');
const last = answered('ms-02-soc-1');
const among = (answers: MilestoneAnswer[]) => ({ ...milestoneList, answers });

describe('[MIL-03] a group', () => {
  test('is complete with its last milestone, once on a device for each child and group', () => {
    const kept = aStorage();

    expect(completedBy(among(whole), 'maya', last)).toMatchObject({
      group: { id: 'age-02' },
      of: 11,
      last,
      next: { id: 'age-04' },
    });
    expect(completedBy(among(whole), 'maya', last)).toBeNull();
    expect(completedBy(among(whole), 'leo', last)).not.toBeNull();
    expect(completedBy(among(allOf('age-04')), 'maya', answered('ms-04-soc-1'))).not.toBeNull();
    expect(kept.get('milestones-complete maya')).toBe('age-02 age-04');
  });

  test('is not complete with a milestone that is missing or was lost', () => {
    aStorage();
    const isLast = ({ milestoneId }: MilestoneAnswer) => milestoneId === last.milestoneId;
    const lost = whole.map((one) => (isLast(one) ? { ...one, lostOn: day('2026-11-15') } : one));

    expect(completedBy(among(whole.slice(1)), 'zoe', answered('ms-02-soc-2'))).toBeNull();
    expect(completedBy(among(lost), 'zoe', last)).toBeNull();
  });

  test('that a browser cannot remember is celebrated once a visit', () => {
    vi.stubGlobal('localStorage', undefined);

    expect(completedBy(among(whole), 'ada', last)).not.toBeNull();
    expect(completedBy(among(whole), 'ada', last)).toBeNull();
  });
});

describe('[MIL-03] the confetti', () => {
  const all = particles(() => 0.5);
  const flying = (ms: number) => all.filter((one) => placeOf(one, ms) !== null).length;

  test('is fired at 0, 250 and 500 ms with 100, 75 and 50 particles', () => {
    expect([0, 249, 250, 499, 500].map(flying)).toEqual([100, 100, 175, 175, 225]);
  });

  test('is over two seconds after the last burst', () => {
    expect(flying(500 + FLIGHT_MS)).toBe(50);
    expect(flying(501 + FLIGHT_MS)).toBe(0);
  });
});
