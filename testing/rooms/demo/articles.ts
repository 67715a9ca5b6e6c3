import { addDraft } from '#contract/articles/editing.ts';
import { addDays } from '#domain/time/day.ts';
import { makeEditor } from '../../foods/guide.ts';
import { evening, type DemoFamily } from './family.ts';

/** Hannah may edit, and has begun an article that nobody else reads yet. */
export async function demo(family: DemoFamily): Promise<void> {
  const { hannah, home, today } = family;
  await makeEditor(home, hannah);
  await evening(family, hannah, addDays(today, -1));
  await hannah.call(addDraft, {
    body: {
      title: 'Twins at the Table',
      summary: 'Two high chairs, one spoon each, and a plan for the floor.',
      content: [
        'Two children at one table need **two of everything**, and a helper for the first week.',
        '### Before the meal\n- Cut both plates the same way.\n- Put a mat on the floor.',
        '### During the meal\n1. Sit between them.\n2. Offer, and wait.',
      ].join('\n\n'),
      category: 'Nutrition',
      ageRange: '12-24 months',
      slug: '',
      sources: [],
      checkedOn: null,
      reviewedBy: '',
      pictureId: null,
      redFlags: [],
    },
  });
}
