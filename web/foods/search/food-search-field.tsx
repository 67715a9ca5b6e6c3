import { Search, X } from 'lucide';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { foodsQuery, texturesQuery } from '../data.ts';
import { SHOWN_FOODS, type ShownFoods } from '../food-guide-search.ts';
import type { TypedSearch } from './use-typed-search.ts';

const labels: Readonly<Record<ShownFoods, string>> = {
  all: 'All foods',
  iron: 'Iron foods',
  allergens: 'Allergens',
  new: 'Not tried yet',
};

/** Searches the foods, or lists some of them. */
export function FoodSearchField({ text, show, onType, onShow, onClear }: TypedSearch) {
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const isSearching = text !== '' || show !== null;
  // They come while somebody begins to type, the list first. What fails is asked for again where it is shown.
  const load = () =>
    void queries
      .query(foodsQuery)
      .then(() => queries.query(texturesQuery))
      .catch(() => {});
  const clear = () => {
    onClear();
    field.current?.focus();
  };
  return (
    <div className="stack tight" role="search">
      <div className="foodsearch">
        <div className="search">
          <Icon of={Search} />
          <input
            ref={field}
            className="input"
            type="search"
            placeholder="Search foods"
            aria-label="Search foods"
            maxLength={80}
            value={text}
            onFocus={load}
            onChange={(event) => onType(event.currentTarget.value)}
          />
        </div>
        {isSearching && (
          <Button icon={X} onClick={clear}>
            Clear
          </Button>
        )}
      </div>
      <div className="chips" role="group" aria-label="Show">
        {SHOWN_FOODS.map((one) => (
          <button
            key={one}
            type="button"
            className="chip dark"
            aria-pressed={one === (show ?? (text.trim() === '' ? null : 'all'))}
            onClick={() => onShow(one)}
          >
            {labels[one]}
          </button>
        ))}
      </div>
    </div>
  );
}
