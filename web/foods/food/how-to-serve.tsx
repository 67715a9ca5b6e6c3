import { Armchair, Check } from 'lucide';
import type { Child } from '#contract/children.ts';
import type { Food } from '#contract/foods.ts';
import { childAgeParts } from '#domain/children/child-age.ts';
import { feedingMonths } from '#domain/foods/feeding-age.ts';
import { textureAgeText, textureAt } from '#domain/foods/texture.ts';
import type { Day } from '#domain/time/day.ts';
import { classes } from '#web/ui/classes.ts';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { cutAt } from '../cuts/cut-at.ts';
import { Cut } from '../cuts/cut.tsx';

type Props = { food: Food; child: Child | null; today: Day };

export function HowToServe({ food, child, today }: Props) {
  const { textures, cut } = food;
  const months = child && feedingMonths(child, today);
  const now = months === null || months < food.fromMonths ? null : textureAt(textures, months);
  return (
    <Card title={textures.length > 0 ? 'How to cut and cook it' : 'How to give it'} caption={food.chokingPrep}>
      <ul>
        {textures.map((texture) => (
          <Row
            key={texture.fromMonths}
            age={textureAgeText(texture)}
            text={texture.text}
            drawing={cutAt(cut, texture.text)}
            who={texture === now && child ? `${child.firstName} now, ${childAgeParts(child, today).join(', ')}` : null}
          />
        ))}
      </ul>
      {textures.length > 0 && (
        <Alert icon={Armchair} title="Always seated, upright and with you there.">
          No eating in the car seat, the stroller or on the run.
        </Alert>
      )}
    </Card>
  );
}

type RowProps = {
  age: string;
  text: string;
  drawing: string | null;
  /** The child who is of this age. */
  who: string | null;
};

function Row({ age, text, drawing, who }: RowProps) {
  return (
    <li className={classes('bynow', who !== null && 'now', drawing === null && 'bare')}>
      {drawing !== null && <Cut name={drawing} />}
      <div>
        <h3>
          {age}
          {who !== null && (
            <Badge tone="done" icon={Check}>
              {who}
            </Badge>
          )}
        </h3>
        <p className={classes('sm', who === null && 'soft')}>{text}</p>
      </div>
    </li>
  );
}
