import { Fragment } from 'react';
import { useTitle } from '#web/client/page/use-title.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { FernPairLater } from '#web/ui/drawing/art/fern-pair-later.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { Notice } from '#web/ui/state/notice.tsx';
import { ArticlePanel } from '../article/article-panel.tsx';
import { libraryHref } from '#domain/articles/addresses.ts';
import { useArticle } from '../data.ts';
import { NamedPart } from './named-part.tsx';

/** [ART-01] An article for signed-in parents. @param articleId empty if the address has no id */
export function EducationArticlePage({ articleId }: { articleId: string }) {
  const article = useArticle(articleId);
  const isUnknown = articleId === '' || article.error?.code === 'not-found';
  useTitle(article.data?.article.title ?? (isUnknown ? NOT_FOUND : 'Article'));
  return (
    <Page>
      {isUnknown ? (
        <Notice
          art={<FernPairLater />}
          title={NOT_FOUND}
          lead="There is no article at this address."
          actions={
            <ButtonLink look="primary" href={libraryHref('education')}>
              All articles
            </ButtonLink>
          }
        />
      ) : (
        <Loaded query={article} failed="Failed to fetch article" loading="Loading this article...">
          {(page) => (
            <Fragment key={page.article.id}>
              <ArticlePanel page={page} place="education" />
              <NamedPart />
            </Fragment>
          )}
        </Loaded>
      )}
    </Page>
  );
}

const NOT_FOUND = 'Article Not Found';
