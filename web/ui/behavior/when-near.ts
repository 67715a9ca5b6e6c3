/** How far below the screen something still counts as near. */
const nearMargin = '100px';

/** Whether this browser can tell what is on the screen. */
export function hasScreenWatch(): boolean {
  return 'IntersectionObserver' in globalThis;
}

/**
 * Calls once, when an element comes near the screen; also when a key is pressed, which may search the page or walk to it, and
 * before the page is printed. @returns how to stop
 */
export function whenNear(element: Element, come: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) arrive();
    },
    { rootMargin: nearMargin },
  );
  const stop = () => {
    observer.disconnect();
    removeEventListener('keydown', arrive);
    removeEventListener('beforeprint', arrive);
  };
  const arrive = () => {
    stop();
    come();
  };
  observer.observe(element);
  addEventListener('keydown', arrive);
  addEventListener('beforeprint', arrive);
  return stop;
}
