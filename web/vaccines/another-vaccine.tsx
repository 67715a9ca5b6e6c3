import { Plus } from 'lucide';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import type { KnownVaccines } from './known-vaccines.ts';
import type { GivenFormState } from './use-given-form.ts';

/** Adds a vaccine that is not in the list, by a button that becomes a choice. */
export function AnotherVaccine({ given, known: { facts } }: { given: GivenFormState; known: KnownVaccines }) {
  const [isOpen, setOpen] = useState(false);
  const listed = given.shots.flatMap(({ vaccines }) => vaccines);
  const others = facts.vaccines.filter(({ id }) => !listed.includes(id));
  if (others.length === 0) return null;
  if (!isOpen) {
    return (
      <Button look="quiet" className="start" icon={Plus} onClick={() => setOpen(true)}>
        Another vaccine
      </Button>
    );
  }
  const add = (vaccine: string) => {
    if (vaccine === '') return;
    given.addVaccine(vaccine);
    setOpen(false);
  };
  return (
    <Select
      name="another"
      label="Another vaccine"
      ref={focus}
      options={[
        { value: '', label: 'Choose a vaccine' },
        ...others.map(({ id, shortName, name }) => ({ value: id, label: `${shortName} · ${name}` })),
      ]}
      value=""
      onChange={(event) => add(event.currentTarget.value)}
    />
  );
}

/** The choice takes the place of the button that had focus. */
function focus(choice: HTMLSelectElement | null): void {
  choice?.focus();
}
