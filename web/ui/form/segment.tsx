import type { KeyboardEvent } from 'react';
import { moveFocus } from '../behavior/arrow-keys.ts';
import { classes } from '../classes.ts';

export type SegmentItem<Id extends string> = { id: Id; label: string };

export type SegmentProps<Id extends string> = {
  label: string;
  items: readonly SegmentItem<Id>[];
  current: Id;
  onPick: (id: Id) => void;
  /** Id of the panel it switches. Without one it is a form choice. */
  panelId?: string;
  wideOnPhone?: boolean;
};

/** Two or three views of one thing. Tab reaches the current one, arrow keys select. */
export function Segment<Id extends string>(props: SegmentProps<Id>) {
  const { label, items, current, onPick, panelId, wideOnPhone = false } = props;
  const isTabs = panelId !== undefined;
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const item = items[moveFocus(event) ?? -1];
    if (item) onPick(item.id);
  };
  const chosen = (isChosen: boolean) => (isTabs ? { 'aria-selected': isChosen } : { 'aria-checked': isChosen });

  return (
    <div
      className={classes('segment', wideOnPhone && 'wide-on-phone')}
      role={isTabs ? 'tablist' : 'radiogroup'}
      aria-label={label}
    >
      {items.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          role={isTabs ? 'tab' : 'radio'}
          {...chosen(id === current)}
          aria-controls={panelId}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onPick(id)}
          onKeyDown={walk}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
