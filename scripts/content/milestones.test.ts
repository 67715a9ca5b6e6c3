import { describe, expect, test } from 'vitest';
import content from '#content/milestones/milestones.json' with { type: 'json' };
import { milestoneChecks } from './milestones.ts';

type Content = typeof content;
type Item = Content['milestones'][number];

describe('[MIL-01] the published milestones', () => {
  test.each(milestoneChecks())('$name', ({ problems }) => {
    expect(problems).toEqual([]);
  });
});

const withItem = (id: string, change: Partial<Item>): Content => ({
  ...content,
  milestones: content.milestones.map((item) => (item.id === id ? { ...item, ...change } : item)),
});
const withAge = (change: Partial<Content['ageGroups'][number]>): Content => ({
  ...content,
  ageGroups: content.ageGroups.map((group) => (group.id === 'age-06' ? { ...group, ...change } : group)),
});
const act = content.ageGroups[0]?.actEarly;
const squeals = 'ms-06-lan-3';

describe('a fault in them is told', () => {
  test.each<{ fault: string; list: Content; told: string }>([
    {
      fault: 'an item is missing',
      list: { ...content, milestones: content.milestones.slice(1) },
      told: 'items of each age: [7,11,13,12,13,10,13,15,13,15,12,17,15], should be [8,11,13,12,13,10,13,15,13,15,12,17,15]',
    },
    { fault: 'an item of no age', list: withItem(squeals, { ageGroupId: 'age-07' }), told: `${squeals}: no such age` },
    {
      fault: 'a claim that is not made of CDC',
      list: withAge({ isCdcChecklist: false }),
      told: 'age-06: CDC begins at 2 months',
    },
    {
      fault: 'another age',
      list: withAge({ months: 7 }),
      told: 'months: [1,2,4,7,9,12,15,18,24,30,36,48,60], should be [1,2,4,6,9,12,15,18,24,30,36,48,60]',
    },
    { fault: 'an id twice', list: withItem(squeals, { id: 'ms-06-lan-2' }), told: 'ms-06-lan-2 twice' },
    {
      fault: 'an id of another form',
      list: withItem(squeals, { id: 'squeals' }),
      told: 'squeals: not ms-AGE-CATEGORY-ORDER',
    },
    { fault: 'an id with other words', list: withItem(squeals, { description: 'Shrieks' }), told: 'items changed' },
    {
      fault: 'a category that is unknown',
      list: withItem(squeals, { category: 'motor' }),
      told: `${squeals}: no motor`,
    },
    {
      fault: 'a category against the domain',
      list: withItem(squeals, { category: 'social' }),
      told: `${squeals}: is Language/Communication`,
    },
    {
      fault: 'another domain than that of CDC',
      list: withItem(squeals, { category: 'cognitive', cdcDomain: 'Cognitive' }),
      told: 'cognitive at 6 months: 4, should be 3',
    },
    {
      fault: 'a domain at 1 month',
      list: withItem('ms-01-soc-1', { cdcDomain: 'Social/Emotional' }),
      told: 'ms-01-soc-1: is Social/Emotional',
    },
    {
      fault: 'a color that is unknown',
      list: { ...content, categories: content.categories.map((one) => ({ ...one, color: 'red' })) },
      told: 'physical: no color red',
    },
    {
      fault: 'a window without a milestone',
      list: withItem('ms-09-phy-4', { id: 'ms-09-phy-5' }),
      told: 'sitting-without-support: no such milestone',
    },
    {
      fault: 'a window that ends before it begins',
      list: {
        ...content,
        whoMotorWindows: {
          ...content.whoMotorWindows,
          windows: content.whoMotorWindows.windows.map((window) => ({ ...window, p99: window.p1 })),
        },
      },
      told: 'walking-alone: not in order',
    },
    {
      fault: 'a source that is not listed',
      list: withItem(squeals, { source: 'CDC-2022' }),
      told: `${squeals}: CDC-2022 is not listed`,
    },
    {
      fault: 'a source of something else',
      list: withItem(squeals, { source: 'WHO-MGRS-2006' }),
      told: `${squeals}: WHO-MGRS-2006`,
    },
    {
      fault: 'a source that nothing cites',
      list: { ...content, whoMotorWindows: { ...content.whoMotorWindows, source: 'CDC-LTSAE-2022' } },
      told: 'WHO-MGRS-2006 is cited nowhere',
    },
    {
      fault: 'words too hard for a parent',
      list: withAge({
        actEarly: {
          ...act,
          message: '',
          talkToDoctorIf: [],
          whereToTurn: '',
          sources: [],
          screeningNote: 'Communicative developmental evaluation.',
        },
      }),
      told: 'age-06 actEarly: grade',
    },
    {
      fault: 'a word that judges',
      list: withItem(squeals, { description: 'Squeals like normal' }),
      told: `${squeals}: 'normal'`,
    },
    {
      fault: 'a word that judges in a tip',
      list: withAge({ whatYouCanDo: ['Do not fall behind.'] }),
      told: "age-06 whatYouCanDo: 'behind'",
    },
    {
      fault: 'a period after an item',
      list: withItem(squeals, { description: 'Squeals.' }),
      told: `${squeals}: 'Squeals.' has no capital, or a period`,
    },
    { fault: 'a blank', list: withItem(squeals, { description: 'Squeals ' }), told: "age-06 items: 'Squeals '" },
    {
      fault: "CDC's words",
      list: withItem(squeals, { description: 'Makes squealing noises' }),
      told: `${squeals}: 'Makes squealing noises'`,
    },
    {
      fault: "CDC's words, a few changed",
      list: withItem(squeals, { description: 'Often Turns head towards the sound of your big voice' }),
      told: `${squeals}: 'Often Turns head towards the sound of your big voice'`,
    },
    {
      fault: 'an item like that of CDC grows',
      list: withItem('ms-24-phy-2', { description: 'Runs all over the place' }),
      told: 'ms-24-phy-2: more than four words',
    },
  ])('$fault', ({ list, told }) => {
    const problems = milestoneChecks(list).flatMap((check) => check.problems);

    expect(problems.some((problem) => problem.startsWith(told))).toBe(true);
  });
});
