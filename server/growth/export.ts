import * as z from 'zod/mini';
import { MeasuredField, MeasuredOn, someValue } from '#contract/growth.ts';
import { AGE_MONTHS_PROBLEM } from '#domain/growth/limits.ts';
import { MEASUREMENT_COLUMNS } from '#domain/growth/csv/measurement-table.ts';
import type { EditableChild, MyChild } from '#server/children/access.ts';
import type { Db } from '#server/db/db.ts';
import { entriesParser, inFile, tableOf, withItsChild } from '#server/db/entries-part.ts';
import { provenanceInFile, type ChildPart, type Fates, type PartContent } from '#server/db/portable.ts';
import { measurements } from './queries.ts';
import { measurementReplies } from './replies.ts';
import { importedFacts, importedValues } from './rules.ts';

export const growthFates: Fates = { measurements: withItsChild };

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
export const measurementsPart: ChildPart<EditableChild, 'measurements'> = {
  name: 'measurements',
  isInEveryExport: true,
  entry: 'measurement',
  tables: ['measurements'],
  about: 'Weight, height and head circumference in kilograms and centimeters, and as they were typed.',
  async read(trx, child) {
    const entries = (await measurementReplies.all(trx, child)).map(inFile);
    return { entries, table: tableOf(MEASUREMENT_COLUMNS, entries) };
  },
  parse: entriesParser(measurements, Entry, (entry, { bornOn, today }) => {
    const { measuredOn, ageMonths, ageGivenInMonthsOnly, ...values } = entry;
    const when = ageGivenInMonthsOnly ? { ageMonths } : { measuredOn };
    return importedFacts({ bornOn }, { ...when, ...values }, today);
  }),
};

export async function measurementTable(db: Db, child: MyChild): Promise<PartContent['table']> {
  return tableOf(MEASUREMENT_COLUMNS, (await measurementReplies.all(db, child)).map(inFile));
}
