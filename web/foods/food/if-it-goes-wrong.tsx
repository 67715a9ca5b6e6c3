import { Siren } from 'lucide';
import type { Child } from '#contract/children.ts';
import type { Food } from '#contract/foods.ts';
import { monthsSaid } from '#domain/time/age-text.ts';
import type { Day } from '#domain/time/day.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { ReactionCall } from '../guide/reaction-call.tsx';
import { triedHref } from '../tried/tried-href.ts';

type Props = Pick<Food, 'choking'> & {
  isMilk: boolean;
  child: Child | null;
  today: Day;
};

/** What to do when a child chokes, by the age from birth, for every age where there is no child; and after a reaction. */
export function IfItGoesWrong({ choking: { first, steps, after }, isMilk, child, today }: Props) {
  const months = child && monthsSaid(child.bornOn, today);
  const own = steps.filter(
    ({ fromMonths, untilMonths }) => months === null || (months >= fromMonths && months <= (untilMonths ?? months)),
  );
  const last = after.at(-1);
  return (
    <Card title="If something goes wrong">
      <div className="stack">
        <Alert tone="clay" icon={Siren} title={first}>
          {[...own.map(({ text }) => text), ...after.slice(0, -1)].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Alert>
        {last !== undefined && <p className="sm soft">{last}</p>}
        <ReactionCall isForMilk={isMilk} />
        <div>
          <CardLink href={triedHref()}>A reaction right now? See what to do first</CardLink>
        </div>
      </div>
    </Card>
  );
}
