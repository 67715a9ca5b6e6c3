import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { PageAssets, PageFacts, PageKind } from '#contract/pages.ts';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
  }),
);
type Manifest = z.infer<typeof Manifest>;

const entryOf: Readonly<Record<Exclude<PageKind, 'form'>, string>> = {
  public: 'web/app/tiny.ts',
  'signed-in': 'web/app/boot.tsx',
};
const fonts = ['web/ui/fonts/figtree.woff2', 'web/ui/fonts/young-serif.woff2'];

export async function readManifest(clientDir: string): Promise<(facts: PageFacts) => PageAssets> {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')));
  const kept = new Map<string, PageAssets>();
  return ({ kind, module }) => {
    const key = `${kind} ${module}`;
    const assets = kept.get(key) ?? assetsOf(manifest, kind, module);
    kept.set(key, assets);
    return assets;
  };
}

function assetsOf(manifest: Manifest, kind: PageKind, module: string | null): PageAssets {
  const entry = kind === 'form' ? [] : [entryOf[kind]];
  const modules = withImports(manifest, [...entry, ...(module ? [module] : [])]);
  const files = modules.map((name) => fileOf(manifest, name));
  const sheets = ['web/ui/styles.css', ...(kind === 'signed-in' ? ['web/ui/signed-in.css'] : [])].map((name) =>
    fileOf(manifest, name),
  );
  const extraSheets = modules.flatMap((name) => manifest[name]?.css ?? []).map((file) => `/${file}`);
  const [script = '', ...preloads] = files;
  return {
    styles: [...new Set([...sheets, ...extraSheets])],
    preloads,
    fonts: fonts.map((name) => fileOf(manifest, name)),
    scripts: [script],
  };
}

function withImports(manifest: Manifest, names: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    manifest[name]?.imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...found];
}

function fileOf(manifest: Manifest, name: string): string {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no file for ${name}.`);
  return `/${chunk.file}`;
}
