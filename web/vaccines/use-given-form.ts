import { useState } from 'react';
import { type PlannedDose } from '#contract/vaccines.ts';
import { NewDoses } from '#contract/vaccines/changing.ts';
import { newId } from '#web/client/new-id.ts';
import { useForm } from '#web/client/use-form.ts';
import { useAddDoses } from './changing-data.ts';
import { dosesInLife } from './given-rules.ts';
import type { KnownVaccines } from './known-vaccines.ts';
import { doseCount, doseIn, earlierRows, shotsOf, splitUp, withProduct, withVaccine } from './shots.ts';

type Options = { known: KnownVaccines; rows: readonly PlannedDose[]; onSaved: () => void };

/** Doses that wait until it is said when the ones before them were given. */
export type Waiting = { readonly body: NewDoses; readonly earlier: readonly PlannedDose[] };

/** The form of what was given on one day: its shots, which of them are checked, and what is asked before it is sent. */
export function useGivenForm({ known: { child, today, plan, facts }, rows, onSaved }: Options) {
  const [shots, setShots] = useState(() => shotsOf(rows, plan, facts.products, newId));
  const [unchecked, setUnchecked] = useState<ReadonlySet<string>>(new Set());
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const add = useAddDoses(child.id);
  const sent = shots.filter(({ id }) => !unchecked.has(id));

  const form = useForm({
    schema: NewDoses.check(dosesInLife(child, today)),
    read: (fields) => ({
      doses: sent.map((shot, index) => ({
        ...doseIn(shot),
        givenOn: textOf(fields, dateName),
        place: textOf(fields, 'place') || null,
        lot: textOf(fields, fieldName(index, 'lot')) || null,
        site: textOf(fields, fieldName(index, 'site')) || null,
      })),
    }),
    send: async (body) => {
      const earlier = earlierRows(sent, plan);
      if (earlier.length > 0) return setWaiting({ body, earlier });
      await add.mutateAsync(body);
      onSaved();
    },
  });

  return {
    form,
    shots,
    waiting,
    stopWaiting: () => setWaiting(null),
    /** How many doses the button would mark. */
    doses: doseCount(sent),
    /** The place of a shot among those that are sent; -1 while it is not checked. */
    indexOf: (id: string) => sent.findIndex((shot) => shot.id === id),
    check: (id: string, isChecked: boolean) =>
      setUnchecked((before) => new Set(isChecked ? [...before].filter((one) => one !== id) : [...before, id])),
    choose: (id: string, cvx: string) =>
      setShots((before) =>
        withProduct(before, id, facts.products.find((product) => product.cvx === cvx) ?? null, plan, newId),
      ),
    split: (id: string) => setShots((before) => splitUp(before, id, newId)),
    addVaccine: (vaccine: string) => setShots((before) => withVaccine(before, vaccine, plan, newId)),
  };
}

export type GivenFormState = ReturnType<typeof useGivenForm>;

/** The day of all doses carries the name by which the contract knows the first one's. */
export const dateName = 'doses.0.givenOn';

/** A field of a dose by the name that the contract has for it: an error is then found under the field. */
export function fieldName(index: number, field: string): string {
  return `doses.${index}.${field}`;
}

/** What a field says, as text. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
