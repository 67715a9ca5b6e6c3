import { milestoneAnswerEndpoints, type NewMilestoneAnswer } from '#contract/milestones.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { addDays, type Day } from '#domain/time/day.ts';
import { monthOf } from '#domain/time/month.ts';
import type { Person } from '../../people.ts';
import { childNamed, evening, eveningOf, type DemoChild, type DemoFamily } from './family.ts';

/** Days from birth, or from the due date of a child born early; of the others it follows from their group. */
const REACHED_AT: Readonly<Record<string, number>> = {
  'ms-09-phy-4': 186,
  'mw-standing-with-assistance': 235,
  'ms-12-phy-1': 249,
  'mw-hands-and-knees-crawling': 256,
  'mw-walking-with-assistance': 287,
  'ms-12-phy-2': 292,
  'mw-standing-alone': 338,
  'ms-15-phy-1': 366,
  'ms-18-phy-1': 377,
};

const NOTES: Readonly<Record<string, string>> = {
  'Jonah ms-15-phy-1': 'From the sofa to the bookshelf.',
  'Leo ms-12-lan-2': 'Dada first.',
  'Leo ms-15-phy-1': 'To Jonah, who ran away.',
  'Theo ms-02-soc-4': 'At the lamp, then at us.',
  'Maya ms-02-soc-4': 'At Leo, in the bath.',
};

/** The family only knows the month. */
const BY_MONTH: readonly string[] = ['ms-02-lan-1', 'ms-12-lan-1'];

/** Of the age of each child, nobody has said yet that these are reached. */
const OPEN: Readonly<Record<DemoChild['firstName'], readonly string[]>> = {
  Jonah: ['ms-30-cog-4'],
  Leo: ['ms-18-phy-5'],
  Theo: ['ms-04-cog-2'],
  Maya: ['ms-04-soc-2', 'ms-04-phy-5'],
};

/** At each visit what was reached since the last one, and this week what is on the way. */
export async function demo(family: DemoFamily): Promise<void> {
  for (const child of family.children) {
    let since = -1;
    for (const visit of child.visits) {
      const reached = reachedBetween(child, since, visit.ageDays);
      since = visit.ageDays;
      if (reached.length === 0) continue;
      const { by } = await eveningOf(family, child, visit);
      for (const one of reached) await say(by, child, one);
    }
  }
  await sayThisWeek(family);
}

async function sayThisWeek(family: DemoFamily): Promise<void> {
  const { hannah, daniel, today } = family;
  const maya = childNamed(family, 'Maya');
  await evening(family, daniel, addDays(today, -2));
  await say(daniel, maya, {
    milestoneId: 'ms-06-soc-3',
    ...achieved(addDays(today, -2)),
    note: 'At the dog next door.',
  });
  await evening(family, hannah, addDays(today, -1));
  await say(hannah, maya, { milestoneId: 'ms-04-soc-2', answer: 'not-sure' });
  await say(hannah, maya, { milestoneId: 'ms-06-phy-1', answer: 'not-yet' });
  await say(hannah, childNamed(family, 'Leo'), { milestoneId: 'ms-24-phy-1', ...achieved(addDays(today, -1)) });
  await say(hannah, childNamed(family, 'Jonah'), { milestoneId: 'ms-36-lan-4', ...achieved(addDays(today, -6)) });
}

function reachedBetween({ firstName, bornOn, course }: DemoChild, since: number, until: number): NewMilestoneAnswer[] {
  const { ages, milestones, windows } = milestoneList;
  const listed = milestones.map(({ id, ageId }, n) => {
    const group = ages.find((one) => one.id === ageId);
    // Spread over the weeks before the age of the group.
    return { id, at: Math.max(5, Math.round((group?.months ?? 0) * 30.44) - 3 - ((n * 7) % 26)) };
  });
  const others = windows.flatMap(({ milestoneId: id }) => (listed.some((one) => one.id === id) ? [] : { id, at: 0 }));
  return [...listed, ...others].flatMap(({ id, at }) => {
    const age = (REACHED_AT[id] ?? at) + course.earlyDays;
    if (age <= since || age > until || OPEN[firstName].includes(id)) return [];
    const on = addDays(bornOn, age);
    const when = BY_MONTH.includes(id) ? { answer: 'achieved' as const, achievedIn: monthOf(on) } : achieved(on);
    return { milestoneId: id, ...when, note: NOTES[`${firstName} ${id}`] ?? null };
  });
}

function achieved(achievedOn: Day) {
  return { answer: 'achieved' as const, achievedOn };
}

async function say(by: Person, { id: childId }: DemoChild, body: NewMilestoneAnswer): Promise<void> {
  await by.call(milestoneAnswerEndpoints.add, { params: { childId }, body });
}
