import { isObject, requireSound, shown } from '../checks.ts';
import { DamagedEdition } from '../damaged-edition.ts';
import { withConflictEnd } from './delta-conflicts.ts';
import { changedDose } from './delta-doses.ts';
import { deltaCheck, type DeltaOp, type InSeries, type Op } from './delta-file.ts';
import { isSame, type Refuse } from './delta-items.ts';
import type { ReadFile } from '../read-supporting-data.ts';
import type { AntigenData, DoseData, SeriesData, SupportingData } from '../../supporting-data.ts';

/**
 * `data` stays unchanged.
 *
 * @param id the edition of `data`
 * @throws DamagedEdition also for another edition, or an operation that changes nothing
 */
export function applyDelta(data: SupportingData, id: string, { path, content }: ReadFile): SupportingData {
  const codes = {
    products: new Set([...Object.keys(data.cvx), ...addedBy(content, 'cvx')]),
    observations: new Set([...Object.keys(data.observations), ...addedBy(content, 'obs')]),
  };
  requireSound(path, content, deltaCheck(new Set(Object.keys(data.antigens)), codes));
  if (content.from !== id) throw new DamagedEdition(path, 'from', `${shown(content.from)} in place of ${shown(id)}`);
  let changed = data;
  for (const [index, op] of content.ops.entries()) {
    changed = apply(changed, op, (why) => {
      throw new DamagedEdition(path, `ops[${index}]`, `${op.op} changes nothing: ${why}`);
    });
  }
  return changed;
}

function addedBy(content: unknown, field: 'cvx' | 'obs'): string[] {
  if (!isObject(content) || !Array.isArray(content['ops'])) return [];
  const ops: readonly unknown[] = content['ops'];
  return ops.flatMap((op) => {
    const code = isObject(op) && 'entry' in op ? op[field] : undefined;
    return typeof code === 'string' ? [code] : [];
  });
}

function apply(data: SupportingData, op: DeltaOp, refuse: Refuse): SupportingData {
  switch (op.op) {
    case 'cvx-add':
      return { ...data, cvx: withNew(data.cvx, op.cvx, op.entry, refuse) };
    case 'observation-add':
      return { ...data, observations: withNew(data.observations, op.obs, op.entry, refuse) };
    case 'conflict-end':
      return { ...data, conflicts: withConflictEnd(data.conflicts, op, refuse) };
    case 'equivalent-set':
    case 'guidance-add':
      return withSeries(data, op, refuse, (series, antigen) => changedSeries(series, antigen, op, refuse));
    default:
      return withDose(data, op, refuse, (dose) => changedDose(dose, op, refuse));
  }
}

function withNew<T>(known: Readonly<Record<string, T>>, code: string, entry: T, refuse: Refuse) {
  return Object.hasOwn(known, code) ? refuse(`${shown(code)} is there already`) : { ...known, [code]: entry };
}

function withSeries(
  data: SupportingData,
  { antigen: name, series }: InSeries,
  refuse: Refuse,
  change: (series: SeriesData, antigen: AntigenData) => SeriesData,
): SupportingData {
  const antigen = Object.hasOwn(data.antigens, name) ? data.antigens[name] : undefined;
  if (!antigen) return refuse(`no antigen ${shown(name)}`);
  const changed = withFirst(
    antigen.series,
    (one) => one.name === series,
    (one) => change(one, antigen),
  );
  if (!changed) return refuse(`no series ${shown(series)} of ${name}`);
  return { ...data, antigens: { ...data.antigens, [name]: { ...antigen, series: changed } } };
}

function withDose(
  data: SupportingData,
  op: InSeries & { readonly dose: number },
  refuse: Refuse,
  change: (dose: DoseData) => DoseData,
): SupportingData {
  return withSeries(data, op, refuse, (series) => {
    const doses = withFirst(series.doses, ({ n }) => n === op.dose, change);
    return doses ? { ...series, doses } : refuse(`no dose ${op.dose} in ${shown(op.series)}`);
  });
}

function withFirst<T>(items: readonly T[], isMeant: (item: T) => boolean, change: (item: T) => T): readonly T[] | null {
  const index = items.findIndex(isMeant);
  const item = items[index];
  return item === undefined ? null : items.with(index, change(item));
}

function changedSeries(
  series: SeriesData,
  antigen: AntigenData,
  op: Op<'equivalent-set' | 'guidance-add'>,
  refuse: Refuse,
): SeriesData {
  const { guidance = [], select } = series;
  if (op.op === 'guidance-add') {
    return guidance.includes(op.text)
      ? refuse('the text is there already')
      : { ...series, guidance: [...guidance, op.text] };
  }
  const stray = op.now.find((group) => antigen.series.every((other) => other.select.group !== group));
  if (stray !== undefined) return refuse(`no series group ${shown(stray)} of ${op.antigen}`);
  if (isSame(select.equivalent, op.now)) return refuse(`it is ${shown(op.now)} already`);
  return { ...series, select: { ...select, equivalent: op.now } };
}
