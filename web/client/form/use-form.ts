import { useRef, useState, type FocusEvent, type InputEvent, type RefObject, type SubmitEvent } from 'react';
import type * as z from 'zod/mini';
import { afterFocusMoved } from './after-focus-moved.ts';
import { CallFailed } from '../calls/call-failed.ts';

type Errors = Readonly<Record<string, string>>;

type Options<S extends z.ZodMiniType> = {
  /** Or what loads it, on first focus, at the latest on submit. */
  schema: S | (() => Promise<S>);
  read: (fields: FormData) => unknown;
  send: (body: z.output<S>) => Promise<void>;
  /** Fields validated together with another, by that one's name. */
  comparedWith?: Readonly<Record<string, string>>;
  /** Handles a refusal that is not about a field; return true if it has been shown. */
  onFailed?: (failed: CallFailed) => boolean;
};

export type Form<Body = unknown> = {
  /** What was sent last; null as soon as something else is typed. */
  readonly sent: Body | null;
  readonly formProps: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onFocus: () => void;
    onPointerDown: () => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    onInput: (event: InputEvent<HTMLFormElement>) => void;
  };
  /** Error messages by field name. */
  readonly errors: Errors;
  /** Counts refused submits, so that the summary takes the focus each time. */
  readonly refusals: number;
  readonly isBusy: boolean;
  readonly failed: CallFailed | null;
  readonly clearFailed: () => void;
  /** Checks again what was found wrong, as after a field has gone. */
  readonly recheck: () => void;
};

/**
 * A native form validated by the contract's schema: entirely on submit, a field on blur, and on every input once it has
 * an error. Input is never lost.
 */
export function useForm<S extends z.ZodMiniType>({
  schema,
  read,
  send,
  comparedWith,
  onFailed,
}: Options<S>): Form<z.output<S>> {
  const ref = useRef<HTMLFormElement>(null);
  const afterPress = useAfterPress();
  const [errors, setErrors] = useState<Errors>({});
  const [refusals, setRefusals] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<CallFailed | null>(null);
  const [sent, setSent] = useState<z.output<S> | null>(null);

  const loadSchema = async () => (typeof schema === 'function' ? schema() : schema);
  const check = async (form: HTMLFormElement) => (await loadSchema()).safeParse(read(new FormData(form)));
  const recheck = async (form: HTMLFormElement, name: string) => {
    const result = await check(form).catch(ignoreUntilSubmit);
    if (!result) return;
    const found = result.success ? {} : errorsOf(result.error.issues);
    setErrors((known) => withError(known, name, found[name]));
  };

  const recheckAll = async (form: HTMLFormElement) => {
    const result = await check(form).catch(ignoreUntilSubmit);
    if (result) setErrors(result.success ? {} : errorsOf(result.error.issues));
  };

  const refuse = (found: Errors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };

  async function submit(form: HTMLFormElement) {
    setBusy(true);
    try {
      const result = await check(form);
      if (!result.success) return refuse(errorsOf(result.error.issues));
      setErrors({});
      setFailed(null);
      setSent(result.data);
      await send(result.data);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      const found = Object.fromEntries(error.fields.map(({ name, message }) => [name, message]));
      if (onFailed?.(error)) return;
      if (error.code === 'bad-input' && error.fields.length > 0) refuse(found);
      else setFailed(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    sent,
    errors,
    refusals,
    isBusy,
    failed,
    clearFailed: () => setFailed(null),
    recheck: () => ref.current && Object.keys(errors).length > 0 && void recheckAll(ref.current),
    formProps: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        if (!isBusy) void submit(event.currentTarget);
      },
      onFocus: () => void loadSchema().catch(ignoreUntilSubmit),
      onPointerDown: afterPress.begin,
      onBlur: ({ target, currentTarget }) => {
        const field = fieldIn(target, currentTarget);
        // Server errors stay until the input changes.
        const isKnown = field !== null && errors[field.name] !== undefined;
        if (field && field.value !== '' && !isKnown) afterPress.run(() => void recheck(currentTarget, field.name));
      },
      onInput: ({ target, currentTarget }) => {
        const field = fieldIn(target, currentTarget);
        if (!field) return;
        setSent(null);
        for (const name of [field.name, comparedWith?.[field.name]]) {
          if (name !== undefined && errors[name] !== undefined) void recheck(currentTarget, name);
        }
      },
    },
  };
}

/**
 * Delays layout changes until a press has ended: an error appearing on pointer down would move the pressed button away.
 */
function useAfterPress() {
  const isPressing = useRef(false);
  return {
    begin: () => {
      isPressing.current = true;
      const end = () => {
        isPressing.current = false;
      };
      addEventListener('pointerup', end, { once: true });
      addEventListener('pointercancel', end, { once: true });
    },
    run: (change: () => void) => {
      if (!isPressing.current) return afterFocusMoved(change);
      addEventListener('pointerup', () => requestAnimationFrame(change), { once: true });
    },
  };
}

function ignoreUntilSubmit(error: unknown): null {
  if (error instanceof CallFailed) return null;
  throw error;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldIn(target: EventTarget, form: HTMLFormElement): Field | null {
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  return isField && target.name !== '' && target.form === form ? target : null;
}

/** React passes on what happens in the form of a dialog to the form around it in the tree. */
export function isOwn({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLFormElement }): boolean {
  return target instanceof Element && target.closest('form') === currentTarget;
}

function withError(known: Errors, name: string, message: string | undefined): Errors {
  const others = Object.entries(known).filter(([other]) => other !== name);
  return Object.fromEntries(message === undefined ? others : [...others, [name, message]]);
}

function errorsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const issue of issues) found[issue.path.join('.')] ??= issue.message;
  return found;
}
