export function keepInView(item: HTMLElement | null): void {
  const row = item?.parentElement;
  if (!item || !row) return;
  const [place, frame] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2);
}
