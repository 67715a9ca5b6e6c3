import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { answered } from '#testing/milestones/milestone-replies.ts';
import { aStorage } from '#testing/web/a-storage.ts';
import { forgetTaken, keepMilestones, keptMilestones } from './kept-milestones.ts';

const keptAt = new Date('2026-11-21T03:00:00Z');
const since = { changedAt: '2026-11-21T03:01:00.000Z' };
const minutesLater = (minutes: number) => vi.setSystemTime(keptAt.getTime() + minutes * 60_000);
let kept: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: keptAt });
  kept = aStorage();
  keepMilestones(milestoneList, keptAt.getTime());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetTaken();
});

describe('[MIL-04] the list of milestones that a browser keeps', () => {
  test('is there for 30 minutes, the same each time', () => {
    minutesLater(29.9);

    expect(keptMilestones([])).toEqual(milestoneList);
    expect(keptMilestones([])).toBe(keptMilestones([]));
  });

  test('is not shown after 30 minutes, and where the clock was put back', () => {
    minutesLater(30);
    expect(keptMilestones([])).toBeNull();

    minutesLater(-1);
    expect(keptMilestones([])).toBeNull();
  });

  test('stays for the visit once it is shown, whatever its age becomes', () => {
    minutesLater(29.9);
    expect(keptMilestones([])).toEqual(milestoneList);

    minutesLater(90);
    expect(keptMilestones([answered('ms-06-lan-3', { edition: '2027-05', ...since })])).toEqual(milestoneList);
  });

  test('that is too old is not deleted, as long as there is no newer one', () => {
    minutesLater(31);
    expect(keptMilestones([])).toBeNull();

    expect(kept.get('milestones')).toContain('"edition"');
  });

  test('is as old as its answer, however late it is kept', () => {
    minutesLater(29);
    keepMilestones(milestoneList, keptAt.getTime());

    minutesLater(31);
    expect(keptMilestones([])).toBeNull();
  });

  test('is not shown when somebody has answered a later edition', () => {
    expect(keptMilestones([answered('ms-06-lan-3', { edition: '2027-05', ...since })])).toBeNull();
    expect(keptMilestones([answered('ms-06-lan-3', { edition: '2022-01' })])).not.toBeNull();
    forgetTaken();
    expect(keptMilestones([answered('ms-06-lan-3', since)])).not.toBeNull();
  });

  test('is shown beside answers of a later edition that were there before it came, as an import brings them', () => {
    const imported = answered('ms-06-lan-3', { edition: '9999-99', changedAt: '2026-11-21T02:59:00.000Z' });

    expect(keptMilestones([imported])).toEqual(milestoneList);
  });

  test('is taken for good only once it is known what was answered', () => {
    expect(keptMilestones(undefined)).toEqual(milestoneList);
    expect(keptMilestones([answered('ms-06-lan-3', { edition: '2027-05', ...since })])).toBeNull();
  });

  test.each(['', '{', '[]', '{"atMs":1}', '{"atMs":"x","list":{}}'])('is not shown when it reads %j', (text) => {
    kept.set('milestones', text);

    expect(keptMilestones([])).toBeNull();
  });

  test('[decision 40] holds nothing about a child', () => {
    expect([...kept.keys()]).toEqual(['milestones']);
    expect(kept.get('milestones')).not.toMatch(/childId|achievedOn|firstName/);
  });
});
