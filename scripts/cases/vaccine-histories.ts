import type { Assessment, DoseEvaluation, Finding } from '#domain/vaccines/assessment.ts';
import type { Edition } from '#domain/vaccines/edition.ts';
import { evaluateAndForecast } from '#domain/vaccines/engine.ts';
import { fail } from './row.ts';
import { doseDifference, orAll } from './vaccine-doses.ts';
import { forecastDifference } from './vaccine-forecasts.ts';
import type { GroupCase, WholeChildCase } from './vaccine-rows.ts';
import { allOf } from './verdict.ts';

type Case = GroupCase | WholeChildCase;

export function groupCaseDifference(edition: Edition, row: GroupCase): string | null {
  requireGroups(edition, [row.group]);
  const assessment = assessmentOf(edition, row);
  const doses = row.doses.map((dose, place) => {
    // A dose of another vaccine group is judged by its own group.
    const meant = orAll(evaluationsOf(assessment, place), ({ vaccineGroup }) => vaccineGroup === row.group);
    return named(row, place, doseDifference(meant, dose.expect));
  });
  return allOf([...unusable(assessment), ...doses, forecastDifference(assessment, row.group, row.expect)]);
}

export function wholeChildDifference(edition: Edition, row: WholeChildCase): string | null {
  const groups = Object.keys(row.expect);
  requireGroups(edition, [...groups, ...row.doses.flatMap(({ expect }) => Object.keys(expect))]);
  const assessment = assessmentOf(edition, row);
  const doses = row.doses.map((_, place) => named(row, place, doseOfGroupsDifference(assessment, row, place)));
  const forecasts = Object.entries(row.expect).map(([group, expected]) =>
    forecastDifference(assessment, group, expected),
  );
  return allOf([...unusable(assessment), ...doses, ...forecasts]);
}

function doseOfGroupsDifference(assessment: Assessment, row: WholeChildCase, place: number): string | null {
  const expected = new Map(Object.entries(row.doses[place]?.expect ?? {}));
  const judged = Map.groupBy(evaluationsOf(assessment, place), ({ vaccineGroup }) => vaccineGroup);
  const unasked = [...judged.keys()].filter((group) => group in row.expect && !expected.has(group));
  return allOf([
    ...unasked.map((group) => `${group}: judged, and nothing is expected`),
    ...[...expected].map(([group, of]) => prefixed(group, doseDifference(judged.get(group) ?? [], of))),
  ]);
}

function requireGroups({ vaccineGroups }: Edition, groups: readonly string[]): void {
  for (const group of groups) if (!vaccineGroups.has(group)) fail(`vaccine group is not known: ${group}`);
}

function assessmentOf(edition: Edition, { dob, sex, observations = [], doses, assessed }: Case): Assessment {
  const patient = { bornOn: dob, sex, observations: observations.map(({ code, date: on = null }) => ({ code, on })) };
  const given = doses.map(({ date: givenOn, cvx, mvx = null }) => ({ givenOn, cvx, mvx }));
  return evaluateAndForecast(edition, patient, given, assessed);
}

function evaluationsOf({ evaluations }: Assessment, place: number): readonly DoseEvaluation[] {
  return evaluations.filter(({ dose }) => dose === place);
}

/** Unknown sex, an observation the edition lacks, and a dose the row does not ask about. */
const UNDERSTOOD: ReadonlySet<Finding['why']> = new Set(['unknown-sex', 'unknown-observation', 'no-series']);

function unusable({ findings }: Assessment): readonly string[] {
  return findings.filter(({ why }) => !UNDERSTOOD.has(why)).map(findingText);
}

function findingText(finding: Finding): string {
  const value = finding.kind === 'assumed' ? finding.value : null;
  const place = finding.dose === null ? [] : `dose ${finding.dose + 1}`;
  return [place, finding.why, value ?? []].flat().join(' ');
}

function named(row: Case, place: number, difference: string | null): string | null {
  const dose = row.doses[place];
  return prefixed(`dose ${place + 1} (${dose?.date}, CVX ${dose?.cvx})`, difference);
}

function prefixed(name: string, difference: string | null): string | null {
  return difference === null ? null : `${name}: ${difference}`;
}
