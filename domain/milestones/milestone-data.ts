import content from '#content/milestones/milestones.json' with { type: 'json' };
import { categoryColor } from './category-color.ts';
import type { MilestoneList } from './milestone-list.ts';

const { edition, ageGroups, categories, milestones, whoMotorWindows, sources } = content;

/** Sources: CDC, Learn the Signs. Act Early. (2022), in our words; WHO Motor Development Study (2006); month 1 is ours. */
export const milestoneList: MilestoneList = {
  edition,
  // By id, as the specification's call has them.
  categories: categories
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, name, color }) => ({ id, name, color: categoryColor(color) })),
  ages: ageGroups.map(({ id, label, months, isCdcChecklist, actEarly, whatYouCanDo }) => {
    const { message, talkToDoctorIf, screeningNote, whereToTurn } = actEarly;
    const said = { message, talkToDoctorIf, screeningNote, whereToTurn };
    return { id, label, months, isCdcChecklist, actEarly: said, whatYouCanDo };
  }),
  milestones: milestones.map(({ id, ageGroupId, category, description }) => ({
    id,
    ageId: ageGroupId,
    categoryId: category,
    description,
  })),
  windows: whoMotorWindows.windows.map(({ milestoneId, name, p1, p99, mean }) => ({
    milestoneId,
    name,
    p1,
    p99,
    mean,
  })),
  sources: Object.values(sources).map((source) => ({
    org: source.org,
    title: source.title,
    address: 'url' in source ? source.url : null,
  })),
};

const descriptions = new Map([
  ...milestoneList.windows.map(({ milestoneId, name }) => [milestoneId, name] as const),
  ...milestoneList.milestones.map(({ id, description }) => [id, description] as const),
]);

/** The words of a milestone, or of one of WHO's windows; null if this edition has no such id. */
export function milestoneDescription(milestoneId: string): string | null {
  return descriptions.get(milestoneId) ?? null;
}
