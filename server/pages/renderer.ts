import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { PageRenderer } from '#contract/pages.ts';

const Module = z.object({
  renderer: z.custom<PageRenderer>((value: unknown) => value instanceof Object && 'render' in value),
});

export function rendererIn(module: unknown): PageRenderer {
  return Module.parse(module).renderer;
}

export async function builtRenderer(file: string): Promise<PageRenderer> {
  const module: unknown = await import(pathToFileURL(file).href);
  return rendererIn(module);
}
