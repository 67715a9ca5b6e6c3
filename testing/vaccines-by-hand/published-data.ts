import { readFileSync } from 'node:fs';
import type { Day } from '#domain/time/day.ts';
import { applyDelta } from '#domain/vaccines/delta.ts';
import type { EditionId } from '#domain/vaccines/editions-data.ts';
import { readSeasonRoll, rollSeason, seasonYear } from '#domain/vaccines/season-roll.ts';
import type { AntigenData, DoseData, SupportingData, VaccineData } from '#domain/vaccines/supporting-data.ts';

/** An antigen file as it is published: doses name lists of products by their place. */
type AntigenFile = {
  readonly vaccineSets: Readonly<Record<'preferable' | 'allowable', readonly (readonly VaccineData[])[]>>;
  readonly antigens: Readonly<Record<string, AntigenData>>;
};

/** The data of an edition: 4.64 read by nothing that the product reads it by, 4.65 as the product makes it of that. */
export function publishedData(id: EditionId): SupportingData {
  return data[id];
}

/** The same with the seasons of a day, moved as the product moves them. */
export function dataOn(id: EditionId, asOf: Day): SupportingData {
  const key = `${id} ${seasonYear(asOf)}`;
  const known =
    rolled.get(key) ?? rollSeason(data[id], readSeasonRoll(data[id], file('season.json')), seasonYear(asOf));
  rolled.set(key, known);
  return known;
}

const rolled = new Map<string, SupportingData>();
const base = readBase();
const data = { 'cdsi-4.64': base, 'cdsi-4.65': applyDelta(base, 'cdsi-4.64', file('delta-4.65.json')) };

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

/** Whatever the file holds; it was checked when the product read it. */
function read(name: string) {
  return JSON.parse(readFileSync(new URL(`../../content/vaccines/${name}`, import.meta.url), 'utf8'));
}
