import { plainTitle } from '#domain/vaccines/words/plain-name.ts';
import { Plus } from 'lucide';
import { useState } from 'react';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import type { KnownVaccines } from '../known-vaccines.ts';
import { shotElementId } from './shot-row.tsx';
import { productName } from './product-text.ts';
import { useChoice } from './use-choice.ts';
import type { GivenFormState } from './use-given-form.ts';

type Props = {
  given: Pick<GivenFormState, 'shots' | 'addVaccine' | 'addProduct'>;
  known: Pick<KnownVaccines, 'facts'>;
  /** The choice is what the form is about, where nothing is listed yet. */
  isOnly?: boolean;
};

/** Choosing a vaccine adds it. */
export function AnotherVaccine({ given, known: { facts }, isOnly = false }: Props) {
  const [isOpen, setOpen] = useState(isOnly);
  const listed = given.shots.flatMap(({ vaccines }) => vaccines);
  const others = [
    ...facts.vaccines
      .filter(({ id }) => !listed.includes(id))
      .map(({ id, shortName, name }) => ({ value: id, label: labelOf(shortName, name) })),
    ...facts.products
      .filter(({ cvx, vaccines }) => vaccines.length === 0 && !given.shots.some((shot) => shot.cvx === cvx))
      .map((product) => ({ value: product.cvx, label: `${productName(product)} · not part of the US schedule` })),
  ];
  if (others.length === 0) return null;
  const add = (chosen: string) => {
    const isProduct = facts.products.some(({ cvx }) => cvx === chosen);
    focusSoon(shotElementId({ id: isProduct ? given.addProduct(chosen) : given.addVaccine(chosen) }));
    setOpen(false);
  };
  return isOpen ? (
    <Choice label={isOnly ? 'What was given?' : 'Another vaccine'} others={others} onChoose={add} />
  ) : (
    <Button look="quiet" className="start" icon={Plus} onClick={() => setOpen(true)}>
      Another vaccine
    </Button>
  );
}

type ChoiceProps = {
  label: string;
  others: readonly { value: string; label: string }[];
  onChoose: (chosen: string) => void;
};

function Choice({ label, others, onChoose }: ChoiceProps) {
  const choice = useChoice('', (chosen) => chosen !== '' && onChoose(chosen));
  return (
    <Select
      {...choice}
      name="another"
      label={label}
      ref={focus}
      options={[{ value: '', label: 'Choose, and it is added' }, ...others]}
    />
  );
}

/** 'Chickenpox (VAR)', 'DTaP · Diphtheria, tetanus and whooping cough vaccine' */
function labelOf(shortName: string, name: string): string {
  const title = plainTitle(shortName);
  return title === shortName ? `${shortName} · ${name}` : title;
}

/** The select replaces the focused button. */
function focus(choice: HTMLSelectElement | null): void {
  choice?.focus();
}
