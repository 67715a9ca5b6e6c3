import { type ComponentProps, type MouseEvent, useId } from 'react';
import { ButtonFace, type ButtonLooks, buttonClass } from './button-face.tsx';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLooks & {
    /** Work is under way: the button keeps focus, looks and width, and ignores presses. */
    busy?: boolean;
    /** Why it cannot be pressed now, shown beside it. Absent or empty: it can. */
    disabledBecause?: string | undefined;
  };

function ignore(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
  event.stopPropagation();
}

/** A button that does something here; what goes elsewhere is a `ButtonLink`. It submits only with `type="submit"`. */
export function Button(props: ButtonProps) {
  const { look, big, full, icon, endIcon, busy = false, disabledBecause, className, children, ...rest } = props;
  const reasonId = useId();
  const reason = disabledBecause || undefined;

  return (
    <>
      <button
        type="button"
        aria-describedby={reason && reasonId}
        {...rest}
        className={buttonClass({ look, big, full, className })}
        disabled={rest.disabled === true || reason !== undefined}
        aria-busy={busy || undefined}
        onClick={busy ? ignore : rest.onClick}
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
