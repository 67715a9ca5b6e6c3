import { Search } from 'lucide';
import type { KeyboardEvent, SubmitEvent } from 'react';
import type { ArticleCategory } from '#domain/articles/article.ts';
import type { TypedInAddress } from '#web/client/form/use-typed-in-address.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { libraryHref } from '#domain/articles/addresses.ts';
import type { ListBox } from './found-results.tsx';
import { loadResults } from './library-results.tsx';

type Props = {
  typed: TypedInAddress;
  category: ArticleCategory | null;
  /** Undefined until the script has come, as long as it is a field of a form. */
  list: ListBox | undefined;
  /** How many results the list has. */
  options: number;
  /** @param at -1 leaves the list */
  onMove: (at: number) => void;
};

/** A combobox over the results below it. Arrow keys move, Enter opens, Escape clears. */
export function LibrarySearchField({ typed: { text, type, write }, category, list, options, onMove }: Props) {
  const isListed = options > 0;
  const activeAt = list?.activeAt ?? -1;
  const optionAt = (at: number) => (list ? document.getElementById(list.optionId(at)) : null);
  const move = (at: number) => {
    onMove(at);
    optionAt(at)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'ArrowDown' && isListed) move((activeAt + 1) % options);
    else if (key === 'ArrowUp' && isListed) move((activeAt <= 0 ? options : activeAt) - 1);
    else if (key === 'Enter' && activeAt >= 0) optionAt(activeAt)?.click();
    else if (key === 'Escape' && text !== '') write('');
    else return;
    event.preventDefault();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    write(text);
    // The keyboard on the screen of a phone would cover the results.
    if (matchMedia('(pointer: coarse)').matches) event.currentTarget.querySelector('input')?.blur();
  };
  return (
    <form
      className="row library-search keeps-focus"
      role="search"
      action={libraryHref('education')}
      onSubmit={onSubmit}
    >
      <div className="search grow">
        <Icon of={Search} />
        <input
          className="input"
          type="search"
          name="q"
          aria-label="Search articles"
          placeholder="Search articles"
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          {...(list && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isListed,
            'aria-controls': isListed ? list.id : undefined,
            'aria-activedescendant': activeAt < 0 ? undefined : list.optionId(activeAt),
          })}
          onFocus={() => void loadResults().catch(() => {})}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => onMove(-1)}
        />
      </div>
      {category && <input type="hidden" name="category" value={category} />}
      <Button type="submit">Search</Button>
    </form>
  );
}
