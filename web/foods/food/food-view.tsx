import type { Child } from '#contract/children.ts';
import type { Food } from '#contract/foods.ts';
import { holds, isOfWholeFood } from '#domain/foods/avoiding.ts';
import { feedingMonths, mayHave, startsEarly } from '#domain/foods/feeding-age.ts';
import { milkOf } from '#domain/foods/milk.ts';
import { isAllowed, isPaused, pauseOnFood } from '#domain/foods/pause-on-food.ts';
import type { Day } from '#domain/time/day.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { usePauses } from '../pauses-data.ts';
import { TriedTodayPanel } from '../tried/tried-today-panel.tsx';
import { CutAlike } from './cut-alike.tsx';
import { EarlyIsBetter } from './early-is-better.tsx';
import { FoodHead } from './food-head.tsx';
import { FoodSources } from './food-sources.tsx';
import { HowToStart } from './how-to-start.tsx';
import { HowToServe } from './how-to-serve.tsx';
import { IfItGoesWrong } from './if-it-goes-wrong.tsx';
import { InShort } from './in-short.tsx';
import { NotLikeThis } from './not-like-this.tsx';
import { NotYet } from './not-yet.tsx';
import { TooYoung } from './too-young.tsx';
import { WhyItWaits } from './why-it-waits.tsx';
import { WhyOfferIt } from './why-offer-it.tsx';

type Props = { food: Food; child: Child | null; today: Day };

/** All about one food, for the child's age. */
export function FoodView({ food, child, today }: Props) {
  const rules = food.avoid.filter((rule) => child === null || holds(rule, child, today));
  const never = child && rules.filter((rule) => isOfWholeFood(rule, food));
  const isForbidden = never !== null && never.length > 0;
  const pauses = usePauses(child?.id ?? null);
  const isHeld = isPaused(food, pauses);
  const wasHeld = isAllowed(food, pauses);
  // There it stands what it may hold.
  const isWhySaid = !isHeld || pauseOnFood(food, pauses) === 'read-label';
  const isMilk = milkOf(food.id) !== null;
  const canReact = !isMilk && (food.allergens.length > 0 || food.otherAllergen !== null);
  const isEarly = child === null || startsEarly(food, feedingMonths(child, today));
  const mayTry = child !== null && !isForbidden && mayHave(food, child, today);
  return (
    <>
      <FoodHead food={food}>{mayTry && <TriedTodayPanel child={child} food={food} today={today} />}</FoodHead>
      <div className="stack loose">
        {child && <WhyItWaits food={food} child={child} pauses={pauses} today={today} />}
        {never?.map((rule) => (
          <NotYet key={rule.id} rule={rule} child={child} today={today} />
        ))}
        {child && !isForbidden && <TooYoung food={food} child={child} today={today} />}
        {wasHeld && mayTry && <Alert tone="fern" title="Give it the way the doctor said." />}
        {isEarly && !isForbidden && <EarlyIsBetter note={food.allergyNote} isPaused={isHeld || wasHeld} />}
        {mayTry && !isHeld && !wasHeld && canReact && <HowToStart />}
        <div className="page-cols">
          <div className="stack loose">
            {!isForbidden && <HowToServe food={food} child={child} today={today} />}
            <NotLikeThis rules={rules.filter((rule) => never?.includes(rule) !== true)} child={child} today={today} />
            <IfItGoesWrong choking={food.choking} isMilk={isMilk} child={child} today={today} />
          </div>
          <div className="stack loose">
            <InShort food={food} />
            {isWhySaid && <WhyOfferIt food={food} />}
            <CutAlike foods={food.cutAlike} />
            <FoodSources food={food} />
          </div>
        </div>
      </div>
    </>
  );
}
