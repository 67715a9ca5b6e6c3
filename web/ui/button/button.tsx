import { type ComponentProps, type MouseEvent, useId } from 'react';
import { ButtonFace, type ButtonLooks, buttonClass } from './button-face.tsx';
import { held } from './button-hold.ts';
import { useIsHydrated } from '../behavior/use-is-hydrated.ts';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLooks & {
    /** In progress: keeps focus, looks and width, and ignores presses. */
    busy?: boolean;
    /** Why it is disabled, shown beside it; it keeps the focus. Empty or absent: enabled. */
    disabledBecause?: string | undefined;
  };

function ignore(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
  event.stopPropagation();
}

/** A button for an action on this page; for navigation use `ButtonLink`. Submits only with `type="submit"`. */
export function Button(props: ButtonProps) {
  const { look, big, full, icon, endIcon, busy = false, disabled = false, disabledBecause, className, ...rest } = props;
  const { children, onClick, ...others } = rest;
  const isHydrated = useIsHydrated();
  const reasonId = useId();
  const reason = disabledBecause || undefined;
  const { attributes, ignoresPresses } = held({ disabled, busy, hasReason: reason !== undefined, isHydrated });

  return (
    <>
      <button
        type="button"
        aria-describedby={reason && reasonId}
        {...others}
        {...attributes}
        className={buttonClass({ look, big, full, className })}
        onClick={ignoresPresses ? ignore : onClick}
      >
        <ButtonFace icon={icon} endIcon={endIcon} busy={busy}>
          {children}
        </ButtonFace>
      </button>
      {reason && (
        <p className="why" id={reasonId}>
          {reason}
        </p>
      )}
    </>
  );
}
