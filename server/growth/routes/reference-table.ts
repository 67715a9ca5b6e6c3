import type { Input, Reply } from '#contract/endpoint.ts';
import type { lookUpPercentiles, readReferenceTable } from '#contract/growth/reference-table.ts';
import { monthlyPercentilesAt, tableSex } from '#domain/growth/references/monthly-percentiles.ts';
import { monthlyPercentiles } from '#domain/growth/references/monthly-percentiles-data.ts';
import type { Measure } from '#domain/growth/value-text.ts';

export async function referenceTable(
  _ask: unknown,
  { params, query }: Input<typeof readReferenceTable>,
): Promise<Reply<typeof readReferenceTable>> {
  const { about, rows } = tableOf(params.measure, query.gender);
  return { ...about, rows: [...rows] };
}

export async function percentilesAt(
  _ask: unknown,
  { params, query }: Input<typeof lookUpPercentiles>,
): Promise<Reply<typeof lookUpPercentiles>> {
  const { about, rows } = tableOf(params.measure, query.gender);
  return { ...about, ...monthlyPercentilesAt(rows, query.ageMonths) };
}

function tableOf(measure: Measure, asked: string | undefined) {
  const { source, edition, tables } = monthlyPercentiles;
  const gender = tableSex(asked ?? null);
  const unit = measure === 'weight' ? ('kg' as const) : ('cm' as const);
  return { about: { measure, gender, unit, source, edition }, rows: tables[measure][gender] };
}
