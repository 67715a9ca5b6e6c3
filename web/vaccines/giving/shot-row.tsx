import { Layers, Split } from 'lucide';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { shortDayText } from '#domain/time/day-text.ts';
import { capital } from '#domain/text/capital.ts';
import { antibodyNote } from '#domain/vaccines/birth/unless-mother.ts';
import { plainName, plainTitle } from '#domain/vaccines/words/plain-name.ts';
import { listText } from '#domain/text/list-text.ts';
import { doseInList, doseName, shotText } from '../dose/dose-text.ts';
import { vaccineOf, type KnownVaccines } from '../known-vaccines.ts';
import { More } from '../more.tsx';
import { productName } from './product-text.ts';
import { ShotFields } from './shot-fields.tsx';
import type { Shot } from './shots.ts';
import { wrongInShot } from './given-errors.ts';
import type { GivenFormState } from './use-given-form.ts';

type Props = { shot: Shot; given: GivenFormState; known: KnownVaccines };

/** The details of the clinic's printout are collapsed. */
export function ShotRow({ shot, given, known }: Props) {
  const isCombination = shot.vaccines.length > 1;
  const checkId = shotElementId(shot);
  return (
    <li>
      <span className="check">
        <input
          type="checkbox"
          id={checkId}
          data-focus-first
          checked={given.indexOf(shot.id) >= 0}
          onChange={(event) => given.check(shot.id, event.currentTarget.checked)}
        />
      </span>
      <label htmlFor={checkId}>
        <ShotName shot={shot} known={known} />
      </label>
      <div className="more">
        <More title="Product, lot and place on the body" open={wrongInShot(given, shot, known).length > 0}>
          <ShotFields shot={shot} given={given} known={known} />
        </More>
        {isCombination && (
          <Button look="quiet" icon={Split} onClick={() => given.split(shot.id)}>
            Given as separate shots
          </Button>
        )}
      </div>
    </li>
  );
}

export function shotElementId({ id }: Pick<Shot, 'id'>): string {
  return `given-${id}`;
}

export function ShotName({
  shot,
  known: { child, facts, plan },
}: {
  shot: Shot;
  known: Pick<KnownVaccines, 'child' | 'facts' | 'plan'>;
}) {
  const { vaccines, rows, cvx } = shot;
  const product = facts.products.find((one) => one.cvx === cvx);
  const doses = vaccines.map((id) => ({
    shortName: vaccineOf(id, facts)?.shortName ?? id,
    shownNumber: rows.find(({ vaccine }) => vaccine === id)?.shownNumber,
  }));
  if (product && vaccines.length > 1) {
    return (
      <>
        <span>
          <strong>{productName(product)}</strong>{' '}
          <Badge tone="done" icon={Layers}>
            {shotText(vaccines.length)}
          </Badge>
        </span>
        <span className="sm soft">{capital(doses.map(inCombination).join(', '))}</span>
      </>
    );
  }
  if (product && vaccines.length === 0) {
    return (
      <>
        <strong>{productName(product)}</strong>
        <span className="sm soft">Not part of the US schedule</span>
      </>
    );
  }
  const [first] = rows;
  const isEarly = first?.dueOn != null && first.dueOn > plan.asOf;
  const unless = antibodyNote(rows, plan, child);
  return (
    <>
      <strong>{doses.map(alone).join(', ')}</strong>
      <span className="sm soft">
        {isEarly && first.dueOn
          ? `Not due before ${shortDayText(first.dueOn)}.`
          : capital(listText(vaccineOf(vaccines[0] ?? '', facts)?.protectsAgainst ?? []))}
      </span>
      {unless && <span className="sm soft">{unless}</span>}
    </>
  );
}

/** Without a number if it fills no row. */
type ShotDose = { readonly shortName: string; readonly shownNumber: number | undefined };

function inCombination({ shortName, shownNumber }: ShotDose): string {
  return shownNumber === undefined ? plainName(shortName) : doseInList({ shortName, shownNumber });
}

function alone({ shortName, shownNumber }: ShotDose): string {
  return shownNumber === undefined ? plainTitle(shortName) : doseName({ shortName, shownNumber });
}
