import '#web/ui/css/pages/tastes.css';
import '#web/ui/css/pages/taste-forms.css';
import '#web/ui/css/pages/taste-log.css';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { childAgeParts } from '#domain/children/child-age.ts';
import { count } from '#domain/time/age-text.ts';
import type { Day } from '#domain/time/day.ts';
import { useToday } from '#web/accounts/data.ts';
import { OfActiveChildPanel } from '#web/children/of-active-child-panel.tsx';
import { ViewerNotePanel } from '#web/children/viewer-note-panel.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { useTastes } from '../tastes-data.ts';
import { guideHref } from '../food-guide-search.ts';
import { foodKey } from './taste-order.ts';
import { TriedFoods } from './tried-foods.tsx';

const states = {
  loading: 'Loading tried foods...',
  failed: 'Unable to load the foods tried. Please try again later.',
};

/** @param meal the name of a meal that the reader wants to save; empty without */
export function TriedPage({ meal }: { meal: string }) {
  return (
    <Page>
      <OfActiveChildPanel
        title="Foods tried"
        titleOf={titleOf}
        {...states}
        noChild={{ text: 'The log belongs to a child. A name, a birthday and a gender are enough.' }}
      >
        {(child, me) => <TriedToday key={child.id} child={child} me={me} meal={meal} />}
      </OfActiveChildPanel>
    </Page>
  );
}

function titleOf({ firstName }: Child): string {
  return `Foods ${firstName} has tried`;
}

type Props = { child: Child; me: Me; meal: string };

function TriedToday(props: Props) {
  return <Tried {...props} today={useToday()} />;
}

export function Tried({ child, me, meal, today }: Props & { today: Day }) {
  const query = useTastes(child.id);
  return (
    <>
      <PageHead
        title={titleOf(child)}
        text={headText(child, query.data, today)}
        actions={
          <>
            <ButtonLink look="quiet" href={`/print/visit?only=foods&childId=${child.id}`}>
              Show the doctor
            </ButtonLink>
            <ButtonLink href={guideHref()}>Food Guide</ButtonLink>
          </>
        }
      />
      <div className="stack">
        <ViewerNotePanel child={child} what="tried foods" />
        <Loaded query={query} {...states}>
          {(tastes) => <TriedFoods child={child} me={me} tastes={tastes} today={today} meal={meal} />}
        </Loaded>
      </div>
    </>
  );
}

/** '10 months old · 41 foods so far', '7 months old · 5 months corrected · 3 foods so far' */
function headText(child: Child, tastes: readonly Taste[] | undefined, today: Day): string {
  const [age = '', ...more] = childAgeParts(child, today);
  const foods = tastes && `${count(new Set(tastes.map(foodKey)).size, 'food')} so far`;
  return [`${age} old`, ...more, foods].filter(Boolean).join(' · ');
}
