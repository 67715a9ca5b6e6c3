import * as z from 'zod/mini';
import { MeasuredField, MeasuredOn, someValue, type Measurement } from '#contract/growth.ts';
import { AGE_MONTHS_PROBLEM } from '#domain/growth/limits.ts';
import { MEASUREMENT_COLUMNS } from '#domain/growth/csv/measurement-table.ts';
import type { EditableChild, MyChild } from '#server/children/access.ts';
import { inSteps } from '#server/db/chunks.ts';
import type { Db } from '#server/db/db.ts';
import { withNewIds } from '#server/db/id.ts';
import {
  FileRefused,
  provenanceInFile,
  provenanceOf,
  readAs,
  type ChildPart,
  type IncomingChild,
  type Fates,
  type PartContent,
} from '#server/db/portable.ts';
import { measurements } from './queries.ts';
import { measurementsOf } from './replies.ts';
import {
  importedFacts,
  importedValues,
  mostMeasurements,
  tooManyMeasurements,
  type MeasurementFacts,
} from './rules.ts';

export const growthFates: Fates = {
  measurements: {
    exported: 'with its child',
    imported: 'with its child',
    deleted: { child_id: 'the row', made_by: 'the name', changed_by: 'the name' },
  },
};

const ageError = 'Age in months must be a whole number, 0 or more';

const Entry = z
  .strictObject({
    measuredOn: MeasuredOn,
    ageMonths: z
      .int({ error: ageError })
      .check(z.minimum(0, { error: ageError }), z.maximum(2400, { error: ageError })),
    ageGivenInMonthsOnly: z.boolean(),
    ...importedValues,
    kept: z.array(MeasuredField).check(z.maxLength(3)),
    ...provenanceInFile,
  })
  .check(
    someValue,
    z.refine(({ ageMonths, ageGivenInMonthsOnly }) => !ageGivenInMonthsOnly || ageMonths <= 240, {
      error: AGE_MONTHS_PROBLEM,
      path: ['ageMonths'],
    }),
  );
type Entry = z.infer<typeof Entry>;

const Entries = z.array(Entry).check(z.maxLength(mostMeasurements, { error: tooManyMeasurements }));

export const measurementsPart: ChildPart<EditableChild, 'measurements'> = {
  name: 'measurements',
  isInEveryExport: true,
  entry: 'measurement',
  tables: ['measurements'],
  about: 'Weight, height and head circumference in kilograms and centimeters, and as they were typed.',
  async read(trx, child) {
    const entries = (await measurementsOf(trx, child)).map(toEntry);
    return { entries, table: tableOf(entries) };
  },
  parse(given, coming) {
    const all = readAs(Entries, given).map((entry, n) => requireFacts(entry, n, coming));
    return {
      count: all.length,
      write: async (step, now) => {
        for (const some of inSteps(withNewIds(all, now))) {
          await step((trx, child) => measurements.insert(trx, child, some, now));
        }
      },
    };
  },
};

export async function measurementTable(db: Db, child: MyChild): Promise<PartContent['table']> {
  return tableOf((await measurementsOf(db, child)).map(toEntry));
}

function tableOf(entries: readonly Entry[]): PartContent['table'] {
  return {
    heads: MEASUREMENT_COLUMNS.map(({ head }) => head),
    rows: entries.map((entry) => MEASUREMENT_COLUMNS.map(({ cell }) => cell(entry))),
  };
}

function toEntry({ id: _id, childId: _child, version: _version, ...entry }: Measurement): Entry {
  return { ...entry, ...provenanceOf(entry) };
}

function requireFacts(entry: Entry, n: number, { bornOn, today }: IncomingChild): MeasurementFacts {
  const { measuredOn, ageMonths, ageGivenInMonthsOnly, ...values } = entry;
  const when = ageGivenInMonthsOnly ? { ageMonths } : { measuredOn };
  const { facts, problems } = importedFacts({ bornOn }, { ...when, ...values }, today);
  const [problem] = problems;
  if (problem) throw new FileRefused(problem.message, { entry: n, field: problem.name });
  return facts;
}
