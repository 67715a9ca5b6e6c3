import type { MouseEvent } from 'react';
import { ARTICLE_CATEGORIES, type ArticleCategory } from '#domain/articles/article.ts';
import { Field } from '#web/ui/form/field.tsx';
import { categoryNamed } from '../education-search.ts';

const ALL = 'All Categories';

type Props = {
  /** Null for all of them. */
  chosen: ArticleCategory | null;
  /** Where the articles of a category are. */
  hrefOf: (category: ArticleCategory | null) => string;
  onPick: (category: ArticleCategory | null) => void;
};

/** [ART-01] Buttons, and a list to choose from on phones. Without script both lead to the articles of the category. */
export function CategoryFilter({ chosen, hrefOf, onPick }: Props) {
  const [action = '', query = ''] = hrefOf(null).split('?');
  const pick = (category: ArticleCategory | null) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPick(category);
  };
  return (
    <>
      <div className="only-wide">
        <div className="chips" role="group" aria-label="Category">
          {[null, ...ARTICLE_CATEGORIES].map((category) => (
            <a
              key={category}
              className="chip"
              href={hrefOf(category)}
              aria-current={category === chosen || undefined}
              onClick={pick(category)}
            >
              {category ?? ALL}
            </a>
          ))}
        </div>
      </div>
      <form className="only-small keeps-focus" action={action}>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field id="category" label="Category">
          {(wiring) => (
            <select
              {...wiring}
              name="category"
              className="input"
              value={chosen ?? ''}
              onChange={({ currentTarget }) => onPick(categoryNamed(currentTarget.value))}
            >
              <option value="">{ALL}</option>
              {ARTICLE_CATEGORIES.map((category) => (
                <option key={category}>{category}</option>
              ))}
            </select>
          )}
        </Field>
        <noscript>
          <button type="submit" className="btn">
            Show
          </button>
        </noscript>
      </form>
    </>
  );
}
