import { skillAsked } from '#domain/chat/skill-asked.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { NEVER_CRAWL, windowText } from '#domain/milestones/motor-words.ts';
import { uncapital } from '#domain/text/capital.ts';
import type { SearchIndex } from '#server/articles/rules/search/search-index.ts';
import { articlePassage } from './known-answers.ts';
import type { Passage } from './passage.ts';

const CRAWLING = 'mw-hands-and-knees-crawling';

const TALKING: ReadonlySet<string> = new Set([
  'ms-09-lan-1',
  'ms-12-lan-1',
  'ms-12-lan-2',
  'ms-15-lan-1',
  'ms-15-lan-4',
  'ms-24-lan-2',
]);
/** Words that are missing are for the doctor a little before the age of the list; ours. */
const NEARLY = 0.9;
/** Of words and gestures. */
const TALK = [
  'Ask for a check: no gestures or babble at 12 months, no words by 15 to 18, or few words at 24 months.',
  'Words that he had and lost: call the doctor within a day.',
];

export type SkillAges = {
  readonly passages: readonly Passage[];
  /** The child is younger than the list that the skill stands on. */
  readonly isEarly: boolean;
};

/**
 * When children do what a message asks for, by the CDC's lists and the WHO's windows, and at the age of the list the
 * doctor; null where it names no skill, or more than one.
 *
 * @param months whole months of the age used, corrected for a child born early; null if not known
 */
export function skillAges(index: SearchIndex, message: string, months: number | null): SkillAges | null {
  const ids = skillAsked(message);
  if (ids.length === 0) return null;
  const items = ids.flatMap((id) => {
    const item = milestoneList.milestones.find((one) => one.id === id);
    const group = milestoneList.ages.find((one) => one.id === item?.ageId);
    return item && group ? [{ ...item, months: group.months, label: group.label }] : [];
  });
  const windows = milestoneList.windows.filter(({ milestoneId }) => ids.includes(milestoneId));
  const dueMonths = Math.min(...items.map((one) => one.months), ...windows.map(({ p99 }) => Math.ceil(p99)));
  const isOfTalk = ids.some((id) => TALKING.has(id));
  const isDue = months !== null && months >= dueMonths * (isOfTalk ? NEARLY : 1);
  const sentences = [
    ...items.map(({ label, description }) => `On the list for ${label.toLowerCase()}: ${uncapital(description)}.`),
    ...windows.map((window) => `${window.name}: ${windowText(window)}.`),
    ...(ids.includes(CRAWLING) ? [NEVER_CRAWL] : []),
  ];
  const href = `/milestones?age=${items[0]?.months ?? nearestAge(dueMonths)}`;
  return {
    isEarly: months !== null && !isDue,
    passages: [
      { source: { title: 'Milestones', href }, sentences },
      ...articlePassage(index, 'art-31', [
        'Each item on the CDC list is something that about 75 of 100 children or more do by that age.',
        ...(isDue
          ? ['Call when the office opens, instead of saving it for the next visit.']
          : ['A missed item, a lost skill or your own worry is enough reason to ask for a screening.']),
      ]),
      ...(isOfTalk ? articlePassage(index, 'art-37', TALK) : []),
    ],
  };
}

function nearestAge(months: number): number {
  return milestoneList.ages.findLast((one) => one.months <= months)?.months ?? 1;
}
