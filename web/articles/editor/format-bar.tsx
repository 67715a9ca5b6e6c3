import { Bold, Heading3, List, ListOrdered, Undo2, type IconNode } from 'lucide';
import { useState, type RefObject } from 'react';
import { moveFocus } from '#web/ui/behavior/arrow-keys.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { boldEdit, lineEdit, type Edit, type Selection } from './format-text.ts';
import { insertInto, takeBackIn } from './insert-into.ts';

type Tool = { readonly label: string; readonly icon: IconNode; readonly edit: ((of: Selection) => Edit) | null };

const tools: readonly Tool[] = [
  { label: 'Bold', icon: Bold, edit: boldEdit },
  { label: 'Subheading', icon: Heading3, edit: (of) => lineEdit('heading', of) },
  { label: 'Bullets', icon: List, edit: (of) => lineEdit('bullets', of) },
  { label: 'Numbered list', icon: ListOrdered, edit: (of) => lineEdit('steps', of) },
  { label: 'Undo', icon: Undo2, edit: null },
];

type Props = { text: RefObject<HTMLTextAreaElement | null>; controls: string };

/** Writes the markup into the text. Tab reaches one button, arrow keys move between them. */
export function FormatBar({ text, controls }: Props) {
  const [current, setCurrent] = useState(0);
  return (
    <div
      className="format-bar"
      role="toolbar"
      aria-label="Format"
      aria-controls={controls}
      onFocus={({ target, currentTarget }) => setCurrent([...currentTarget.children].indexOf(target))}
    >
      {tools.map(({ label, icon, edit }, at) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          tabIndex={at === current ? 0 : -1}
          onKeyDown={moveFocus}
          onClick={() => {
            if (!text.current) return;
            if (edit) insertInto(text.current, edit);
            else takeBackIn(text.current);
          }}
        />
      ))}
    </div>
  );
}
