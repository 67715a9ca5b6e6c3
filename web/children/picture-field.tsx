import { Baby, Camera } from 'lucide';
import { useRef, useState, type RefObject } from 'react';
import type { Child } from '#contract/children.ts';
import { pictureFile, type Picture } from '#contract/children/pictures.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { useChange } from '#web/client/calls/use-change.ts';
import { Avatar } from '#web/ui/drawing/avatar.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass, ButtonFace } from '#web/ui/button/button-face.tsx';
import { FieldLabel, FieldNote, noteIdOf } from '#web/ui/form/field.tsx';
import { toasts } from '#web/ui/toast/toasts.ts';
import { EarlierPictures } from './earlier-pictures.tsx';
import { uploadFailure, uploadingPicture, type UploadFailure } from './picture-changes.ts';
import {
  uploadedPicture,
  isChosen,
  currentPicture,
  noPicture,
  sizeProblem,
  typeProblem,
  type Choice,
} from './picture-choice.ts';

type Props = {
  child: Child | null;
  error: string | undefined;
};

const id = 'picture';
const accepted = 'JPEG, PNG, GIF or WebP. A large one is made smaller.';

const CropDialog = lazily(() => import('./crop-dialog.tsx'), 'CropDialog');

/** Takes effect when the form is saved. */
export function PictureField({ child, error }: Props) {
  const { choice, problem, isUploading, field, file, take, opened, use, cancel, choose, deleted, clear } =
    usePictureField(child);
  const note = {
    error: problem ? <Failure {...problem} /> : error,
    hint: isUploading ? 'Uploading the picture...' : accepted,
  };
  return (
    <fieldset className="field">
      <legend>
        <FieldLabel label="Picture" optional />
      </legend>
      <input ref={field} name="pictureId" defaultValue="" hidden />
      <div className="picrow">
        <Avatar name={child?.firstName ?? ''} picture={choice.address} icon={Baby} largest />
        <div className="stack tight">
          <div className="row wrap">
            <UploadButton
              file={file}
              busy={isUploading}
              describedBy={noteIdOf(id, note)}
              onPick={(given) => void take(given)}
            />
            {choice.address && (
              <Button look="quiet" onClick={clear}>
                Remove picture
              </Button>
            )}
          </div>
          <div role="status">
            <FieldNote id={id} {...note} />
          </div>
        </div>
      </div>
      <EarlierPictures
        isChosen={(picture) => isChosen(child, choice, picture.id)}
        onChoose={choose}
        onDeleted={deleted}
        fallbackFocus={file}
      />
      {opened && (
        <WhenLoaded fallback={null} onFailed={cancel}>
          <CropDialog picture={opened} onUse={use} onCancel={cancel} fallbackFocus={file} />
        </WhenLoaded>
      )}
    </fieldset>
  );
}

function usePictureField(child: Child | null) {
  const [choice, setChoice] = useState(currentPicture(child));
  const [problem, setProblem] = useState<UploadFailure | null>(null);
  /** The picture that is being cropped. */
  const [opened, setOpened] = useState<ImageBitmap | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const upload = useChange(uploadingPicture);

  const put = (next: Choice) => {
    setChoice(next);
    setProblem(null);
    if (!field.current) return;
    field.current.value = next.field;
    // A script's change is no input by itself, and the form would keep what it said of the picture before.
    field.current.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const send = (given: Blob) =>
    upload.mutate(given, {
      onSuccess: (picture) => put(uploadedPicture(child, picture)),
      onError: (failed) => setProblem(uploadFailure(failed)),
    });
  const take = async (given: Blob) => {
    const refusal = typeProblem(given);
    setProblem(refusal === null ? null : { text: refusal });
    if (refusal !== null) return;
    // What this browser cannot read, the server may.
    const picture = await createImageBitmap(given).catch(() => null);
    const tooLarge = sizeProblem(given);
    if (picture) setOpened(picture);
    else if (tooLarge === null) send(given);
    else setProblem({ text: tooLarge });
  };
  const cancel = () => {
    opened?.close();
    setOpened(null);
  };
  const use = (part: Blob) => {
    cancel();
    send(part);
  };
  const choose = (picture: Picture) => {
    if (isChosen(child, choice, picture.id)) return;
    put(uploadedPicture(child, picture));
    toasts.show({ title: 'Profile picture selected' });
  };
  const deleted = (picture: Picture) => {
    if (choice.field === picture.id) put(currentPicture(child));
  };
  const clear = () => {
    put(noPicture(child));
    file.current?.focus();
  };
  return {
    choice,
    problem,
    isUploading: upload.isPending,
    field,
    file,
    take,
    opened,
    use,
    cancel,
    choose,
    deleted,
    clear,
  };
}

function Failure({ title, text }: UploadFailure) {
  return (
    <>
      {title && <strong>{title}</strong>} {text}
    </>
  );
}

type UploadProps = {
  file: RefObject<HTMLInputElement | null>;
  busy: boolean;
  describedBy: string | undefined;
  onPick: (file: File) => void;
};

/** A labeled button over the file input, whose native text does not say what it is for. */
function UploadButton({ file, busy, describedBy, onPick }: UploadProps) {
  return (
    <label className={buttonClass({ className: 'upload' })} aria-busy={busy || undefined}>
      <input
        ref={file}
        className="sr"
        type="file"
        id={id}
        accept={pictureFile.types.join()}
        aria-describedby={describedBy}
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
        onChange={({ currentTarget }) => {
          const [picked] = currentTarget.files ?? [];
          // Allows choosing the same file again, and is not unsaved input.
          currentTarget.value = '';
          if (picked) onPick(picked);
        }}
      />
      <ButtonFace icon={Camera} busy={busy}>
        Upload picture
      </ButtonFace>
    </label>
  );
}
