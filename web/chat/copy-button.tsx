import { Check, Copy } from 'lucide';
import { useState } from 'react';
import { copyText } from '#web/client/page/copy-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { toasts } from '#web/ui/toast/toasts.ts';

/** Says by itself that it is done: a toast would lie over the answer. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const isDone = await copyText(text);
    setCopied(isDone);
    if (!isDone) toasts.show({ kind: 'problem', title: 'Could not copy', text: 'Select the text instead.' });
  };
  return (
    <Button look="quiet" icon={isCopied ? Check : Copy} onClick={() => void copy()} onBlur={() => setCopied(false)}>
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
