import type { Input } from '#contract/endpoint.ts';
import { listVaccineConditions, listVaccines, readVaccinePlan } from '#contract/vaccines.ts';
import {
  addDoses,
  changeDose,
  changePlannedDose,
  chooseVaccineAuthority,
  markBloodTest,
  decideVaccine,
  noteVaccineConditions,
  removeDose,
  takeBackDoses,
  undecideVaccine,
} from '#contract/vaccines/changes.ts';
import { readVaccinesAsFhir } from '#contract/vaccines/fhir.ts';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { answerAboutBirth, answerPast, forgetBirthAnswer, openPast, takeBackPast } from '#contract/vaccines/past.ts';
import { entering } from '#server/auth/entering.ts';
import { requireChild } from '#server/children/access.ts';
import { handle, type Ask } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { keptByBrowsers } from '#server/http/kept-by-browsers.ts';
import { planAsOf } from './service/current-plan.ts';
import { planReplyFor, type PlanReply } from './service/plan-reply.ts';
import { addGivenDoses, removeGivenDose, takeDosesBack, correctDose, changeRow } from './routes/doses.ts';
import { recordBloodTest } from './routes/blood-test.ts';
import { chooseAuthority, decide, undecide } from './routes/deciding.ts';
import { noteConditions } from './routes/conditions.ts';
import { recordOpening, savePast, takePastBack } from './routes/past.ts';
import { recordBirthAnswer, removeBirthAnswer } from './routes/birth.ts';
import { serveFhir } from './routes/fhir.ts';
import { visitPlan } from './routes/visits.ts';
import { vaccineConditionsReply, vaccinesReply } from './replies/vaccines.ts';

export function routes(app: App): void {
  handle(app, listVaccines, async (ask) => {
    return keptByBrowsers(ask, vaccinesReply(entering(ask.parent, ask.now).today));
  });

  handle(app, listVaccineConditions, async (ask) => keptByBrowsers(ask, vaccineConditionsReply()));

  handle(app, readVaccinePlan, readPlan);

  handle(app, addDoses, addGivenDoses);
  handle(app, changeDose, correctDose);
  handle(app, removeDose, removeGivenDose);
  handle(app, takeBackDoses, takeDosesBack);
  handle(app, changePlannedDose, changeRow);
  handle(app, decideVaccine, decide);
  handle(app, undecideVaccine, undecide);
  handle(app, noteVaccineConditions, noteConditions);
  handle(app, markBloodTest, recordBloodTest);
  handle(app, chooseVaccineAuthority, chooseAuthority);
  handle(app, answerPast, savePast);
  handle(app, takeBackPast, takePastBack);
  handle(app, answerAboutBirth, recordBirthAnswer);
  handle(app, forgetBirthAnswer, removeBirthAnswer);
  handle(app, openPast, recordOpening);
  handle(app, readVisitPlan, visitPlan);
  handle(app, readVaccinesAsFhir, serveFhir);
}

async function readPlan(
  { db, parent, now }: Ask<'may see the child'>,
  { params }: Input<typeof readVaccinePlan>,
): Promise<PlanReply> {
  const child = await requireChild(db, parent, params.childId);
  return planReplyFor(db, child, parent, await planAsOf(db, child, entering(parent, now).today, now), now);
}
