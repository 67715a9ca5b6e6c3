import type { FieldProblem } from '#contract/problem.ts';
import type { NewDose } from '#contract/vaccines/changes.ts';
import type { Day } from '#domain/time/day.ts';
import { vaccineNames } from '#domain/vaccines/words/names-data.ts';
import { plainFirst } from '#domain/vaccines/words/plain-name.ts';
import { namesOn } from '#domain/vaccines/words/plan/visit-words.ts';
import { fieldProblem, Problem } from '#server/problem.ts';
import { inWordsOn, type PlanData } from './plan-data.ts';

type Doses = Pick<PlanData, 'doses'>;

/**
 * Of doses that are new, or given on another day or by another product than before.
 *
 * @param nameOf the field of a dose in the body, by its id; undefined where the body does not have it
 * @throws Problem `unlikely-value` when one of them does not count because it was given too early
 */
export function refuseEarly(
  after: PlanData,
  before: Doses,
  today: Day,
  nameOf: (id: string) => string | undefined,
): void {
  const asked = after.doses.flatMap((dose): FieldProblem[] => {
    const name = nameOf(dose.id);
    const known = before.doses.find(({ id }) => id === dose.id);
    const isSame = known?.given_on === dose.given_on && known.cvx === dose.cvx;
    return name === undefined || isSame ? [] : earlyTexts(after, dose, today).map((text) => fieldProblem(name, text));
  });
  if (asked.length > 0) throw new Problem('unlikely-value', { fields: asked });
}

/** @returns the name of the field with the day of a dose, by its id */
export function givenOnNameIn(doses: readonly NewDose[]): (id: string) => string | undefined {
  return (id) => {
    const place = doses.findIndex((dose) => dose.id === id);
    return place === -1 ? undefined : `doses.${place}.givenOn`;
  };
}

/** 'Rotavirus: 9 days too early (earliest: 6 weeks, December 25)' */
function earlyTexts(data: PlanData, { id, given_on: givenOn }: Doses['doses'][number], today: Day): readonly string[] {
  const of = inWordsOn(data, today);
  const nameOn = namesOn(of, vaccineNames);
  const place = of.judged.findIndex(({ known }) => known.id === id);
  return of.ofDoses.flatMap(({ dose, vaccineGroup, earliest }) => {
    const isEarly = dose === place && earliest !== null && givenOn !== null;
    return isEarly ? `${plainFirst(nameOn(vaccineGroup, givenOn))}: ${earliest}` : [];
  });
}
