import type { Endpoint } from '#contract/endpoint.ts';
import { listVaccineConditions, listVaccines, readVaccinePlan } from '../vaccines.ts';
import {
  addDoses,
  changeDose,
  changePlannedDose,
  chooseVaccineAuthority,
  decideVaccine,
  noteVaccineConditions,
  removeDose,
  undecideVaccine,
} from './changes.ts';
import { readVaccinesAsFhir } from './fhir.ts';
import { answerAboutBirth, answerPast, openPast } from './past.ts';
import { readVisitPlan } from './visits.ts';

export const vaccinesEndpoints = {
  listVaccines,
  listVaccineConditions,
  readVaccinePlan,
  addDoses,
  changeDose,
  removeDose,
  changePlannedDose,
  decideVaccine,
  undecideVaccine,
  noteVaccineConditions,
  chooseVaccineAuthority,
  answerPast,
  answerAboutBirth,
  openPast,
  readVisitPlan,
  readVaccinesAsFhir,
} as const satisfies Record<string, Endpoint>;
