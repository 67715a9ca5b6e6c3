import '#web/ui/css/pages/article-editor.css';
import { useState } from 'react';
import { useMe, useToday } from '#web/accounts/data.ts';
import { useGo } from '#web/client/page/go.ts';
import { useTitle } from '#web/client/page/use-title.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { NotAnEditor } from '#web/ui/state/not-an-editor.tsx';
import { NotLoaded } from '#web/ui/state/loaded.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { useDraft } from './drafts-data.ts';
import { ARTICLES_TO_EDIT, editArticleHref, editorHref, NEW_ARTICLE } from './editor-hrefs.ts';

export function DraftPage({ articleId }: { articleId: string }) {
  const { data: me } = useMe();
  const query = useDraft(articleId, me?.isEditor === true);
  const today = useToday();
  const go = useGo();
  // An article that was new gets its address when it is saved, while somebody goes on writing.
  const [session, setSession] = useState({ ids: [articleId], opening: 1 });
  if (!session.ids.includes(articleId)) setSession({ ids: [articleId], opening: session.opening + 1 });
  // What is typed stays where the reader edits no longer, or the article was deleted meanwhile.
  const [isOpen, setOpen] = useState(false);
  const isNew = articleId === NEW_ARTICLE;
  const title = isNew ? 'New article' : 'Edit article';
  useTitle(title);
  const draft = isNew ? null : query.data;
  if (!isOpen && me?.isEditor === true && draft !== undefined) setOpen(true);
  if (me?.isEditor === false && !isOpen) {
    return (
      <Page width="reading">
        <NotAnEditor title={title} {...ARTICLES_TO_EDIT} />
      </Page>
    );
  }
  if (!me || draft === undefined) {
    return (
      <Page>
        {query.error?.code === 'not-found' ? (
          <NoSuchArticle title={title} />
        ) : (
          <NotLoaded query={query} failed="Unable to load the article." loading="Loading the article..." />
        )}
      </Page>
    );
  }
  return (
    <Page>
      <DraftEditor
        key={session.opening}
        title={title}
        draft={draft}
        me={me}
        today={today}
        onMade={(id) => {
          setSession((known) => ({ ...known, ids: [...known.ids, id] }));
          go(editArticleHref(id), { replace: true });
        }}
      />
    </Page>
  );
}

function NoSuchArticle({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} />
      <Card>
        <Empty title="There is no such article." action={<ButtonLink href={editorHref}>All articles</ButtonLink>}>
          It may have been deleted. Fernling&#39;s own articles cannot be changed here.
        </Empty>
      </Card>
    </>
  );
}
