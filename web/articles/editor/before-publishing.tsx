import { Check, Info, X } from 'lucide';
import type { Draft } from '#contract/articles/editing.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';

type Fields = { readonly text: string; readonly names: readonly string[] };

const asked: readonly Fields[] = [
  { text: 'Title, summary and category are there', names: ['title', 'summary', 'category'] },
  { text: 'The text is long enough', names: ['content'] },
  { text: 'The age range is there', names: ['ageRange'] },
  { text: 'The slug is free', names: ['slug'] },
  { text: 'A source with its date', names: ['sources'] },
  { text: 'The day the facts were checked', names: ['checkedOn'] },
  { text: 'The picture is ready', names: ['pictureId'] },
];

type Props = { draft: Draft | null; unsaved: readonly string[] };

/** What is checked before an article can be published, as it was last saved. */
export function BeforePublishing({ draft, unsaved }: Props) {
  return (
    <Card title="Before publishing" caption={captionOf(draft, unsaved)}>
      {draft && (
        <ul className="rules">
          {asked.map(({ text, names }) => {
            const isThere = !draft.problems.some(({ name }) => names.includes(name));
            const isOpen = names.some((name) => unsaved.includes(name));
            return <Rule key={text} text={text} is={isOpen ? 'open' : isThere ? 'there' : 'missing'} />;
          })}
        </ul>
      )}
    </Card>
  );
}

const looks = {
  there: { icon: Check, className: 'ok', says: '' },
  missing: { icon: X, className: 'no', says: 'Missing: ' },
  open: { icon: Info, className: '', says: 'Changed since it was saved: ' },
};

function Rule({ text, is }: { text: string; is: keyof typeof looks }) {
  const { icon, className, says } = looks[is];
  return (
    <li className={className}>
      <Icon of={icon} />
      <span>
        {says !== '' && <span className="sr">{says}</span>}
        {text}
      </span>
    </li>
  );
}

function captionOf(draft: Draft | null, unsaved: readonly string[]): string {
  if (!draft) return 'Saving the draft checks what is missing.';
  return unsaved.length > 0 ? 'As it was last saved. Saving checks it again.' : 'As it is saved.';
}
