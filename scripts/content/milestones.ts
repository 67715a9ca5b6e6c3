import { createHash } from 'node:crypto';
import published from '#content/milestones/cdc-2022-hashes.json' with { type: 'json' };
import content from '#content/milestones/milestones.json' with { type: 'json' };
import { CATEGORY_COLORS } from '#domain/milestones/category-color.ts';
import type { ContentCheck } from './content-check.ts';
import { isCopied } from './copied.ts';
import { itemTexts, listTexts, ownTexts, type MilestoneContent } from './milestone-texts.ts';
import { gradeProblems, styleProblems, wordProblems } from './words-for-parents.ts';

type Item = MilestoneContent['milestones'][number];

/** Of the words of every item with its id. */
const FINGERPRINT = '7bbde73b745a048c';

const MONTHS = [1, 2, 4, 6, 9, 12, 15, 18, 24, 30, 36, 48, 60];
const ITEMS = [8, 11, 13, 12, 13, 10, 13, 15, 13, 15, 12, 17, 15];

/** What CDC calls its domains. */
const DOMAINS: Readonly<Record<string, string>> = {
  'Social/Emotional': 'social',
  'Language/Communication': 'language',
  Cognitive: 'cognitive',
  'Movement/Physical': 'physical',
};

/** At most four words that nobody could say otherwise. */
const SAME_AS_CDC = ['ms-18-phy-2', 'ms-24-phy-1', 'ms-24-phy-2', 'ms-24-phy-4', 'ms-60-phy-2'];

/** 'just' of time, 'simply' of a kind of play. */
const MEANT = { 'ms-12-cog-2': 'just', 'ms-60-lan-2': 'just', 'ms-18-cog-2': 'simply' };

export function milestoneChecks(list: MilestoneContent = content): readonly ContentCheck[] {
  const shown = [...listTexts(list), ...ownTexts()];
  return [
    { name: 'milestones: 13 ages and 167 items, 8 of our own and 159 by CDC', problems: countProblems(list) },
    { name: 'milestones: ids are unique and stay', problems: idProblems(list) },
    {
      name: 'milestones: categories are known and follow the domains of CDC, 159 of 159',
      problems: domainProblems(list),
    },
    { name: 'milestones: six windows, each with its milestone', problems: windowProblems(list) },
    { name: 'milestones: every source is known and cited', problems: sourceProblems(list) },
    { name: 'milestones: reading grade 6 or lower', problems: gradeProblems(shown) },
    {
      name: 'milestones: words for parents',
      problems: wordProblems([...itemTexts(list), ...shown.filter(isNoList)], MEANT),
    },
    { name: 'milestones: how texts are written', problems: [...styleProblems(shown), ...itemStyleProblems(list)] },
    { name: 'milestones: no item copied from CDC', problems: copyProblems(list) },
  ];
}

/** Items are looked at one by one. */
function isNoList({ where }: { readonly where: string }): boolean {
  return !where.endsWith(' items');
}

function countProblems({ ageGroups, milestones }: MilestoneContent): string[] {
  const months = ageGroups.map((group) => group.months);
  const counts = ageGroups.map(({ id }) => milestones.filter(({ ageGroupId }) => ageGroupId === id).length);
  const ofOthers = milestones.filter(({ ageGroupId }) => !ageGroups.some(({ id }) => id === ageGroupId));
  return [
    ...differences('months', months, MONTHS),
    ...differences('items of each age', counts, ITEMS),
    ...ofOthers.map(({ id }) => `${id}: no such age`),
    ...ageGroups
      .filter(({ isCdcChecklist, months: age }) => isCdcChecklist !== age > 1)
      .map(({ id }) => `${id}: CDC begins at 2 months`),
  ];
}

