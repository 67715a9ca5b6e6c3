import {
  count,
  dayText,
  duration,
  exactly,
  listOf,
  namedIn,
  object,
  oneOf,
  recordOf,
  text,
  yesOrNo,
  type Check,
} from './checks.ts';
import { ages, doseCheck, vaccineCheck, type Codes, type DoseInFile } from './dose-checks.ts';
import { editionOfFile, type EditionOfFile } from './schedule-file.ts';
import type {
  AntigenData,
  ContraindicationData,
  IndicationData,
  SelectData,
  SeriesData,
  VaccineContraindicationData,
  VaccineData,
} from '../supporting-data.ts';

/** Its doses refer to shared lists of products. */
export type AntigenInFile = Omit<AntigenData, 'series'> & { readonly series: readonly SeriesInFile[] };
export type SeriesInFile = Omit<SeriesData, 'doses'> & { readonly doses: readonly DoseInFile[] };

export type AntigenFile = {
  readonly layout: 'cdsi-compact/1';
  readonly edition: EditionOfFile;
  readonly vaccineSets: Readonly<Record<'preferable' | 'allowable', readonly (readonly VaccineData[])[]>>;
  readonly antigens: Readonly<Record<string, AntigenInFile>>;
};

/** `faultInLinks` checks references between entries. */
export function antigenFileCheck(codes: Codes): Check<AntigenFile> {
  const lists = listOf(listOf(vaccineCheck(codes)));
  return object<AntigenFile>(
    {
      layout: exactly('cdsi-compact/1'),
      edition: editionOfFile,
      vaccineSets: object<AntigenFile['vaccineSets']>({ preferable: lists, allowable: lists }, {}),
      antigens: recordOf(text, antigenCheck(codes)),
    },
    {},
  );
}

function antigenCheck(codes: Codes): Check<AntigenInFile> {
  return object<AntigenInFile>(
    { series: listOf(seriesCheck(codes)) },
    { immunity: immunityCheck(codes), contraindications: contraindicationsCheck(codes) },
  );
}

function seriesCheck(codes: Codes): Check<SeriesInFile> {
  const obs = namedIn(codes.observations, 'observation');
  const indication = object<IndicationData>({ obs, title: text }, { ...ages, guidance: text });
  return object<SeriesInFile>(
    {
      name: text,
      antigen: text,
      group: text,
      type: oneOf('standard', 'risk', 'evaluation-only'),
      select: selectCheck,
      doses: listOf(doseCheck(codes)),
    },
    {
      gender: listOf(oneOf('female', 'male', 'unknown')),
      guidance: listOf(text),
      indications: listOf(indication),
    },
  );
}

const selectCheck = object<SelectData>(
  { group: text, groupName: text },
  {
    priority: text,
    preference: count,
    default: yesOrNo,
    product: yesOrNo,
    minStart: duration,
    maxStart: duration,
    equivalent: listOf(text),
  },
);

type Immunity = NonNullable<AntigenData['immunity']>;

function immunityCheck({ observations }: Codes): Check<Immunity> {
  const obs = namedIn(observations, 'observation');
  return object<Immunity>(
    {},
    {
      history: listOf(object<NonNullable<Immunity['history']>[number]>({ obs, title: text }, {})),
      born: listOf(
        object<NonNullable<Immunity['born']>[number]>({ before: dayText }, { country: text, except: listOf(obs) }),
      ),
    },
  );
}

type Contraindications = NonNullable<AntigenData['contraindications']>;
type ContraindicatedProduct = VaccineContraindicationData['cvx'][number];

function contraindicationsCheck({ products, observations }: Codes): Check<Contraindications> {
  const cvx = namedIn(products, 'product');
  const withinAges = object<Exclude<ContraindicatedProduct, string>>({ cvx }, ages);
  const product: Check<ContraindicatedProduct> = (value) => (typeof value === 'string' ? cvx : withinAges)(value);
  const required = { obs: namedIn(observations, 'observation'), title: text };
  const optional = { text, guidance: text, ...ages };
  return object<Contraindications>(
    {},
    {
      antigen: listOf(object<ContraindicationData>(required, optional)),
      vaccine: listOf(object<VaccineContraindicationData>({ ...required, cvx: listOf(product) }, optional)),
    },
  );
}
