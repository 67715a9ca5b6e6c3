import { Search } from 'lucide';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { libraryHref } from '#domain/articles/addresses.ts';

/** Searches the library without script. */
export function SearchForm({ typed }: { typed: string }) {
  return (
    <form className="row library-search" role="search" id="search" action={libraryHref('public')}>
      <div className="search grow">
        <Icon of={Search} />
        <input
          className="input"
          type="search"
          name="q"
          defaultValue={typed}
          required
          placeholder="Search articles"
          aria-label="Search articles"
          autoComplete="off"
        />
      </div>
      <Button type="submit">Search</Button>
    </form>
  );
}
