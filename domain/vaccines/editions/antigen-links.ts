import type { AntigenFile, SeriesInFile } from './antigen-file.ts';
import { among, fault, inside, noneTwice, shown, type Fault } from './checks.ts';
import type { DoseInFile } from './dose-checks.ts';
import type { IntervalData, SkipData, SupportingData } from '../supporting-data.ts';

type VaccineGroups = SupportingData['vaccineGroups'];
type VaccineSets = AntigenFile['vaccineSets'];

/** A broken reference to an antigen, vaccine group, series group, target dose or list of products. */
export function faultInLinks({ antigens, vaccineSets }: AntigenFile, vaccineGroups: VaccineGroups): Fault | null {
  for (const [name, { series }] of Object.entries(antigens)) {
    const seriesGroups = new Set(series.map(({ select }) => select.group));
    const found =
      // Deltas and forecasts identify a series by antigen and name.
      noneTwice('series', series, 'name', 'a second series of this name') ??
      among('series', series, (one) => {
        return (
          faultInGroups(one, name, vaccineGroups) ??
          faultInEquivalents(one, seriesGroups) ??
          among('doses', one.doses, (dose, index) => faultInDose(dose, index + 1, seriesGroups, vaccineSets))
        );
      });
    if (found) return inside('antigens', inside(name, found));
  }
  return null;
}

function faultInGroups({ antigen, group }: SeriesInFile, name: string, vaccineGroups: VaccineGroups): Fault | null {
  if (antigen !== name) return inside('antigen', fault(`${shown(antigen)} in place of ${shown(name)}`));
  const antigens = Object.hasOwn(vaccineGroups, group) ? vaccineGroups[group]?.antigens : undefined;
  if (!antigens) return inside('group', fault(`no vaccine group of this edition: ${shown(group)}`));
  return antigens.includes(name) ? null : inside('group', fault(`${shown(group)} does not hold ${shown(name)}`));
}

function faultInEquivalents({ select }: SeriesInFile, seriesGroups: ReadonlySet<string>): Fault | null {
  const found = among('equivalent', select.equivalent, (group) => noSeriesGroup(group, seriesGroups));
  return found && inside('select', found);
}

function noSeriesGroup(group: string, seriesGroups: ReadonlySet<string>): Fault | null {
  return seriesGroups.has(group) ? null : fault(`no series group of this antigen: ${shown(group)}`);
}

function faultInDose(
  { n, preferable, allowable, interval, allowableInterval, skip }: DoseInFile,
  number: number,
  seriesGroups: ReadonlySet<string>,
  sets: VaccineSets,
): Fault | null {
  return (
    (n === number ? null : inside('n', fault(`${n} in place of ${number}`))) ??
    noList('preferable', preferable, sets) ??
    noList('allowable', allowable, sets) ??
    among('interval', interval, (one) => faultInReference(one, number)) ??
    among('allowableInterval', allowableInterval, (one) => faultInReference(one, number)) ??
    among('skip', skip, (one) => faultInSkip(one, seriesGroups))
  );
}

function noList(field: 'preferable' | 'allowable', place: number | undefined, sets: VaccineSets): Fault | null {
  if (place === undefined || place < sets[field].length) return null;
  return inside(field, fault(`no list ${place} in vaccineSets`));
}

function faultInReference({ dose }: IntervalData, number: number): Fault | null {
  if (dose === undefined || (dose >= 1 && dose < number)) return null;
  return inside('dose', fault(`no target dose before this one: ${dose}`));
}

function faultInSkip({ sets }: SkipData, seriesGroups: ReadonlySet<string>): Fault | null {
  return among('sets', sets, ({ if: conditions }) =>
    among('if', conditions, (condition) => {
      if (condition.type !== 'series-complete') return null;
      return among('seriesGroups', condition.seriesGroups, (group) => noSeriesGroup(group, seriesGroups));
    }),
  );
}
