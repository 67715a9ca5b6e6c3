import { ClipboardList, Pencil } from 'lucide';
import type { Child } from '#contract/children.ts';
import type { FoodGuide } from '#contract/foods/guide.ts';
import { feedingMonths, feedingStage } from '#domain/foods/feeding-age.ts';
import type { Day } from '#domain/time/day.ts';
import { lazily } from '#web/client/page/lazily.ts';
import type { Reader } from '#web/client/text/history.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import type { GuideSearch } from '../food-guide-search.ts';
import { FoodSearchField } from '../search/food-search-field.tsx';
import { useTypedSearch } from '../search/use-typed-search.ts';
import { GuideRanges } from './guide-ranges.tsx';
import { ReactionCall } from './reaction-call.tsx';
import { whoText } from './who-text.ts';

// Loaded with the first search.
const FoodResultsPanel = lazily(() => import('../search/food-results-panel.tsx'), 'FoodResultsPanel');

type Props = { guide: FoodGuide; child: Child | null; reader: Reader; today: Day; search: GuideSearch };

export function FoodGuideView({ guide, child, reader, today, search }: Props) {
  const typed = useTypedSearch(search);
  const isSearching = typed.text.trim() !== '' || typed.show !== null;
  return (
    <>
      <PageHead
        title="Food Introduction Guide"
        text="Introducing solids based on WHO guidelines"
        actions={<Actions mayEdit={guide.mayEdit} />}
      />
      <div className="stack">
        {child && <p className="sm soft">{whoText(child, today)}</p>}
        <FoodSearchField {...typed} />
        {isSearching ? (
          <>
            <WhenLoaded fallback={<Loading text="Loading foods..." />}>
              <FoodResultsPanel child={child} today={today} {...typed} />
            </WhenLoaded>
            <ReactionCall isForMilk={child !== null && feedingStage(feedingMonths(child, today)) !== 'solids'} />
          </>
        ) : (
          <GuideRanges guide={guide} child={child} reader={reader} today={today} range={search.range} />
        )}
      </div>
    </>
  );
}

function Actions({ mayEdit }: { mayEdit: boolean }) {
  return (
    <>
      {mayEdit && (
        <ButtonLink look="quiet" icon={Pencil} href="/food-guide/edit">
          Edit the guide
        </ButtonLink>
      )}
      <ButtonLink icon={ClipboardList} href="/food-guide/tried">
        Tried foods
      </ButtonLink>
    </>
  );
}
