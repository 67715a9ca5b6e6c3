import { useId } from 'react';
import type { CsvPreview, CsvUnits } from '#contract/growth/csv.ts';
import { Field } from '#web/ui/form/field.tsx';
import { PickGroup } from '#web/ui/form/pick-group.tsx';
import { Select } from '#web/ui/form/select.tsx';
import type { CsvImport } from './use-csv-import.ts';

const refusals = ['wrong-type', 'too-large'];

export function ImportFields({ csv, preview }: { csv: CsvImport; preview: CsvPreview | undefined }) {
  return (
    <div className="stack loose">
      <FileField csv={csv} />
      {preview && preview.children.length > 1 && <WhoseRows csv={csv} preview={preview} />}
      {preview?.units && <UnitsOfFile csv={csv} units={preview.units} />}
    </div>
  );
}

/** Why the whole file is invalid; undefined if it is valid or the error has another cause. */
export function fileProblem({
  unusable,
  preview: { error },
}: Pick<CsvImport, 'unusable' | 'preview'>): string | undefined {
  return unusable ?? (error && refusals.includes(error.code) ? error.message : undefined);
}

function FileField({ csv }: { csv: CsvImport }) {
  const id = useId();
  return (
    <Field
      id={id}
      label="CSV file"
      hint="One that was downloaded here, or Baby Buddy's export of weight, height or head circumference. At most 1 MB."
      error={fileProblem(csv)}
    >
      {(wiring) => (
        <input
          {...wiring}
          className="input file"
          type="file"
          name="csv"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          // Chromium reports no change when the same file is chosen again, for example after fixing it.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
          onChange={({ currentTarget }) => csv.choose(currentTarget.files?.[0] ?? null)}
        />
      )}
    </Field>
  );
}

const unitOptions: readonly { value: CsvUnits; label: string }[] = [
  { value: 'metric', label: 'kg and cm' },
  { value: 'grams', label: 'g and cm' },
  { value: 'us', label: 'lb and inches' },
];

function UnitsOfFile({ csv, units }: { csv: CsvImport; units: CsvUnits }) {
  return (
    <PickGroup
      name="units"
      label="The numbers are in"
      hint="This file does not say. Look below whether the values are as you know them."
      options={unitOptions}
      // Show the choice at once, before the file is read that way.
      value={csv.how.units ?? units}
      onPick={(value) => {
        const picked = unitOptions.find((option) => option.value === value);
        if (picked) csv.readIn(picked.value);
      }}
    />
  );
}

function WhoseRows({ csv, preview: { children, child } }: { csv: CsvImport; preview: CsvPreview }) {
  const choose = { value: '', label: 'Choose a child' };
  const options = children.map(({ number, name, rows }) => ({
    value: String(number),
    label: `${name} (${rows === 1 ? '1 row' : `${rows} rows`})`,
  }));
  return (
    <Select
      name="whose-rows"
      label="Whose rows to take"
      hint="This file has rows for several children. The others are not touched."
      options={child === null ? [choose, ...options] : options}
      value={String(csv.how.number ?? child ?? '')}
      onChange={({ currentTarget }) => csv.take(Number(currentTarget.value) || null)}
    />
  );
}
