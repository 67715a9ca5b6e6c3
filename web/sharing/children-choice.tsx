import { useState } from 'react';
import type { Child } from '#contract/children.ts';

type Props = {
  /** The children that the parent may invite to. */
  offered: readonly Child[];
  /** Ticked at first. */
  chosenIds: readonly string[];
};

/** From here on one tick takes all. */
const manyChildren = 3;

/** For which children an invitation is. Nothing where there is one to choose. */
export function ChildrenChoice({ offered, chosenIds }: Props) {
  const [chosen, choose] = useState(chosenIds);
  if (offered.length < 2) return null;
  const ids = offered.map(({ id }) => id);
  const isAll = ids.every((id) => chosen.includes(id));
  const isAllFirst = ids.every((id) => chosenIds.includes(id));
  const tick = (id: string, isTicked: boolean) =>
    choose(isTicked ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className="field invited">
      <legend>Children</legend>
      <div className="row wrap">
        {offered.map(({ id, firstName }) => (
          <label key={id} className="pick">
            <input
              type="checkbox"
              name="childIds"
              value={id}
              checked={chosen.includes(id)}
              onChange={({ currentTarget }) => tick(id, currentTarget.checked)}
            />
            <span>{firstName}</span>
          </label>
        ))}
        {offered.length >= manyChildren && (
          <label className="pick">
            <input
              type="checkbox"
              checked={isAll}
              onChange={() => choose(isAll ? ids.filter((id) => !isAllFirst && chosenIds.includes(id)) : ids)}
            />
            <span>All children</span>
          </label>
        )}
      </div>
    </fieldset>
  );
}
