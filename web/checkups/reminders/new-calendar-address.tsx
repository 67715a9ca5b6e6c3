import { Copy } from 'lucide';
import type { RefObject } from 'react';
import { copyText } from '#web/client/page/copy-text.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { toasts } from '#web/ui/toast/toasts.ts';

export const calendarAddressId = 'calendarAddress';

type Props = { address: string; field: RefObject<HTMLInputElement | null> };

export function NewCalendarAddress({ address, field }: Props) {
  const copy = async () => {
    if (await copyText(address)) return void toasts.show({ title: 'Calendar address copied' });
    field.current?.select();
    toasts.show({
      kind: 'problem',
      title: 'The browser does not allow copying',
      text: 'The address is selected: copy it by hand.',
    });
  };
  return (
    <div className="stack">
      <Alert tone="amber" role="status" title="Anyone with this address can read it.">
        It is shown this one time. In your calendar, choose to subscribe to a calendar by its address, and paste it
        there.
      </Alert>
      <TextField
        ref={field}
        name={calendarAddressId}
        label="Calendar address"
        value={address}
        readOnly
        spellCheck={false}
      />
      <div className="row wrap">
        <Button look="primary" icon={Copy} onClick={() => void copy()}>
          Copy address
        </Button>
      </div>
    </div>
  );
}
