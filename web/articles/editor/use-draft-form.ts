import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { ChangedDraft, Draft, NewDraft } from '#contract/articles/editing.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { publishingDraft, savingDraft } from './draft-changes.ts';
import { bodyOf, changedFields, readDraft, typedOf } from './read-draft.ts';

/** Why nothing typed can be saved any more: the reader edits no longer, or the article is gone. */
export type Ended = 'role' | 'gone';

type Options = {
  /** Null for a new one. */
  draft: Draft | null;
  /** An article that was new is stored, under this id. */
  onMade: (id: string) => void;
};

export const PUBLISH = 'publish';

/** What is typed, as which version it is stored, and how both part. Saving leaves the fields as they are. */
export function useDraftForm({ draft: given, onMade }: Options) {
  const save = useChange(savingDraft);
  const publish = useChange(publishingDraft);
  const [seen, setSeen] = useState(given);
  const [id, setId] = useState(given?.id ?? null);
  const [opened, setOpened] = useState({ typed: typedOf(given), opening: 1 });
  const [typed, setTyped] = useState(opened.typed);
  const [saved, setSaved] = useState(opened.typed);
  const [meanwhile, setMeanwhile] = useState<Draft | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const submitted = useRef({ typed, isToPublish: false });
  // Asked again meanwhile, what is missing may be less, as once a picture is ready.
  const now = seen && given?.id === seen.id && given.version === seen.version ? given : seen;

  const keep = (draft: Draft) => {
    setSeen(draft);
    setMeanwhile(null);
    setEnded(null);
  };
  const note = (failed: CallFailed): boolean => {
    const current = currentIn(failed);
    const sent = submitted.current.typed;
    if (current && changedFields(typedOf(current), sent).length === 0) {
      // An earlier save was stored although no answer came.
      keep(current);
      setSaved(sent);
    } else if (current) setMeanwhile(current);
    else if (failed.code === 'not-allowed') setEnded('role');
    else if (failed.code === 'not-found' && seen) setEnded('gone');
    else return false;
    return true;
  };
  const publishNow = async (draft: Draft) => keep(await publish.mutateAsync(draft));

  const form = useForm({
    schema: async () => (seen ? ChangedDraft : NewDraft),
    read: (fields) => ({ ...bodyOf(readDraft(fields)), ...(seen && { version: seen.version }) }),
    send: async (body) => {
      const made = seen?.id ?? id ?? newId();
      const { typed: sent, isToPublish } = submitted.current;
      const draft = await save.mutateAsync({ id: made, body });
      keep(draft);
      setSaved(sent);
      setId(draft.id);
      if (seen?.id !== draft.id) flushSync(() => onMade(draft.id));
      if (isToPublish && draft.problems.length === 0) await publishNow(draft);
      else toasts.show(savedToast(draft, isToPublish));
    },
    onFailed: note,
  });
  const { ref, onSubmit, onInput } = form.formProps;
  const typedNow = () => (ref.current ? readDraft(new FormData(ref.current)) : typed);
  const isDirty = () => changedFields(typedNow(), saved).length > 0;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const isToPublish = event.nativeEvent.submitter?.getAttribute('value') === PUBLISH;
    submitted.current = { typed: typedNow(), isToPublish };
    if (!seen || isDirty()) return onSubmit(event);
    event.preventDefault();
    if (isToPublish) publishNow(seen).catch(note);
    else toasts.show({ title: 'Everything is saved', text: seen.title });
  };
  const open = (draft: Draft) => {
    keep(draft);
    const next = typedOf(draft);
    setOpened(({ opening }) => ({ typed: next, opening: opening + 1 }));
    setTyped(next);
    setSaved(next);
  };
  return {
    ...form,
    publish,
    draft: now,
    /** Null until something is typed. */
    id,
    opened,
    typed,
    /** Names of the fields that are not saved as they are typed. */
    unsaved: changedFields(typed, saved),
    meanwhile,
    ended,
    isDirty,
    keep,
    note,
    /** Fills the fields anew. */
    open,
    /** Saves what is typed over what another editor saved. */
    keepMine: (over: Draft) => {
      keep(over);
      setTimeout(() => ref.current?.requestSubmit());
    },
    /** Saves what is typed as another article. */
    saveAsNew: () => {
      setSeen(null);
      setEnded(null);
      setId(newId());
      setTimeout(() => ref.current?.requestSubmit());
    },
    formProps: {
      ...form.formProps,
      onSubmit: submit,
      onInput: (event: Parameters<typeof onInput>[0]) => {
        onInput(event);
        form.recheck();
        setId((known) => known ?? newId());
        setTyped(readDraft(new FormData(event.currentTarget)));
      },
    },
  };
}

export type DraftForm = ReturnType<typeof useDraftForm>;

function currentIn({ code, current }: CallFailed): Draft | null {
  return code === 'changed-meanwhile' || code === 'already-exists' ? storedAs(Draft)(current) : null;
}

function savedToast({ state, problems, title }: Draft, isToPublish: boolean) {
  if (isToPublish && problems.length > 0) return { title: 'Saved, not published', text: 'Something is missing.' };
  return state === 'draft'
    ? { title: 'Draft saved', text: title }
    : { title: 'Saved', text: 'Readers see it once you publish the changes.' };
}
