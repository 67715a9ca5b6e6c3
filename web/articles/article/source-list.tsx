import type { ArticlePage } from '#contract/articles.ts';

type Props = { readonly sources: ArticlePage['origin']['sources']; readonly label?: string };

/** Where the facts of a text were found, with links to the pages that are allowed. */
export function SourceList({ sources, label }: Props) {
  return (
    <ul aria-label={label}>
      {sources.map(({ text, address }) => (
        <li key={text}>
          {address === null ? (
            text
          ) : (
            <a href={address} rel="noopener noreferrer">
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
