import { useRef, useState, type SubmitEvent } from 'react';
import type { Child } from '#contract/children.ts';
import { ChangedTaste, NewTaste, Taste } from '#contract/foods/tastes.ts';
import type { Day } from '#domain/time/day.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { tasteChanges, whatOf } from '../taste-changes.ts';
import { eaterOf, type Eaten } from './eater-of.ts';
import { inLife } from './in-life.ts';
import { useReaction } from './use-reaction.ts';

type What = Pick<NewTaste, 'foodId' | 'name' | 'allergens'>;

type Options = {
  /** Before the ids of the fields. */
  id: string;
  child: Child;
  /** Null for one that is not saved yet. */
  taste: Taste | null;
  /** Of a new taste, or of a meal that can be renamed; null as long as nobody said. */
  what: ((fields: FormData) => What | null) | null;
  eaten: Eaten;
  today: Day;
  /** What to do first is asked, before what was eaten. */
  isNow?: boolean;
  /** After a save that leaves nothing to be read. */
  onDone: () => void;
};

/** In the order in which they are asked. */
const PARTS = ['signs', 'food', 'reaction', 'raised', 'lower'] as const;

type Lacks = {
  readonly signs?: boolean;
  readonly food?: boolean;
  readonly reaction?: boolean;
  readonly raised?: boolean;
  readonly lower?: boolean;
};

/** How a food went: in whole, or only the reaction and a note. */
export function useTasteForm({ id, child, taste, what, eaten, today, isNow = false, onDone }: Options) {
  const [opened, setOpened] = useState({ taste, opening: 1 });
  const reaction = useReaction(opened.taste, eaterOf(child, eaten, today), isNow);
  const save = useChange(tasteChanges.saving, child.id);
  const stored = useRef(taste);
  const isByItself = useRef(false);
  const [made] = useState(newId);
  const [meanwhile, setMeanwhile] = useState<{ before: Taste; current: Taste } | null>(null);
  const [saved, setSaved] = useState<Taste | null>(null);
  const [lacks, setLacks] = useState<Lacks>({});

  const whatIn = (fields: FormData) => what?.(fields) ?? (stored.current ? whatOf(stored.current) : null);
  const form = useForm({
    schema: async () => {
      const days = inLife({ bornOn: child.bornOn, today }, stored.current);
      return stored.current ? ChangedTaste.check(days) : NewTaste.check(days);
    },
    read: (fields) => {
      const base = stored.current;
      const note = typedText(fields, 'note').trim();
      return {
        ...whatIn(fields),
        triedOn: typedText(fields, 'triedOn') || (base?.triedOn ?? today),
        liking: typedText(fields, 'liking') || (base?.liking ?? null),
        reaction: reaction.reaction,
        isSerious: reaction.isSerious,
        signs: [...reaction.signs],
        ...(reaction.isTouched || !base
          ? { allowedOn: null, allowed: [] }
          : { allowedOn: base.allowedOn, allowed: base.allowed }),
        note: note === '' ? null : note,
        ...(base ? { wasNotSevere: reaction.wasNotSevere, version: base.version } : { id: made }),
      };
    },
    send: async (body) => {
      const answer = await save.mutateAsync({ id: stored.current?.id ?? made, body, isQuiet: reaction.isEmergency });
      stored.current = answer;
      setSaved(answer);
      setMeanwhile(null);
      if (!reaction.advice) onDone();
    },
    onFailed: (failed) => {
      const current = currentIn(failed, stored.current);
      if (!current) return false;
      // What is dangerous is saved whatever another parent wrote meanwhile.
      if (reaction.isEmergency) goOnFrom(current);
      else setMeanwhile({ before: stored.current ?? current, current });
      return true;
    },
  });
  const { ref } = form.formProps;

  function goOnFrom(current: Taste) {
    stored.current = current;
    setMeanwhile(null);
    submitSoon();
  }
  /** Once what was just said is drawn. */
  function submitSoon() {
    isByItself.current = true;
    setTimeout(() => ref.current?.requestSubmit());
  }
  function lackingIn(fields: FormData): Lacks {
    return {
      signs: reaction.isUnanswered,
      food: whatIn(fields) === null,
      reaction: isNow && reaction.reaction === null,
      raised: reaction.isRashAsked && reaction.isRaised === null && !reaction.isEmergency,
      lower: reaction.isNotSevereAsked,
    };
  }

  return {
    ...form,
    id,
    child,
    today,
    reaction,
    meanwhile,
    saved,
    savedAt: saved?.changedAt ?? null,
    opened,
    lacks,
    formProps: {
      ...form.formProps,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        const lacking = lackingIn(new FormData(event.currentTarget));
        const [first] = PARTS.filter((part) => lacking[part]);
        const isQuiet = isByItself.current;
        isByItself.current = false;
        if (!first) {
          setLacks({});
          return form.formProps.onSubmit(event);
        }
        event.preventDefault();
        if (isQuiet) return;
        setLacks(lacking);
        focusSoon(`${id}-${first}`);
      },
    },
    /** Saves at once what is dangerous, once it is known what was eaten. */
    onEmergency: submitSoon,
    /** The entry to which a reaction belongs after all; null for a new one. */
    retarget: (other: Taste | null) => {
      stored.current = other;
      setOpened({ ...opened, taste: other });
    },
    stored: () => stored.current,
    seen: {
      meanwhile,
      loadTheirs: () => {
        if (!meanwhile) return;
        stored.current = meanwhile.current;
        reaction.reset();
        setOpened({ taste: meanwhile.current, opening: opened.opening + 1 });
        setMeanwhile(null);
      },
      keepMine: () => meanwhile && goOnFrom(meanwhile.current),
    },
  };
}

export type TasteFormState = ReturnType<typeof useTasteForm>;

/** What is stored in place of what was seen, or of what an earlier save has left. */
function currentIn({ code, current }: CallFailed, seen: Taste | null): Taste | null {
  const isOther = code === 'changed-meanwhile' || (code === 'already-exists' && seen === null);
  return isOther ? storedAs(Taste)(current) : null;
}
