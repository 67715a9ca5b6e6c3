import type { Found } from '#contract/articles/search.ts';
import { Tile } from '#web/ui/layout/tile.tsx';
import { Marked } from '#web/ui/marked.tsx';
import { ArticleArt } from '../art/article-art.tsx';
import { foundKinds } from './found-kinds.ts';

/** A row of a list that a field moves through. */
export type Option = { readonly id: string; readonly isActive: boolean };

type Props = {
  found: Found;
  isSignedIn: boolean;
  /** Undefined in a list that is only read. */
  option: Option | undefined;
};

/** What was found, with the sentence that answers. All of it is one link. */
export function FoundRow({ found, isSignedIn, option }: Props) {
  const { kind, category, readingTime, title, titleMarks, sentence, marks, href, visitorHref } = found;
  const { label, icon } = foundKinds[kind];
  return (
    <li role={option && 'none'}>
      <a
        className="hit"
        href={isSignedIn ? href : visitorHref}
        {...(option && { id: option.id, role: 'option', 'aria-selected': option.isActive })}
      >
        {category === null ? <Tile icon={icon} tone="fern" /> : <ArticleArt category={category} id={found.id} />}
        <span>
          <span className="xs faint">{[label, category, readingTime].filter(Boolean).join(' · ')}</span>{' '}
          <strong>
            <Marked text={title} marks={titleMarks} />
          </strong>{' '}
          <span className="sm soft">
            <Marked text={sentence} marks={marks} />
          </span>
        </span>
      </a>
    </li>
  );
}
