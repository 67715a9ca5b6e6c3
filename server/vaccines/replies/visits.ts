import type { PlannedVisit, VisitPlan } from '#contract/vaccines/visits.ts';
import type { Day } from '#domain/time/day.ts';
import type { Edition } from '#domain/vaccines/edition.ts';
import { askedMeanwhile } from '#domain/vaccines/planned/asked-meanwhile.ts';
import { visitsOnDay, type ProductOfVisit } from '#domain/vaccines/planned/visits-on-day.ts';
import { isNamed } from '#domain/vaccines/planner/brands-data.ts';
import { NEXT } from '#domain/vaccines/words/forecast/forecast-sentences.ts';
import { vaccineNames } from '#domain/vaccines/words/names-data.ts';
import { notPlannedWords } from '#domain/vaccines/words/plan/not-planned-words.ts';
import { namesOn, visitDayText, visitTitle, whyVisitOn, type NameOn } from '#domain/vaccines/words/plan/visit-words.ts';
import { asSentence } from '#domain/vaccines/words/sentence.ts';
import { editionFor } from '../rules/plan.ts';
import { inWordsOn, onDay, type PlanData } from '../rules/plan-data.ts';
import { productTitle } from '../rules/product-title.ts';

export function visitsReply(data: PlanData, today: Day): VisitPlan {
  const of = onDay(data, today);
  const planned = visitsOnDay(of);
  const nameOn = namesOn(of, vaccineNames);
  const whyNot = notPlannedWords(of, () => inWordsOn(data, today));
  const edition = of.published.editionOn(today);
  return {
    visits: planned.visits.map((visit) => ({
      on: visit.on,
      noLaterThan: visit.noLaterThan,
      title: visitTitle(visit, planned, today),
      when: visitDayText(visit, today),
      why: whyVisitOn(visit, nameOn, today),
      products: visit.products.map((product) => productReply(product, { on: visit.on, today }, edition, nameOn)),
    })),
    notPlanned: planned.notPlanned.map((left) => ({ shortName: nameOn(left.vaccineGroup, today), text: whyNot(left) })),
    toAsk: askedMeanwhile(of).map((asked) => ({
      shortName: nameOn(asked.group.group, today),
      text: asSentence(NEXT[asked.isInPlan ? 'ask-for-more-meanwhile' : 'ask-for-more'].text),
    })),
    edition: editionFor(today),
  };
}

function productReply(
  product: ProductOfVisit,
  { on, today }: { readonly on: Day; readonly today: Day },
  edition: Edition,
  nameOn: NameOn,
): PlannedVisit['products'][number] {
  const given = product.choice === 'one' ? [product.product] : product.products;
  return {
    names: given.filter((one) => isNamed(one, product.doses)).map(({ cvx }) => productTitle(edition, cvx)),
    doses: product.rows.map(({ vaccineGroup, number, row }) => {
      const isDue = row?.status === 'upcoming' && row.dueOn !== null && row.dueOn <= today;
      return {
        shortName: nameOn(vaccineGroup, on),
        shownNumber: row?.shownNumber ?? number,
        isOverdue: row?.status === 'overdue',
        isDue,
      };
    }),
  };
}
