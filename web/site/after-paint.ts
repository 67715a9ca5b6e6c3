/** Of the template with what a signed-in page loads once it is painted. */
export const afterPaintId = 'after-paint';

/** Scripts that a drawn page can be read without take nothing from the line until it can be. */
export function loadAfterPaint(): void {
  const template = document.getElementById(afterPaintId);
  if (!(template instanceof HTMLTemplateElement)) return;
  const load = () => document.head.append(template.content);
  // A page in the background is not painted.
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
}
