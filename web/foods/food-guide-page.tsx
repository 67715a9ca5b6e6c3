import '#web/ui/css/pages/foods.css';
import { useMe, useToday } from '#web/accounts/data.ts';
import { activeOf, useChildren } from '#web/children/data.ts';
import { useTitle } from '#web/client/page/use-title.ts';
import { Page } from '#web/ui/layout/page.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { GUIDE_STATES, useFoodGuide } from './data.ts';
import type { GuideSearch } from './food-guide-search.ts';
import { FoodGuideView } from './guide/food-guide-view.tsx';

export function FoodGuidePage(search: GuideSearch) {
  const guide = useFoodGuide();
  const { data: me } = useMe();
  const children = useChildren();
  const today = useToday();
  const child = children.data ? activeOf(children.data) : null;
  useTitle('Food Introduction Guide');
  return (
    <Page>
      <Loaded query={guide} {...GUIDE_STATES}>
        {(known) => me && <FoodGuideView guide={known} child={child} reader={me} today={today} search={search} />}
      </Loaded>
    </Page>
  );
}
