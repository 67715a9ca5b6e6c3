let isDown = false;
let isWatched = false;

/** The focus moves between the press of Tab and its release. */
export function watchTabbing(): void {
  if (isWatched) return;
  isWatched = true;
  const note = (event: Event) => {
    isDown = event.type === 'keydown' && event instanceof KeyboardEvent && event.key === 'Tab';
  };
  for (const type of ['keydown', 'keyup', 'pointerdown']) document.addEventListener(type, note, true);
}

export function isTabbing(): boolean {
  return isDown;
}
