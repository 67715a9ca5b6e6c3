import { capital } from '#domain/text/capital.ts';
import type { Finding } from '../assessment.ts';
import { ASSUMED, REFUSED } from './finding-sentences.ts';
import { fill } from './sentence.ts';
import { dateOfDose, productInWords, type WordsInput } from './words-input.ts';

export type FindingWords = {
  readonly kind: Finding['kind'];
  readonly dose: number | null;
  readonly text: string;
  /** A remark about a dose that was entered as it was given: nothing to correct. */
  readonly isRemark: boolean;
};

const REMARKS: ReadonlySet<Finding['why']> = new Set(['no-antigen', 'no-series', 'same-dose-twice']);

export function findingWords(input: WordsInput): readonly FindingWords[] {
  return input.assessment.findings.map((finding) => ({
    kind: finding.kind,
    dose: finding.dose,
    text: textOf(input, finding),
    isRemark: REMARKS.has(finding.why),
  }));
}

function textOf(input: WordsInput, finding: Finding): string {
  const { dose } = finding;
  const date = dose === null ? null : dateOfDose(input, dose);
  const written = dose === null ? '' : (input.doses[dose]?.givenOn ?? '');
  const product = dose === null ? '' : productInWords(input, dose);
  const words = {
    date: date ?? written,
    product,
    Product: capital(product),
    value: (finding.kind === 'assumed' ? finding.value : null) ?? written,
  };
  return finding.kind === 'refused' ? fill(REFUSED[finding.why], words) : fill(ASSUMED[finding.why], words);
}
