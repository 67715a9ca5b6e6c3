import type { Dose, VaccinePlan } from '#contract/vaccines.ts';
import { notCounted } from '#domain/vaccines/standing/dose-standing.ts';
import { listText } from '#domain/text/list-text.ts';
import { capital } from '#domain/text/capital.ts';
import { doseInList } from './dose/dose-text.ts';

const MOST_NAMED = 3;

/** 'DTaP dose 2, IPV dose 2 and 3 more' */
export function dosesInWords({ planned }: Pick<VaccinePlan, 'planned'>, doses: readonly Dose[]): string {
  const names = doses.flatMap(({ id, productName }) => {
    const rows = planned.filter(({ doseId }) => doseId === id).map(doseInList);
    return rows.length > 0 ? rows : [productName ?? 'A vaccine'];
  });
  const named = names.length > MOST_NAMED + 1 ? names.slice(0, MOST_NAMED) : names;
  return listText(named.length < names.length ? [...named, `${names.length - named.length} more`] : names);
}

/** ' DTaP dose 1 does not count: the list says why.'; empty where all count. */
export function notCountedInWords(plan: VaccinePlan, doses: readonly Dose[]): string {
  const rows = plan.planned.filter((row) => doses.some(({ id }) => id === row.doseId) && notCounted(row, plan));
  if (rows.length === 0) return '';
  return ` ${capital(listText(rows.map(doseInList)))} ${rows.length === 1 ? 'does' : 'do'} not count: the list says why.`;
}

/** What a form sends of a dose, to have it again as it was. */
export function doseFacts({ givenOn, givenIn, cvx, vaccines, lot, place, site }: Dose) {
  const vaccine = cvx === null ? vaccines[0] : null;
  return { givenOn, givenIn, cvx, vaccine: vaccine ?? null, lot, place, site, isAnother: true };
}
