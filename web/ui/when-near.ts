/** How far below the screen something still counts as near. */
const nearMargin = '100px';

/** Whether this browser can tell what is on the screen. */
export function hasScreenWatch(): boolean {
  return 'IntersectionObserver' in globalThis;
}

/**
 * Calls when an element comes near the screen; also when a key is pressed, which may search the page or walk to it, and
 * before the page is printed. @returns how to stop
 */
export function whenNear(element: Element, come: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) come();
    },
    { rootMargin: nearMargin },
  );
  observer.observe(element);
  addEventListener('keydown', come);
  addEventListener('beforeprint', come);
  return () => {
    observer.disconnect();
    removeEventListener('keydown', come);
    removeEventListener('beforeprint', come);
  };
}
