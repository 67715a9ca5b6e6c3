import { readCaseFile } from './case-file.ts';
import { edgeDifference } from './growth-edges.ts';
import { scoreDifference } from './growth-scores.ts';
import { valueDifference } from './growth-values.ts';
import { velocityDifference } from './growth-velocities.ts';
import { rowOf, type Row } from './row.ts';
import { whyDifferent, type Verdict } from './verdict.ts';

/** Describes how the product's answer differs from a row's; null when they agree. */
type Judge = (row: Row) => string | null;

const KINDS: readonly { readonly columns: readonly string[]; readonly judge: Judge }[] = [
  { columns: ['reference', 'indicator', 'age_basis', 'expected_z', 'tolerance_z'], judge: scoreDifference },
  { columns: ['reference', 'indicator', 'line_kind', 'line', 'expected_value', 'tolerance'], judge: valueDifference },
  { columns: ['length_used', 'z_weight_for_age', 'z_weight_for_length_height', 'flags'], judge: edgeDifference },
  { columns: ['interval_months', 'sd', 'expected_increment'], judge: velocityDifference },
];

/** An unreadable row counts as different. */
export function judgeGrowthFile(text: string): Verdict {
  const { header, rows } = readCaseFile(text);
  const kind = KINDS.find(({ columns }) => columns.every((column) => header.includes(column)));
  const judge = kind?.judge ?? (() => 'a file with these columns is not known');
  const differences = rows.flatMap((row) => {
    const why = row.isComplete ? whyDifferent(() => judge(rowOf(row))) : 'the row has too few or too many fields';
    return why === null ? [] : [{ id: row.fields.get('case_id') || `line ${row.line}`, why }];
  });
  return { rows: rows.length, differences };
}
