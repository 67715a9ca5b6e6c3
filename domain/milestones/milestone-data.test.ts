import { describe, expect, test } from 'vitest';
import content from '#content/milestones/milestones.json' with { type: 'json' };
import { milestoneDescription, milestoneList } from './milestone-data.ts';

describe('[MIL-01] the published milestones', () => {
  test('have 13 ages in order, four categories and six motor windows', () => {
    const months = [1, 2, 4, 6, 9, 12, 15, 18, 24, 30, 36, 48, 60];

    expect(milestoneList.ages.map((group) => group.months)).toEqual(months);
    expect(milestoneList.ages.filter(({ isCdcChecklist }) => !isCdcChecklist).map(({ label }) => label)).toEqual([
      '1 Month',
    ]);
    expect(milestoneList.categories).toEqual([
      { id: 'cognitive', name: 'Cognitive', color: 'purple' },
      { id: 'language', name: 'Language', color: 'green' },
      { id: 'physical', name: 'Physical', color: 'blue' },
      { id: 'social', name: 'Social', color: 'pink' },
    ]);
    expect(milestoneList.milestones).toHaveLength(167);
    expect(milestoneList.windows.map(({ milestoneId, p1, p99 }) => [milestoneId, p1, p99])).toEqual([
      ['ms-09-phy-4', 3.8, 9.2],
      ['mw-standing-with-assistance', 4.8, 11.4],
      ['mw-hands-and-knees-crawling', 5.2, 13.5],
      ['mw-walking-with-assistance', 5.9, 13.7],
      ['mw-standing-alone', 6.9, 16.9],
      ['ms-18-phy-1', 8.2, 17.6],
    ]);
    expect(content.reviewedBy).toBeNull();
  });

  test('have words by id, also for a motor milestone of WHO alone, and none for an id that is unknown', () => {
    expect(milestoneDescription('ms-06-lan-3')).toBe('Squeals');
    expect(milestoneDescription('ms-09-phy-4')).toBe('Sits steadily with no support');
    expect(milestoneDescription('mw-standing-alone')).toBe('Stands alone');
    expect(milestoneDescription('ms-06-lan-9')).toBeNull();
  });

  test.each([
    { id: 'ms-04-phy-1', says: /no support/ },
    { id: 'ms-09-lan-1', says: /different sounds/ },
    { id: 'ms-18-phy-6', says: /without a hand/ },
    { id: 'ms-24-phy-3', says: /not climbing/ },
    { id: 'ms-30-phy-2', says: /on their own/ },
    { id: 'ms-36-phy-2', says: /on their own/ },
    { id: 'ms-48-phy-4', says: /not in a fist/ },
    { id: 'ms-60-soc-1', says: / or .*with other children/ },
    { id: 'ms-60-lan-2', says: /simple/ },
    { id: 'ms-60-cog-4', says: /screen/ },
  ])("keep what CDC's list says beside the skill: $id", ({ id, says }) => {
    expect(milestoneDescription(id)).toMatch(says);
  });

  test('name their sources, with an address where one is known', () => {
    expect(milestoneList.sources).toContainEqual({
      org: 'CDC',
      title: 'Learn the Signs. Act Early. milestone checklists (2022 revision)',
      address: 'https://www.cdc.gov/ncbddd/actearly/milestones/',
    });
    expect(milestoneList.sources.filter(({ address }) => address === null).map(({ org }) => org)).toEqual([
      'AAP / Bright Futures',
      'AAP',
    ]);
  });
});
