import { readFileSync } from 'node:fs';
import { applyDelta } from '#domain/vaccines/editions/delta/delta.ts';
import { readSeasonRoll, rollSeason, seasonYear } from '#domain/vaccines/editions/season-roll.ts';
import type { AntigenData, DoseData, SupportingData, VaccineData } from '#domain/vaccines/supporting-data.ts';
import type { VaccineHistory } from '../vaccine-histories.ts';

/** Doses refer to product lists by index. */
type AntigenFile = {
  readonly vaccineSets: Readonly<Record<'preferable' | 'allowable', readonly (readonly VaccineData[])[]>>;
  readonly antigens: Readonly<Record<string, AntigenData>>;
};

/** Reads 4.64 without the product's code; 4.65 and rolled seasons use it. */
export function dataOf({ edition, isRolled, asOf }: VaccineHistory): SupportingData {
  const published = edition === 'cdsi-4.64' ? base : next;
  const key = `${edition} ${seasonYear(asOf)}`;
  const known = isRolled ? (rolled.get(key) ?? rollSeason(published, roll, seasonYear(asOf))) : published;
  if (isRolled) rolled.set(key, known);
  return known;
}

const base = readBase();
const next = applyDelta(base, 'cdsi-4.64', file('delta-4.65.json'));
const roll = readSeasonRoll(next, file('season.json'));
const rolled = new Map<string, SupportingData>();

function readBase(): SupportingData {
  const antigens = ['childhood', 'other'].flatMap((part) => {
    const { vaccineSets, antigens: ofFile }: AntigenFile = read(`cdsi-4.64.${part}.json`);
    const listed = (dose: DoseData) => ({
      ...dose,
      preferable: vaccineSets.preferable[Number(dose.preferable ?? -1)] ?? [],
      allowable: vaccineSets.allowable[Number(dose.allowable ?? -1)] ?? [],
    });
    return Object.entries(ofFile).map(([name, antigen]) => [
      name,
      { ...antigen, series: antigen.series.map((series) => ({ ...series, doses: series.doses.map(listed) })) },
    ]);
  });
  const schedule: SupportingData = read('cdsi-4.64.schedule.json');
  return { ...schedule, antigens: Object.fromEntries(antigens) };
}

function file(name: string) {
  return { path: name, content: read(name) };
}

function read(name: string) {
  return JSON.parse(readFileSync(new URL(`../../../content/vaccines/${name}`, import.meta.url), 'utf8'));
}
