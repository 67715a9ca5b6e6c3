import type { PageRequest } from '#contract/pages.ts';
import type { ArticlePage } from '#contract/articles.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ArticlePanel } from '../article/article-panel.tsx';
import { NotFound } from './not-found.tsx';

type Props = { request: Pick<PageRequest, 'account'>; data: ArticlePage | 'unknown' };

/** [PUB-07] */
export function PublicArticlePage({ request: { account }, data }: Props) {
  if (data === 'unknown')
    return <NotFound title="Article Not Found" lead="It may have a new address, or is no longer published." />;
  return (
    <Page>
      <ArticlePanel page={data} place="public" aside={account === null && <CreateAccount />} />
    </Page>
  );
}

function CreateAccount() {
  return (
    <section className="card article-account" aria-labelledby="account">
      <h2 id="account">Keep track of what comes next</h2>
      <p className="sm soft">Growth, vaccines and milestones in one calm place.</p>
      <ButtonLink look="primary" full href="/signup">
        Create Free Account
      </ButtonLink>
    </section>
  );
}
