import '#web/ui/css/pages/food-editor.css';
import { Pencil } from 'lucide';
import { useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { FoodGuide } from '#contract/foods/guide.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe, useToday } from '#web/accounts/data.ts';
import { nameOf } from '#web/client/text/history.ts';
import { useTitle } from '#web/client/page/use-title.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { NotAnEditor } from '#web/ui/state/not-an-editor.tsx';
import { GUIDE_STATES, useFoodGuide } from '../data.ts';
import { guideHref } from '../food-guide-search.ts';
import { editGuideHref, GUIDE_TO_EDIT, NEW_ENTRY } from './editor-hrefs.ts';
import { GuideEntryForm } from './guide-entry-form.tsx';

export function GuideEntryPage({ entryId }: { entryId: string }) {
  const { data: me } = useMe();
  const query = useFoodGuide();
  const today = useToday();
  const title = entryId === NEW_ENTRY ? 'Add a food guide entry' : 'Edit food guide entry';
  useTitle(title);
  return (
    <Page>
      {me?.isEditor === false ? (
        <NotAnEditor title={title} {...GUIDE_TO_EDIT} />
      ) : (
        <Loaded query={query} {...GUIDE_STATES}>
          {(guide) => me && <EntryToEdit key={entryId} guide={guide} entryId={entryId} me={me} today={today} />}
        </Loaded>
      )}
    </Page>
  );
}

type Props = { guide: FoodGuide; entryId: string; me: Me; today: Day };

export function EntryToEdit({ guide, entryId, me, today }: Props) {
  const isNew = entryId === NEW_ENTRY;
  const found = guide.entries.find(({ id, edited }) => id === entryId && edited) ?? null;
  // What is typed stays where the entry was changed, or deleted, meanwhile.
  const [opened, setOpened] = useState({ entry: found, opening: 1 });
  const entry = opened.entry ?? found;
  const [awaited, setAwaited] = useState<number | null>(null);
  if (awaited !== null && found?.edited && found.edited.version !== awaited) {
    setAwaited(null);
    setOpened({ entry: found, opening: opened.opening + 1 });
  }
  return (
    <>
      <PageHead
        title={isNew ? 'Add a food guide entry' : 'Edit food guide entry'}
        text={
          entry?.edited && (
            <>
              <Badge tone="next" icon={Pencil}>
                Added by an editor
              </Badge>{' '}
              <span className="sm">
                {entry.ageRangeLabel} · version {entry.edited.version} · last changed by{' '}
                {nameOf(entry.edited.changedBy, me)}
              </span>
            </>
          )
        }
        actions={<ButtonLink href={guideHref()}>Food Guide</ButtonLink>}
      />
      {isNew || entry ? (
        <GuideEntryForm
          key={opened.opening}
          guide={guide}
          entry={entry}
          me={me}
          today={today}
          onStored={() => setAwaited(entry?.edited?.version ?? null)}
        />
      ) : (
        <Card>
          <Empty title="There is no such entry." action={<ButtonLink href={editGuideHref}>All entries</ButtonLink>}>
            It may have been deleted. Fernling&#39;s own entries cannot be changed here.
          </Empty>
        </Card>
      )}
    </>
  );
}
