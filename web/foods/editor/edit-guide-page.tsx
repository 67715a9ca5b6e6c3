import '#web/ui/css/pages/food-editor.css';
import { Plus } from 'lucide';
import type { Me } from '#contract/accounts/me.ts';
import type { FoodGuide } from '#contract/foods/guide.ts';
import { count } from '#domain/time/age-text.ts';
import { useMe } from '#web/accounts/data.ts';
import { historyText } from '#web/client/text/history.ts';
import { useTitle } from '#web/client/page/use-title.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { NotAnEditor } from '#web/ui/state/not-an-editor.tsx';
import { GUIDE_STATES, useFoodGuide } from '../data.ts';
import { guideHref } from '../food-guide-search.ts';
import { editEntryHref, GUIDE_TO_EDIT, NEW_ENTRY } from './editor-hrefs.ts';

const title = 'Edit the food guide';

export function EditGuidePage() {
  const { data: me } = useMe();
  const query = useFoodGuide();
  useTitle(title);
  return (
    <Page width="reading">
      {me?.isEditor === false ? (
        <NotAnEditor title={title} {...GUIDE_TO_EDIT} />
      ) : (
        <Loaded query={query} {...GUIDE_STATES}>
          {(guide) => me && <EditorsEntries guide={guide} me={me} />}
        </Loaded>
      )}
    </Page>
  );
}

export function EditorsEntries({ guide, me }: { guide: FoodGuide; me: Me }) {
  const entries = guide.entries.flatMap(({ edited, ...entry }) => (edited ? [{ ...entry, edited }] : []));
  return (
    <>
      <PageHead
        title={title}
        text="What you add is read by every parent of this server, after Fernling's own entries."
        actions={
          <>
            <ButtonLink href={guideHref()}>Food Guide</ButtonLink>
            <ButtonLink look="primary" icon={Plus} href={editEntryHref(NEW_ENTRY)}>
              Add an entry
            </ButtonLink>
          </>
        }
      />
      <Card>
        {entries.length === 0 ? (
          <Empty title="No editor entries yet">An entry has an age range, foods, tips and its source.</Empty>
        ) : (
          <ul className="hist">
            {entries.map(({ id, ageRangeLabel, displayOrder, foods, edited }) => (
              <li key={id}>
                <a href={editEntryHref(id)}>
                  <strong>{ageRangeLabel}</strong>
                </a>
                <span className="soft">
                  Order {displayOrder} · {count(foods.length, 'food')} · {historyText(edited, me)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
