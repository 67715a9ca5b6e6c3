import { expect, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** A margin of 14 mm and text of at least 11 px, in points. */
const margin = (14 / 25.4) * 72;
const smallest = (11 / 96) * 72;

/** Text on paper, in points of 1/72 inch from the lower left corner. */
export type Printed = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** Font size. */
  readonly size: number;
};

/** A printed page, its size in points. */
export type Paper = {
  readonly width: number;
  readonly height: number;
  readonly printed: readonly Printed[];
  /** Top to bottom, each from left to right, with a space between two texts that do not touch. */
  readonly lines: readonly string[];
};

/** In points: signs of another font file are texts of their own, without a gap. */
const TOUCHING = 0.3;

/** Prints what a browser shows, and reads it back. */
export async function onPaper(page: Page, format: 'A4' | 'Letter'): Promise<readonly Paper[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const papers: Paper[] = [];
  for (const number of numbers) {
    const paper = await pdf.getPage(number);
    const [, , width = 0, height = 0] = paper.view;
    const { items } = await paper.getTextContent();
    const printed = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [printedOf(item)] : []));
    papers.push({ width, height, printed, lines: linesOf(printed) });
  }
  return papers;
}

function printedOf({ str, transform, width }: { str: string; transform: unknown[]; width: number }): Printed {
  const [size = 0, , , , left = 0, baseline = 0] = transform.map(Number);
  return { text: str.replaceAll('\u00a0', ' '), left, right: left + width, baseline, size };
}

function linesOf(printed: readonly Printed[]): readonly string[] {
  const byLine = Map.groupBy(printed, ({ baseline }) => Math.round(baseline));
  return [...byLine]
    .toSorted(([one], [other]) => other - one)
    .map(([, line]) =>
      line
        .toSorted((one, other) => one.left - other.left)
        .map(({ text, left }, at, all) => (left - (all[at - 1]?.right ?? left) < TOUCHING ? text : ` ${text}`))
        .join(''),
    );
}

/** All text is within the margins, except the page number, and large enough to read. */
export function expectUncut({ width, height, printed }: Paper): void {
  const words = printed.filter(({ text }) => !/^\d+ \/ \d+$/.test(text));
  for (const { text, left, right, baseline, size } of words) {
    expect(left, text).toBeGreaterThan(margin - 1);
    expect(right, text).toBeLessThan(width - margin + 1);
    expect(baseline, text).toBeGreaterThan(margin - 1);
    expect(baseline + size / 2, text).toBeLessThan(height - margin + 1);
    expect(size, text).toBeGreaterThan(smallest - 0.1);
  }
  expect(printed.length - words.length).toBe(1);
  expect(words.filter((one) => words.some((other) => isOver(one, other))).map(({ text }) => text)).toEqual([]);
}

/** Whether texts overlap; the same text in the same place is one outlined text. */
function isOver(one: Printed, other: Printed): boolean {
  if (one.text === other.text && one.left === other.left) return false;
  const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
  return right - left > 1 && Math.abs(one.baseline - other.baseline) < one.size / 2;
}
