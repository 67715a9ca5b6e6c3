import type { WrongField } from '#web/ui/form/error-summary.tsx';
import { plainNames, type KnownVaccines } from '../known-vaccines.ts';
import type { Shot } from './shots.ts';
import { dateName, fieldName, monthName, type GivenFormState } from './use-given-form.ts';

type Given = Pick<GivenFormState, 'shots' | 'indexOf'> & {
  readonly form: Pick<GivenFormState['form'], 'errors' | 'refusals'>;
};

const shared = { [dateName]: 'Date given', [monthName]: 'Month given', [fieldName(0, 'place')]: 'Place' };
const ofShot = { lot: 'Lot number', site: 'Where on the body' };

export function wrongInShot(
  { form, indexOf }: Given,
  { id, vaccines }: Shot,
  { facts }: Pick<KnownVaccines, 'facts'>,
): WrongField[] {
  const index = indexOf(id);
  return Object.entries(ofShot)
    .filter(([field]) => index >= 0 && form.errors[fieldName(index, field)] !== undefined)
    .map(([field, label]) => ({
      id: `${field}-${id}`,
      label: `${label} of ${plainNames(vaccines, facts).join(', ')}`,
    }));
}

export function wrongInVisit(given: Given, known: KnownVaccines): WrongField[] {
  const { errors, refusals } = given.form;
  if (refusals === 0) return [];
  return [
    ...Object.entries(shared).flatMap(([name, label]) => (errors[name] ? [{ id: idOf(name), label }] : [])),
    ...given.shots.flatMap((shot) => wrongInShot(given, shot, known)),
  ];
}

function idOf(name: string): string {
  if (name === monthName) return `${dateName}-month`;
  return name === dateName ? dateName : 'place';
}
