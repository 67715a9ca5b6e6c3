import { Search } from 'lucide';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { FoodInList } from '#contract/foods.ts';
import { insteadText } from '#domain/foods/food-search.ts';
import { count } from '#domain/time/age-text.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { Field, type FieldText } from '#web/ui/form/field.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { FoodFinder } from './food-finder.ts';

type Props = Pick<FieldText, 'hint' | 'error'> & {
  id: string;
  label: string;
  finder: FoodFinder;
  text: string;
  onType: (text: string) => void;
  onPick: (food: FoodInList) => void;
  /** Beside the name of a food: 'From about 12 months'. */
  noteOf: (food: FoodInList) => string | null;
  /** What is not given yet of what is typed. It stands below the field, too, which the list covers. */
  rules?: ReactNode;
};

/** A combobox over the names of foods. Arrow keys move, Enter picks, Escape closes. */
export function FoodField({ id, label, finder, text, onType, onPick, noteOf, rules, ...notes }: Props) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const { foods: found, insteadOf } = finder.find(isOpen ? text : '');
  const isListed = found.length > 0;
  const active = found[at]?.item;
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const pick = (food: FoodInList) => {
    close();
    onPick(food);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      setOpen(true);
      if (isListed) setAt(key === 'ArrowDown' ? (at + 1) % found.length : (at <= 0 ? found.length : at) - 1);
    } else if (key === 'Enter' && active) pick(active);
    // A dialog around it stays open.
    else if (key === 'Escape' && isListed) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field id={id} label={label} {...notes}>
      {(wiring) => (
        <div className="search food-search">
          <Icon of={Search} />
          <input
            {...wiring}
            className="input"
            type="text"
            role="combobox"
            autoComplete="off"
            enterKeyHint="done"
            placeholder="Egg, lentils"
            aria-autocomplete="list"
            aria-expanded={isListed}
            aria-controls={isListed ? listId : undefined}
            aria-activedescendant={active && optionId(at)}
            value={text}
            onChange={({ target }) => {
              onType(target.value);
              setOpen(true);
              setAt(-1);
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {isListed && (
            <div className="food-options">
              <div className="stack tight" aria-hidden>
                {rules}
              </div>
              {insteadOf && <p className="sm soft">{insteadText(text, insteadOf)}</p>}
              <div role="listbox" id={listId} aria-label="Foods">
                {found.map(({ item, otherName }, index) => (
                  <button
                    key={item.id}
                    type="button"
                    id={optionId(index)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === at}
                    // The field keeps the focus.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => pick(item)}
                  >
                    <span>{item.name}</span>{' '}
                    <span className="xs faint">{[otherName, noteOf(item)].filter(Boolean).join(' · ')}</span>
                  </button>
                ))}
              </div>
            </div>
          )}
          <span role="status">
            <VisuallyHidden>{isOpen && text.trim() !== '' && foundText(found.length)}</VisuallyHidden>
          </span>
        </div>
      )}
    </Field>
  );
}

function foundText(found: number): string {
  return found === 0 ? 'No food of the list' : `${count(found, 'food')} of the list`;
}
