import { Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import { MOST_SOURCES } from '#contract/articles/editing.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { FieldNote } from '#web/ui/form/field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { sentAt } from './draft-fields.ts';
import type { TypedDraft, TypedSource } from './read-draft.ts';
import { tellForm } from './tell-form.ts';

const ADD = 'add-source';

type Row = { readonly key: string; readonly source: TypedSource };
type Props = { opened: TypedDraft['sources']; typed: TypedDraft['sources']; wrong: Readonly<Record<string, string>> };

/** One row at least; those left empty are not sent. */
export function SourceRows({ opened, typed, wrong }: Props) {
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(opened));
  const change = (next: readonly Row[], focus: string) => {
    setRows(next);
    tellForm(ADD);
    focusSoon(focus);
  };
  const remove = (key: string) => {
    const at = rows.findIndex((row) => row.key === key);
    const left = rows.filter((row) => row.key !== key);
    const next = left.length > 0 ? left : [emptyRow(newId())];
    change(next, `sources.${Math.min(at, next.length - 1)}.text`);
  };
  const isFull = rows.length >= MOST_SOURCES;
  return (
    <fieldset className="field" aria-describedby="sources-note">
      <legend>Sources</legend>
      <ul className="source-rows">
        {rows.map(({ key, source }, at) => (
          <li key={key}>
            <TextField
              name={`sources.${at}.text`}
              label={`Source ${at + 1}`}
              maxLength={300}
              defaultValue={source.text}
              error={wrong[`sources.${sentAt(typed, at)}.text`]}
            />
            <TextField
              name={`sources.${at}.address`}
              label={`Address of source ${at + 1}`}
              optional
              inputMode="url"
              maxLength={500}
              placeholder="https://"
              defaultValue={source.address}
              error={wrong[`sources.${sentAt(typed, at)}.address`]}
            />
            <IconButton icon={Trash2} label={`Remove source ${at + 1}`} onClick={() => remove(key)} />
          </li>
        ))}
      </ul>
      <FieldNote id="sources" hint="Who published it, its title and its year." error={wrong['sources']} />
      <Button
        id={ADD}
        icon={Plus}
        disabledBecause={isFull ? `An article has at most ${MOST_SOURCES} sources.` : undefined}
        onClick={() => change([...rows, emptyRow(newId())], `sources.${rows.length}.text`)}
      >
        Add a source
      </Button>
    </fieldset>
  );
}

/** Rows that were opened keep their place as key, so that the server and the browser draw the same. */
function rowsOf(opened: TypedDraft['sources']): readonly Row[] {
  const rows = opened.map((source, at) => ({ key: `${at}`, source }));
  return rows.length > 0 ? rows : [emptyRow('0')];
}

function emptyRow(key: string): Row {
  return { key, source: { text: '', address: '' } };
}
