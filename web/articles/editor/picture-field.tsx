import { Camera } from 'lucide';
import { useRef, useState, type RefObject } from 'react';
import { pictureFile } from '#contract/children/pictures.ts';
import type { ArticlePicture } from '#contract/articles/pictures.ts';
import type { ArticleCategory } from '#domain/articles/article.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonFace, buttonClass } from '#web/ui/button/button-face.tsx';
import { FieldNote, noteIdOf } from '#web/ui/form/field.tsx';
import { Progress } from '#web/ui/state/progress.tsx';
import { uploadingArticlePicture } from './draft-changes.ts';
import { useArticlePicture } from './drafts-data.ts';

const DraftPicture = lazily(() => import('./draft-picture.tsx'), 'DraftPicture');

const ID = 'pictureId';

type Props = {
  opened: string;
  /** Of the drawing, which follows from both; without a category there is none yet. */
  articleId: string | null;
  category: ArticleCategory | null;
  /** Of the picture that is typed. */
  picture: ArticlePicture | null;
  error: string | undefined;
};

/** A drawing, or a picture that is uploaded. It is the article's once that is saved. */
export function PictureField({ opened, articleId, category, picture, error }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useChange(uploadingArticlePicture);
  const put = (id: string) => {
    if (!field.current) return;
    field.current.value = id;
    field.current.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const take = (given: File) => {
    const refusal = refusalOf(given);
    setProblem(refusal);
    if (refusal !== null) return;
    upload.mutate(given, { onSuccess: ({ id }) => put(id), onError: (failed) => setProblem(uploadText(failed)) });
  };
  const note = { error: problem ?? stateProblem(picture) ?? error, hint: hintOf(picture, category) };
  const imageUrl = picture?.state === 'ready' ? picture.address : null;
  return (
    <fieldset className="field">
      <legend>Picture</legend>
      <input ref={field} name={ID} defaultValue={opened} hidden />
      {category !== null && (
        <WhenLoaded fallback={null} isQuiet>
          <DraftPicture articleId={articleId ?? ''} category={category} imageUrl={imageUrl} />
        </WhenLoaded>
      )}
      <div role="status">
        {upload.isPending && <Progress>Uploading the picture...</Progress>}
        {!upload.isPending && picture?.state === 'waiting' && <Progress>Getting the picture ready...</Progress>}
        <FieldNote id={ID} {...note} />
      </div>
      <div className="row wrap">
        <UploadButton file={file} busy={upload.isPending} describedBy={noteIdOf(ID, note)} onPick={take} />
        {picture && (
          <Button
            look="quiet"
            onClick={() => {
              put('');
              setProblem(null);
              file.current?.focus();
            }}
          >
            Use the drawing
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** The picture that is typed, as it is now. */
export function useTypedPicture(pictureId: string, stored: ArticlePicture | null): ArticlePicture | null {
  const { data } = useArticlePicture(pictureId);
  if (pictureId === '') return null;
  return data ?? (stored?.id === pictureId ? stored : null);
}

function refusalOf({ type, size }: File): string | null {
  if (!pictureFile.types.some((one) => one === type)) return pictureFile.wrongType;
  return size > pictureFile.mostBytes ? pictureFile.tooLarge : null;
}

function uploadText(failed: CallFailed): string {
  if (failed.code === 'wrong-type' || failed.code === 'too-large') return failed.message;
  return `The picture was not uploaded. ${failed.code === 'not-allowed' ? failed.message : problemText(failed)}`;
}

function stateProblem(picture: ArticlePicture | null): string | undefined {
  return picture?.state === 'failed'
    ? 'This picture could not be prepared. Choose another, or the drawing.'
    : undefined;
}

function hintOf(picture: ArticlePicture | null, category: ArticleCategory | null): string {
  if (picture) return picture.state === 'ready' ? 'The uploaded picture. JPEG, PNG, GIF or WebP.' : '';
  return category === null ? 'A drawing of its category, once you choose one.' : 'A drawing of its category.';
}

type UploadProps = {
  file: RefObject<HTMLInputElement | null>;
  busy: boolean;
  describedBy: string | undefined;
  onPick: (file: File) => void;
};

function UploadButton({ file, busy, describedBy, onPick }: UploadProps) {
  return (
    <label className={buttonClass({ className: 'upload' })} aria-busy={busy || undefined}>
      <input
        ref={file}
        id={ID}
        className="sr"
        type="file"
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
        Upload a picture
      </ButtonFace>
    </label>
  );
}
