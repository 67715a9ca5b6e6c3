import { Plus } from 'lucide';
import { useState } from 'react';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import type { KnownVaccines } from '../known-vaccines.ts';
import { shotElementId } from './shot-row.tsx';
import { productName } from './product-text.ts';
import type { GivenFormState } from './use-given-form.ts';

type Props = { given: GivenFormState; known: KnownVaccines };

const choiceId = 'another';

export function AnotherVaccine({ given, known: { facts } }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const listed = given.shots.flatMap(({ vaccines }) => vaccines);
  const others = [
    ...facts.vaccines
      .filter(({ id }) => !listed.includes(id))
      .map(({ id, shortName, name }) => ({ value: id, label: `${shortName} · ${name}` })),
    ...facts.products
      .filter(({ cvx, vaccines }) => vaccines.length === 0 && !given.shots.some((shot) => shot.cvx === cvx))
      .map((product) => ({ value: product.cvx, label: `${productName(product)} · not part of the US schedule` })),
  ];
  if (others.length === 0) return null;
  if (chosen === null) {
    return (
      <Button look="quiet" className="start" icon={Plus} onClick={() => setChosen('')}>
        Another vaccine
      </Button>
    );
  }
  const add = () => {
    if (chosen === '') return focusSoon(choiceId);
    const isProduct = facts.products.some(({ cvx }) => cvx === chosen);
    focusSoon(shotElementId({ id: isProduct ? given.addProduct(chosen) : given.addVaccine(chosen) }));
    setChosen(null);
  };
  return (
    <div className="choose-add">
      <Select
        name={choiceId}
        label="Another vaccine"
        ref={focus}
        options={[{ value: '', label: 'Choose a vaccine' }, ...others]}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button icon={Plus} onClick={add}>
        Add
      </Button>
    </div>
  );
}

/** The select replaces the focused button. */
function focus(choice: HTMLSelectElement | null): void {
  choice?.focus();
}
