import type { FieldProblem } from '#contract/problem.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { filledSources, type TypedDraft } from './read-draft.ts';

/** On phones one of them shows at a time. */
export type View = 'write' | 'preview' | 'details';

export const views = [
  { id: 'write', label: 'Write' },
  { id: 'preview', label: 'Preview' },
  { id: 'details', label: 'Details' },
] as const satisfies readonly { id: View; label: string }[];

const written = ['title', 'summary', 'content'];

/** In the order of the form. */
export const labels: Readonly<Record<keyof TypedDraft, string>> = {
  title: 'title',
  summary: 'summary',
  content: 'content',
  category: 'category',
  ageRange: 'age range',
  slug: 'slug',
  pictureId: 'picture',
  redFlags: '“When to call”',
  sources: 'sources',
  checkedOn: 'day the facts were checked',
  reviewedBy: 'reviewed by',
};

/** 'age range', 'address of source 2' */
export function labelOf(name: string): string {
  const [field = '', at, part] = name.split('.');
  if (field === 'sources' && at !== undefined) {
    return `${part === 'address' ? 'address' : 'name'} of source ${Number(at) + 1}`;
  }
  return Object.entries(labels).find(([known]) => known === field)?.[1] ?? field;
}

/** @param name of a field, or of a part of one: 'sources.1.text' */
function viewOf(name: string): View {
  return written.includes(nameOfField(name)) ? 'write' : 'details';
}

/** Id of the element that is to have the focus. */
export function elementOf(name: string): string {
  if (name === 'sources') return 'sources.0.text';
  return name.startsWith('redFlags') ? 'redFlags' : name;
}

/** Shows the view of a field, and puts the focus there. */
export function goToField(name: string, setView: (view: View) => void): void {
  setView(viewOf(name));
  focusSoon(elementOf(name));
}

/** Where a row of the form stands among those that are sent. */
export function sentAt(sources: TypedDraft['sources'], row: number): number {
  return filledSources(sources.slice(0, row)).length;
}

/** What is missing, as long as the field is as it was saved. */
export function missingIn(
  problems: readonly FieldProblem[],
  unsaved: readonly string[],
): Readonly<Record<string, string>> {
  const standing = problems.filter(({ name }) => !unsaved.includes(nameOfField(name)));
  return Object.fromEntries(standing.map(({ name, message }) => [name, message]));
}

function nameOfField(name: string): string {
  return name.split('.', 1)[0] ?? name;
}
