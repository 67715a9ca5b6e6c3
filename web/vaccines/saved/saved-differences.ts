import { capital } from '#domain/text/capital.ts';
import { plainName } from '#domain/vaccines/words/plain-name.ts';
import type { NewDose } from '#contract/vaccines/changes.ts';
import type { Dose, VaccinePlan, VaccineProduct } from '#contract/vaccines.ts';
import { differencesBetween, factOr, type Difference, type Fact } from '#web/client/form/differences.ts';
import { givenText } from '../dose/dose-text.ts';
import { siteText } from '../dose/site-text.ts';
import { productName } from '../giving/product-text.ts';
import { storedIn } from './saved-doses.ts';

/** Between doses as an earlier save stored them and as they were sent last. */
export function savedDifferences(
  plan: Pick<VaccinePlan, 'doses' | 'planned'>,
  sent: readonly NewDose[],
  products: readonly VaccineProduct[],
): Difference[] {
  return sent.flatMap((dose) => {
    const stored = storedIn(plan, dose);
    if (!stored) return [];
    const title = capital(namesIn(stored, plan));
    const differences = differencesBetween(doseInWords(stored, products), doseInWords(dose, products));
    return differences.map((one) => ({ ...one, name: `${title}, ${one.name}` }));
  });
}

/** Of doses that a combination would replace: what goes with them. */
export function takenDifferences(
  plan: Pick<VaccinePlan, 'planned'>,
  taken: readonly Dose[],
  sent: readonly Pick<NewDose, 'cvx'>[],
  products: readonly VaccineProduct[],
): Difference[] {
  const combinations = products.filter(({ cvx }) => sent.some((dose) => dose.cvx === cvx));
  return taken.map((dose) => {
    const into = combinations.filter(({ vaccines }) => dose.vaccines.some((vaccine) => vaccines.includes(vaccine)));
    const facts = doseInWords(dose, products).filter(({ isEmpty }) => !isEmpty);
    return {
      name: capital(namesIn(dose, plan)),
      before: facts.map(({ name, text }) => (name === 'date given' ? text : `${name} ${text}`)).join(', '),
      now: `part of ${into.map(productName).join(' and ')}`,
      isOneSided: true,
    };
  });
}

function namesIn({ vaccines }: Pick<Dose, 'vaccines'>, { planned }: Pick<VaccinePlan, 'planned'>): string {
  return vaccines.map((id) => plainName(planned.find((row) => row.vaccine === id)?.shortName ?? id)).join(', ');
}

function doseInWords(dose: Dose | NewDose, products: readonly VaccineProduct[]): Fact[] {
  const { givenOn, givenIn = null, cvx, lot, place, site } = dose;
  const product = products.find((one) => one.cvx === cvx);
  return [
    factOr('not recorded', 'date given', givenText({ givenOn, givenIn })),
    factOr('not known', 'product', product ? productName(product) : (cvx ?? null)),
    factOr('none', 'lot number', lot || null),
    factOr('none', 'place', place || null),
    factOr('not known', 'where on the body', site ? siteText[site] : null),
  ];
}