function idProblems({ milestones, ageGroups, categories }: MilestoneContent): string[] {
  const ids = [...milestones, ...ageGroups, ...categories].map(({ id }) => id);
  const fingerprint = createHash('sha256')
    .update(milestones.map(({ id, description }) => `${id}\t${description}\n`).join(''))
    .digest('hex');
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} twice`),
    ...milestones.filter((item) => !isWellFormed(item)).map(({ id }) => `${id}: not ms-AGE-CATEGORY-ORDER`),
    ...(fingerprint.startsWith(FINGERPRINT)
      ? []
      : [`items changed. If each id still means the same: ${fingerprint.slice(0, FINGERPRINT.length)}`]),
  ];
}

function isWellFormed({ id, ageGroupId, category, order }: Item): boolean {
  return id === `ms-${ageGroupId.slice(-2)}-${category.slice(0, 3)}-${order}`;
}

function domainProblems(list: MilestoneContent): string[] {
  const { categories, milestones } = list;
  const known = new Set(categories.map(({ id }) => id));
  const colors = new Set<string>(CATEGORY_COLORS);
  return [
    ...categories.filter(({ color }) => !colors.has(color)).map(({ id, color }) => `${id}: no color ${color}`),
    ...milestones.filter(({ category }) => !known.has(category)).map(({ id, category }) => `${id}: no ${category}`),
    ...milestones
      .filter((item) => !followsDomain(list, item))
      .map(({ id, cdcDomain }) => `${id}: is ${String(cdcDomain)}`),
    ...Object.entries(published.counts).flatMap(([months, counts]) =>
      Object.entries(counts).flatMap(([category, count]) =>
        differences(`${category} at ${months} months`, itemsAt(list, Number(months), category), count),
      ),
    ),
  ];
}

function followsDomain({ ageGroups }: MilestoneContent, { ageGroupId, category, cdcDomain }: Item): boolean {
  const isCdc = ageGroups.some(({ id, isCdcChecklist }) => id === ageGroupId && isCdcChecklist);
  return isCdc ? cdcDomain !== null && DOMAINS[cdcDomain] === category : cdcDomain === null;
}

function itemsAt({ ageGroups, milestones }: MilestoneContent, months: number, category: string): number {
  const ages = new Set(ageGroups.filter((group) => group.months === months).map(({ id }) => id));
  return milestones.filter((item) => item.category === category && ages.has(item.ageGroupId)).length;
}

function windowProblems({ milestones, whoMotorWindows }: MilestoneContent): string[] {
  const ids = new Set(milestones.map(({ id }) => id));
  const { windows } = whoMotorWindows;
  return [
    ...differences('windows', windows.length, 6),
    ...windows
      .filter(({ id, milestoneId }) => !ids.has(milestoneId) && milestoneId !== `mw-${id}`)
      .map(({ id }) => `${id}: no such milestone`),
    ...windows
      .filter(({ p1, mean, p99 }) => !(0 < p1 && p1 < mean && mean < p99))
      .map(({ id }) => `${id}: not in order`),
  ];
}

function sourceProblems(list: MilestoneContent): string[] {
  const { ageGroups, milestones, whoMotorWindows, lostSkill, youngBaby, sources } = list;
  const cited = [
    ...ageGroups.flatMap(({ id, source, actEarly }) => [source, ...actEarly.sources].map((name) => ({ id, name }))),
    ...milestones.map(({ id, source }) => ({ id, name: source })),
    { id: 'windows', name: whoMotorWindows.source },
    ...[lostSkill, youngBaby, youngBaby.limp].flatMap(({ id, sources: names }) => names.map((name) => ({ id, name }))),
  ];
  const known = new Set(Object.keys(sources));
  const ours = new Set(['CDC-LTSAE-2022', 'AAP-BF4']);
  return [
    ...cited.filter(({ name }) => !known.has(name)).map(({ id, name }) => `${id}: ${name} is not listed`),
    ...[...known].filter((name) => !cited.some((one) => one.name === name)).map((name) => `${name} is cited nowhere`),
    ...milestones.filter(({ source }) => !ours.has(source)).map(({ id, source }) => `${id}: ${source}`),
    ...Object.entries(sources)
      .filter(([, source]) => 'url' in source && !source.url.startsWith('https://'))
      .map(([name]) => `${name}: its address is not https`),
  ];
}

function itemStyleProblems({ milestones }: MilestoneContent): string[] {
  return milestones
    .filter(({ description }) => !/^[A-Z].*[^.]$/.test(description))
    .map(({ id, description }) => `${id}: '${description}' has no capital, or a period`);
}

function copyProblems({ milestones }: MilestoneContent): string[] {
  const same = new Set(SAME_AS_CDC);
  const copied = milestones.filter(
    ({ description, cdcDomain }) => cdcDomain !== null && isCopied(description, published),
  );
  return [
    ...copied.filter(({ id }) => !same.has(id)).map(({ id, description }) => `${id}: '${description}'`),
    ...milestones
      .filter(({ id, description }) => same.has(id) && description.split(' ').length > 4)
      .map(({ id }) => `${id}: more than four words`),
  ];
}

function differences(what: string, found: unknown, expected: unknown): string[] {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  return is === should ? [] : [`${what}: ${is}, should be ${should}`];
}
