import { expect, test } from 'vitest';
import { ChangedDraft } from '#contract/articles/editing.ts';
import { missingIn, sentAt } from './draft-fields.ts';
import { bodyOf, changedFields, readDraft, typedOf } from './read-draft.ts';

function fields(entries: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

const typed = readDraft(
  fields([
    ['title', ' First Foods '],
    ['content', 'One\r\n\r\nTwo'],
    ['category', ''],
    ['sources.0.text', ''],
    ['sources.0.address', ''],
    ['sources.1.text', 'CDC, 2026'],
    ['sources.1.address', ''],
    ['redFlags', 'rf-fever'],
    ['redFlags', 'rf-breathing'],
  ]),
);

test('[ART-04] what is typed is sent as it stands, without rows that are empty', () => {
  const body = bodyOf(typed);

  expect(ChangedDraft.safeParse({ ...body, version: 1 }).success).toBe(true);
  expect(body).toMatchObject({
    title: 'First Foods',
    content: 'One\n\nTwo',
    category: null,
    checkedOn: null,
    pictureId: null,
    sources: [{ text: 'CDC, 2026', address: null }],
    redFlags: ['rf-breathing', 'rf-fever'],
  });
});

test('[ART-04] an error of a source stands at its row, although rows before it are not sent', () => {
  expect(sentAt(typed.sources, 1)).toBe(0);
});

test('[ART-04] an article that is opened and not touched has nothing to save', () => {
  expect(changedFields(typed, { ...typed, sources: typed.sources.slice(1) })).toEqual([]);
  expect(changedFields(typed, { ...typed, title: 'Other', redFlags: [] })).toEqual(['title', 'redFlags']);
  expect(changedFields(typedOf(null), readDraft(new FormData()))).toEqual([]);
});

test('[ART-04] what is missing is said at its field until that is changed', () => {
  const problems = [
    { name: 'summary', code: 'missing', message: 'Write a summary of one sentence.' },
    { name: 'sources', code: 'missing', message: 'Name at least one source with its date.' },
  ];

  expect(missingIn(problems, [])).toEqual({
    summary: 'Write a summary of one sentence.',
    sources: 'Name at least one source with its date.',
  });
  expect(missingIn(problems, ['sources'])).not.toHaveProperty('sources');
});
