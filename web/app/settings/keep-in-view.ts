/** Moves the row that an item stands in sideways until the item is in its middle. The page itself stays where it is. */
export function keepInView(item: HTMLElement | null): void {
  const row = item?.parentElement;
  if (!item || !row) return;
  const [place, frame] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2);
}
