/** Of the template with what a signed-in page loads once it is painted. */
export const afterPaintId = 'after-paint';

/** A browser that reports no paint by then loads all the same. */
const longestWaitMs = 3000;

/** Scripts that a drawn page can be read without take nothing from the line until it can be. */
export function loadAfterPaint(): void {
  const template = document.getElementById(afterPaintId);
  if (!(template instanceof HTMLTemplateElement)) return;
  // Else each would run as soon as it has come, and the last one, with all it imports, in one long task.
  for (const script of template.content.querySelectorAll('script')) script.async = false;
  // A second call finds the template empty.
  const load = () => document.head.append(template.content);
  // A page in the background is not painted.
  if (document.hidden) return load();
  document.addEventListener('visibilitychange', load, { once: true });
  setTimeout(load, longestWaitMs);
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) load();
  });
  observer.observe({ type: 'paint', buffered: true });
}
