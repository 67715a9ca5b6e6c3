import { useRef, type KeyboardEvent } from 'react';
import { LONGEST_CONTENT, LONGEST_SUMMARY, LONGEST_TITLE } from '#contract/articles/editing.ts';
import { readingTime, wordCount } from '#domain/articles/reading-time.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { count } from '#domain/time/age-text.ts';
import { FormatBar } from './format-bar.tsx';
import { boldEdit } from './format-text.ts';
import { insertInto } from './insert-into.ts';
import type { TypedDraft } from './read-draft.ts';

const HELP = 'content-help';

type Props = {
  opened: TypedDraft;
  typed: TypedDraft;
  /** By field. */
  wrong: Readonly<Record<string, string>>;
};

export function DraftText({ opened, typed, wrong }: Props) {
  return (
    <div className="stack loose draft-write">
      <TextField
        name="title"
        label="Title"
        maxLength={LONGEST_TITLE}
        defaultValue={opened.title}
        hint={`${typed.title.length} of ${LONGEST_TITLE} characters`}
        error={wrong['title']}
      />
      <TextArea
        name="summary"
        label="Summary"
        rows={2}
        maxLength={LONGEST_SUMMARY}
        defaultValue={opened.summary}
        hint={`One sentence; shown on cards and to search engines. ${typed.summary.length} of ${LONGEST_SUMMARY} characters`}
        error={wrong['summary']}
      />
      <ContentField opened={opened.content} typed={typed.content} error={wrong['content']} />
    </div>
  );
}

function ContentField({ opened, typed, error }: { opened: string; typed: string; error: string | undefined }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const long = typed.length * 10 > LONGEST_CONTENT * 9 ? `${lengthText(typed.length)} ` : '';
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    insertInto(event.currentTarget, boldEdit);
  };
  return (
    <div className="stack tight">
      <Field id="content" label="Content" describedBy={HELP} error={error}>
        {(wiring) => (
          <div className="format-field">
            <FormatBar text={area} controls="content" />
            <textarea
              {...wiring}
              ref={area}
              name="content"
              className="input"
              rows={16}
              defaultValue={opened}
              onKeyDown={onKeyDown}
            />
          </div>
        )}
      </Field>
      <p className="hint" id={HELP}>
        A blank line starts a paragraph. “- ” bullet, “1.” number, “###” subheading, **bold**. Everything else is shown
        as typed, tags included. {long}
        {count(wordCount(typed), 'word')}, {readingTime(typed)}.
      </p>
    </div>
  );
}

function lengthText(length: number): string {
  return `${length.toLocaleString('en-US')} of ${LONGEST_CONTENT.toLocaleString('en-US')} characters.`;
}
