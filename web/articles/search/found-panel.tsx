import type { SearchReply } from '#contract/articles/search.ts';
import type { ArticleCategory } from '#domain/articles/article.ts';
import { FernPair } from '#web/ui/drawing/art/fern-pair.tsx';
import { FoundResults } from './found-results.tsx';

type Props = {
  reply: SearchReply;
  isSignedIn: boolean;
  /** In which alone it was searched; null for everywhere. */
  category?: ArticleCategory | null;
};

/** What a search has found, on a page without script. */
export function FoundPanel({ reply, isSignedIn, category = null }: Props) {
  return (
    <FoundResults reply={reply} at={{ place: isSignedIn ? 'education' : 'public', category }} art={<FernPair />} />
  );
}
