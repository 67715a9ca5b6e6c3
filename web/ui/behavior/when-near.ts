/** Distance below the viewport that still counts as near. */
const nearMargin = '100px';

/** Whether the browser supports IntersectionObserver. */
export function hasScreenWatch(): boolean {
  return 'IntersectionObserver' in globalThis;
}

/** Also on any key press, which may be a search or keyboard navigation, and before printing. @returns unsubscribes */
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
