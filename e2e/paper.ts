import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** Words on paper, in points of 1/72 inch from the lower left corner. */
export type Printed = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** Size of the letters. */
  readonly size: number;
};

/** A printed page, its size in points. */
export type Paper = {
  readonly width: number;
  readonly height: number;
  readonly printed: readonly Printed[];
  /** The words line by line from the top, each line from left to right, a plain space between two places. */
  readonly lines: readonly string[];
};

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
        .map(({ text }) => text)
        .join(' '),
    );
}
