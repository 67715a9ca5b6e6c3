import type { Endpoint } from '#contract/endpoint.ts';
import { listVaccineConditions, listVaccines, readVaccinePlan } from '../vaccines.ts';
import {
  addDoses,
  changeDose,
  changePlannedDose,
  chooseVaccineAuthority,
  decideVaccine,
  markBloodTest,
  noteVaccineConditions,
  removeDose,
  takeBackDoses,
  undecideVaccine,
} from './changes.ts';
import { readVaccinesAsFhir } from './fhir.ts';
import { answerAboutBirth, answerPast, forgetBirthAnswer, openPast, takeBackPast } from './past.ts';
import { readVisitPlan } from './visits.ts';

export const vaccinesEndpoints = {
  listVaccines,
  listVaccineConditions,
  readVaccinePlan,
  addDoses,
  changeDose,
  removeDose,
  takeBackDoses,
  changePlannedDose,
  decideVaccine,
  undecideVaccine,
  noteVaccineConditions,
  markBloodTest,
  chooseVaccineAuthority,
  answerPast,
  takeBackPast,
  answerAboutBirth,
  forgetBirthAnswer,
  openPast,
  readVisitPlan,
  readVaccinesAsFhir,
} as const satisfies Record<string, Endpoint>;
