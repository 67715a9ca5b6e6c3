import { addDraft, publishDraft, type Draft, type NewDraft } from '#contract/articles/editing.ts';
import { day } from '#domain/time/day.ts';
import { aFamily } from '../family.ts';
import { makeEditor } from '../foods/guide.ts';
import type { TestHouse } from '../house-on.ts';
import type { Person } from '../people.ts';
import { emptyLibrary } from './empty-library.ts';

const sentence = 'Read the label, give a small spoon, and wait until your child opens the mouth for the next one.';

/** It lacks nothing. */
export const cooking: Omit<NewDraft, 'id'> = {
  title: 'Cooking Together: First Kitchen Jobs',
  summary: 'Small jobs for small hands, from washing beans to setting spoons.',
  content: [
    '**Key points**',
    '- Wash hands first.',
    '- Knives and heat stay with you.',
    '### First jobs',
    ...Array.from({ length: 6 }, () => sentence),
  ].join('\n\n'),
  category: 'Nutrition',
  ageRange: '18-36 months',
  slug: '',
  sources: [{ text: 'Clinic handout, 2026', address: 'https://clinic.example.org/cooking' }],
  checkedOn: day('2026-11-20'),
  reviewedBy: '',
  pictureId: null,
  redFlags: [],
};

/** Hannah and Daniel are editors; nobody has written anything yet. */
export async function twoArticleEditors(given?: TestHouse) {
  const home = await aFamily(given);
  await emptyLibrary(home.house.db);
  await makeEditor(home, home.parent);
  await makeEditor(home, home.coParent);
  return { ...home, hannah: home.parent, daniel: home.coParent };
}

/** Makes the person an editor, who adds it. */
export async function aDraft(home: TestHouse, editor: Person, facts: Partial<NewDraft> = {}): Promise<Draft> {
  await makeEditor(home, editor);
  return editor.call(addDraft, { body: { ...cooking, ...facts } });
}

export async function aPublishedDraft(home: TestHouse, editor: Person, facts: Partial<NewDraft> = {}): Promise<Draft> {
  const { id, version } = await aDraft(home, editor, facts);
  return editor.call(publishDraft, { params: { articleId: id }, body: { version } });
}
