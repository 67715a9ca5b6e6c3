import { Copy } from 'lucide';
import { useState } from 'react';
import { copyText } from '#web/client/page/copy-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { TypedDraft } from './read-draft.ts';
import { typedAsText } from './typed-text.ts';

export function CopyTypedButton({ typed }: { typed: TypedDraft }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const isCopied = await copyText(typedAsText(typed));
    setSaid(isCopied ? 'Copied.' : 'This browser does not allow it. Select the text in its field and copy it there.');
  };
  return (
    <>
      <Button icon={Copy} onClick={() => void copy()}>
        Copy what I typed
      </Button>
      <span className="sm" role="status">
        {said}
      </span>
    </>
  );
}
