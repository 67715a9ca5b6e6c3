import '#web/ui/css/pages/article-editor.css';
import { Plus } from 'lucide';
import type { Me } from '#contract/accounts/me.ts';
import type { DraftHead } from '#contract/articles/editing.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe, useToday } from '#web/accounts/data.ts';
import { whenText } from '#web/client/text/when-text.ts';
import { nameOf } from '#web/client/text/history.ts';
import { useGo } from '#web/client/page/go.ts';
import { useTitle } from '#web/client/page/use-title.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { NotAnEditor } from '#web/ui/state/not-an-editor.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { DraftStateBadge } from './draft-state-badge.tsx';
import { DraftVersionsButton } from './draft-versions-button.tsx';
import { useDrafts } from './drafts-data.ts';
import { ARTICLES_TO_EDIT, editArticleHref, NEW_ARTICLE } from './editor-hrefs.ts';

const title = 'Edit articles';

export function DraftsPage() {
  const { data: me } = useMe();
  const query = useDrafts(me?.isEditor === true);
  const today = useToday();
  useTitle(title);
  return (
    <Page width="reading">
      {me?.isEditor === false ? (
        <NotAnEditor title={title} {...ARTICLES_TO_EDIT} />
      ) : (
        <Loaded query={query} failed="Unable to load the articles." loading="Loading articles...">
          {(drafts) => me && <DraftList drafts={drafts} me={me} today={today} />}
        </Loaded>
      )}
    </Page>
  );
}

type ListProps = { drafts: readonly DraftHead[]; me: Me; today: Day };

function DraftList({ drafts, me, today }: ListProps) {
  const go = useGo();
  return (
    <>
      <PageHead
        title={title}
        text="What you publish is read by everybody who can reach this server. Fernling's own articles cannot be changed here."
        actions={
          <ButtonLink look="primary" icon={Plus} href={editArticleHref(NEW_ARTICLE)}>
            New article
          </ButtonLink>
        }
      />
      <Card>
        {drafts.length === 0 ? (
          <Empty title="No articles of editors yet">Nobody else reads an article before it is published.</Empty>
        ) : (
          <ul className="draft-list">
            {drafts.map((draft) => (
              <li key={draft.id}>
                <a href={editArticleHref(draft.id)}>
                  <strong>{draft.title ?? 'This article cannot be read.'}</strong>
                </a>
                <span className="row wrap tight">
                  <DraftStateBadge state={draft.state} />
                  <span className="sm soft">{aboutText(draft, me, today)}</span>
                  {draft.title === null && (
                    <DraftVersionsButton
                      draft={draft}
                      reader={me}
                      today={today}
                      onRestored={({ id }) => go(editArticleHref(id))}
                    />
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}

/** 'Sleep · Last changed by Daniel on November 18 · Version 3' */
function aboutText({ category, changedBy, changedAt, version }: DraftHead, me: Me, today: Day): string {
  const when = whenText(changedAt, me, today);
  const changed = `Last changed by ${nameOf(changedBy, me)} ${when.startsWith('today') ? when : `on ${when}`}`;
  return `${category ?? 'No category'} · ${changed} · Version ${version}`;
}
