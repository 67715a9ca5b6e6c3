import type { Child } from '#contract/children.ts';
import type { Food } from '#contract/foods.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { milkOf } from '#domain/foods/milk.ts';
import { formulaIsMilkText, pauseText, reasonTexts } from '#domain/foods/pause-text.ts';
import { holdsOnFood, pauseOnFood } from '#domain/foods/pause-on-food.ts';
import type { Pauses } from '#domain/foods/pauses.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/state/alert.tsx';

const AllowedDialog = lazily(() => import('../tried/allowed-dialog.tsx'), 'AllowedDialog');

type Props = { food: Food; child: Child; pauses: Pauses<Taste>; today: Day };

/** After which reactions a food waits for a doctor, and where it can be noted that one said yes; nothing if it does not. */
export function WhyItWaits({ food, child, pauses, today }: Props) {
  const open = useOpen();
  const holds = holdsOnFood(food, pauses);
  const pause = pauseOnFood(food, pauses);
  if (pause === null) return null;
  const isByMilk = milkOf(food.id) === 'formula' && holds.every(({ thing }) => thing !== 'food');
  const allow = () =>
    open((close) => <AllowedDialog child={child} asked={{ food }} pauses={pauses} today={today} onClose={close} />);
  return (
    <Alert
      tone="amber"
      title={`${pauseText(pause, food.id)}.`}
      action={mayEdit(child) && <Button onClick={allow}>The doctor said yes</Button>}
    >
      {isByMilk && <p>{formulaIsMilkText(pause)}</p>}
      {reasonTexts(holds, child.firstName).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  );
}
