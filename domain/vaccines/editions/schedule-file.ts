import {
  dayText,
  duration,
  exactly,
  listOf,
  matching,
  namedIn,
  object,
  recordOf,
  text,
  yesOrNo,
  type Check,
} from './checks.ts';
import type {
  AntigenOfProduct,
  ConflictData,
  Cvx,
  ObservationData,
  ProductData,
  SupportingData,
} from '../supporting-data.ts';

export type EditionOfFile = {
  readonly id: string;
  readonly publisher: string;
  readonly title: string;
  readonly release: string;
  readonly released: string;
  readonly logicSpecification: string;
  readonly country: string;
  readonly authority: string;
  readonly status: string;
};

export type ScheduleFile = Pick<SupportingData, 'vaccineGroups' | 'cvx' | 'conflicts' | 'observations'> & {
  readonly layout: 'cdsi-compact/1';
  readonly edition: EditionOfFile;
};

/** Live products that map to no antigen: a dose counts for nothing but still conflicts. */
const CONFLICTING_ONLY: readonly Cvx[] = ['19', '125'];

export const editionOfFile = object<EditionOfFile>(
  {
    id: text,
    publisher: text,
    title: text,
    release: text,
    released: dayText,
    logicSpecification: text,
    country: text,
    authority: text,
    status: text,
  },
  {},
);

/** Known to the edition or not. */
export const cvxCode = matching(/^\d{2,4}$/, 'a CVX code');
export const observationCode = matching(/^\d{3}$/, 'a code of an observation');

export function productCheck(antigens: ReadonlySet<string>): Check<ProductData> {
  const antigen = namedIn(antigens, 'antigen');
  const withinAges = object<Exclude<AntigenOfProduct, string>>({ antigen }, { from: duration, to: duration });
  const antigenOfProduct: Check<AntigenOfProduct> = (value) =>
    typeof value === 'string' ? antigen(value) : withinAges(value);
  return object<ProductData>({ name: text, antigens: listOf(antigenOfProduct) }, {});
}

export const observationCheck = object<ObservationData>(
  { title: text },
  { note: text, codes: recordOf(text, listOf(text)) },
);

/** @param products the codes under `cvx` */
export function scheduleCheck(antigens: ReadonlySet<string>, products: ReadonlySet<Cvx>): Check<ScheduleFile> {
  const conflicting = namedIn(new Set([...products, ...CONFLICTING_ONLY]), 'product');
  return object<ScheduleFile>(
    {
      layout: exactly('cdsi-compact/1'),
      edition: editionOfFile,
      vaccineGroups: recordOf(
        text,
        object<SupportingData['vaccineGroups'][string]>(
          { antigens: listOf(namedIn(antigens, 'antigen')) },
          { fullGroup: yesOrNo },
        ),
      ),
      cvx: recordOf(cvxCode, productCheck(antigens)),
      conflicts: listOf(
        object<ConflictData>(
          { begin: duration, minEnd: duration, end: duration, after: recordOf(conflicting, listOf(conflicting)) },
          {},
        ),
      ),
      observations: recordOf(observationCode, observationCheck),
    },
    {},
  );
}
