import { Copy } from 'lucide';
import { useState } from 'react';
import { copyText } from '#web/client/page/copy-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { draftAsText } from './draft-as-text.ts';
import { useRuleTitles } from './drafts-data.ts';
import type { TypedDraft } from './read-draft.ts';

export function CopyTypedButton({ typed }: { typed: TypedDraft }) {
  const [said, setSaid] = useState('');
  const titleOf = useRuleTitles();
  const copy = async () => {
    const isCopied = await copyText(draftAsText(typed, titleOf));
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
