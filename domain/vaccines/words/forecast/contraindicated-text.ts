import type { GroupForecast } from '../../assessment.ts';
import type { Antigen } from '../../edition.ts';
import { MOTHER_HAD_RSV_VACCINE } from '../../organize/patient.ts';
import { UNDERGOING_CHEMOTHERAPY } from '../../standing/during-chemotherapy.ts';
import type { TraceEntry } from '../../trace/trace.ts';
import { FORECAST_DETAIL, NEXT } from './forecast-sentences.ts';
import { antigenNames } from '../names.ts';
import { fill, say, type Said } from '../sentence.ts';
import { factInWords, type WordsInput } from '../words-input.ts';

export function contraindicatedText(input: WordsInput, forecast: GroupForecast): Said {
  const found = input.trace.filter(({ step, series }) => step === '7.3' && forecast.series.includes(series ?? ''));
  if (found.length > 0 && found.every(({ saw }) => saw?.['observation'] === MOTHER_HAD_RSV_VACCINE))
    return { ...NEXT['mother-vaccinated'], details: [] };
  const facts = [...new Set(found.map((entry) => factInWords(input, entry)))];
  const codes = found.map(({ saw }) => String(saw?.['observation']));
  const isForATime = codes.length > 0 && codes.every((code) => input.notedForATime.has(code));
  const ofTreatment = codes.includes(UNDERGOING_CHEMOTHERAPY)
    ? 'contraindicated-by-chemotherapy'
    : 'contraindicated-for-a-time';
  const said = say(NEXT, isForATime ? ofTreatment : 'contraindicated', { fact: facts.join(' and ') });
  return { ...said, rule: found[0]?.rule ?? said.rule, details: partDetail(input, forecast, found) };
}

/** One antigen without a product blocks its whole vaccine group, if all products for a baby contain it (table 7-7). */
function partDetail(
  { edition, names }: WordsInput,
  { series, vaccineGroup }: GroupForecast,
  found: readonly TraceEntry[],
): readonly string[] {
  const parts = edition.antigens.filter((antigen) => antigen.series.some(({ name }) => series.includes(name)));
  const barred = parts.filter((antigen) => isBarred(antigen, vaccineGroup, found));
  if (barred.length === 0 || barred.length === parts.length) return [];
  const antigens = barred.map(({ name }) => name);
  return [fill(FORECAST_DETAIL['about-antigens'].text, { antigens: antigenNames(names, antigens) })];
}

/** The antigen, or every product CDC prefers for it at any age. */
function isBarred(antigen: Antigen, vaccineGroup: string, found: readonly TraceEntry[]): boolean {
  const ofAntigen = found.filter((entry) => entry.antigen === antigen.name);
  if (ofAntigen.some(({ rule }) => rule === 'TABLE 7-5')) return true;
  const facts = new Set(ofAntigen.map(({ saw }) => saw?.['observation']));
  const barred = antigen.vaccineContraindications.filter(({ observation }) => facts.has(observation));
  const preferred = antigen.series
    .filter((series) => series.vaccineGroup === vaccineGroup)
    .flatMap((series) => series.doses().flatMap(({ preferable }) => preferable.items));
  return (
    preferred.length > 0 && preferred.every(({ product }) => barred.some(({ products }) => products.has(product.index)))
  );
}
