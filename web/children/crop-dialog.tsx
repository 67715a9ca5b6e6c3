import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { firstCrop, MOST_ZOOM, movedBy, zoomedTo, zoomOf, type Crop } from './crop.ts';

type Props = {
  picture: ImageBitmap;
  onUse: (part: Blob) => void;
  onCancel: () => void;
  /** Receives the focus on close. */
  fallbackFocus: RefObject<HTMLElement | null>;
};

/** In pixels: as many as the server keeps. */
const MOST_SIDE = 1024;
/** Of the square, for one press of an arrow key. */
const STEP = 1 / 20;
const ZOOM_STEP = 0.1;

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Cuts a square out of a picture, so that it is small and shows the face, before it is uploaded. */
export function CropDialog({ picture, onUse, onCancel, fallbackFocus }: Props) {
  const [crop, setCrop] = useState(() => firstCrop(picture));
  const [isBusy, setBusy] = useState(false);
  const zoom = zoomOf(picture, crop);
  const zoomTo = (next: number) => setCrop((at) => zoomedTo(picture, at, next));
  const use = async () => {
    setBusy(true);
    onUse(await cut(picture, crop));
  };
  return (
    <Dialog
      open
      title="Which part of the picture?"
      onClose={onCancel}
      fallbackFocus={fallbackFocus}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button look="primary" busy={isBusy} onClick={() => void use()}>
            Use this part
          </Button>
        </>
      }
    >
      <div className="stack">
        <Stage
          picture={picture}
          crop={crop}
          onMove={(across, down) => setCrop((at) => movedBy(picture, at, across, down))}
          onZoom={(by) => zoomTo(zoom + by)}
        />
        <p id="crop-hint" className="sm soft">
          Drag the picture, or move it with the arrow keys.
        </p>
        <div className="field">
          <label htmlFor="crop-zoom">Zoom</label>
          <input
            id="crop-zoom"
            type="range"
            className="range"
            min={1}
            max={MOST_ZOOM}
            step={ZOOM_STEP}
            value={zoom}
            onChange={({ currentTarget }) => zoomTo(Number(currentTarget.value))}
            // The form around it is about the child.
            onInput={(event) => event.stopPropagation()}
          />
        </div>
      </div>
    </Dialog>
  );
}

type StageProps = {
  picture: ImageBitmap;
  crop: Crop;
  /** In sides of the square. */
  onMove: (across: number, down: number) => void;
  onZoom: (by: number) => void;
};

function Stage({ picture, crop, onMove, onZoom }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);

  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step) onMove(...step);
    else if (event.key === '+' || event.key === '=') onZoom(ZOOM_STEP);
    else if (event.key === '-') onZoom(-ZOOM_STEP);
    else return;
    event.preventDefault();
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const drag = ({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) => {
    const from = last.current;
    if (!from) return;
    const { clientWidth } = currentTarget;
    onMove((from.x - x) / clientWidth, (from.y - y) / clientWidth);
    last.current = { x, y };
  };
  const drop = () => {
    last.current = null;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is moved with the arrow keys
    <div
      className="crop"
      role="group"
      aria-label="Part of the picture"
      aria-describedby="crop-hint"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes arrow keys
      tabIndex={0}
      data-focus-first
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <canvas ref={canvas} width={MOST_SIDE} height={MOST_SIDE} aria-hidden />
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, { left, top, side }: Crop): void {
  const paper = canvas.getContext('2d');
  if (!paper) return;
  // JPEG has no transparency.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

async function cut(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(MOST_SIDE, Math.max(1, Math.round(crop.side)));
  canvas.height = canvas.width;
  draw(canvas, picture, crop);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be cut'))), 'image/jpeg', 0.9);
  return promise;
}
