import { Check, Trash2 } from 'lucide';
import { useState, type RefObject } from 'react';
import type { Picture } from '#contract/children/pictures.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { ConfirmChangeDialog } from '#web/ui/overlay/confirm-change-dialog.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { usePictures } from './data.ts';
import { deletingPicture } from './picture-changes.ts';

type Props = {
  isChosen: (picture: Picture) => boolean;
  onChoose: (picture: Picture) => void;
  onDeleted: (picture: Picture) => void;
  /** Receives the focus after a deletion. */
  fallbackFocus: RefObject<HTMLElement | null>;
};

export function EarlierPictures({ isChosen, onChoose, onDeleted, fallbackFocus }: Props) {
  const query = usePictures();
  const [leaving, setLeaving] = useState<Picture | null>(null);
  const { data, error } = query;
  if (!data && error) return <LoadFailed title="Unable to load your earlier pictures" query={query} />;
  if (!data || data.length === 0) return null;

  return (
    <div className="earlier" role="group" aria-labelledby="earlier-pictures">
      <p className="label" id="earlier-pictures">
        Earlier pictures
      </p>
      <ul className="pics">
        {data.map((picture, index) => (
          <li key={picture.id}>
            <PictureButton
              picture={picture}
              label={`Select picture ${index + 1}`}
              isChosen={isChosen(picture)}
              onChoose={() => onChoose(picture)}
            />
            <IconButton
              icon={Trash2}
              label={`Delete picture ${index + 1}`}
              className="del"
              onClick={() => setLeaving(picture)}
            />
          </li>
        ))}
      </ul>
      <DeletePicture
        picture={leaving}
        fallbackFocus={fallbackFocus}
        onDeleted={onDeleted}
        onClose={() => setLeaving(null)}
      />
    </div>
  );
}

type DeleteProps = Pick<Props, 'onDeleted' | 'fallbackFocus'> & { picture: Picture | null; onClose: () => void };

/** Closed while `picture` is null. */
function DeletePicture({ picture, fallbackFocus, onDeleted, onClose }: DeleteProps) {
  const remove = useChange(deletingPicture);
  const close = () => {
    onClose();
    remove.reset();
  };
  return (
    <ConfirmChangeDialog
      open={picture !== null}
      title="Delete this picture?"
      verb="Delete"
      change={remove}
      failed="Failed to delete picture"
      fallbackFocus={fallbackFocus}
      onCancel={close}
      onConfirm={() =>
        picture &&
        remove.mutate(picture, {
          onSuccess: () => {
            onDeleted(picture);
            close();
          },
        })
      }
    >
      <p>It goes from your earlier pictures. A child that has it keeps it.</p>
    </ConfirmChangeDialog>
  );
}

type ButtonProps = { picture: Picture; label: string; isChosen: boolean; onChoose: () => void };

function PictureButton({ picture, label, isChosen, onChoose }: ButtonProps) {
  return (
    <button type="button" className="pic" aria-pressed={isChosen} aria-label={label} onClick={onChoose}>
      <img src={picture.address} alt="" width={80} height={80} loading="lazy" decoding="async" />
      {isChosen && (
        <span className="tick">
          <Icon of={Check} />
        </span>
      )}
    </button>
  );
}
