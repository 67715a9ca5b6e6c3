import type { SearchReply } from '#contract/articles/search.ts';
import type { ArticleCategory } from '#domain/articles/article.ts';
import { FernPair } from '#web/ui/drawing/art/fern-pair.tsx';
import { OtherCalls } from './call-first.tsx';
import { FoundResults } from './found-results.tsx';

type Props = {
  reply: SearchReply;
  isSignedIn: boolean;
  /** In which alone it was searched; null for everywhere. */
  category?: ArticleCategory | null;
};

/** What a search has found, below the signs that are no emergency, on a page without script. */
export function FoundPanel({ reply, isSignedIn, category = null }: Props) {
  return (
    <div className="stack">
      <OtherCalls calls={reply.calls} />
      <FoundResults reply={reply} at={{ place: isSignedIn ? 'education' : 'public', category }} art={<FernPair />} />
    </div>
  );
}
