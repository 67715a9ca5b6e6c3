import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoints.ts';
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

const entriesOf: Readonly<Record<PageKind, readonly string[]>> = {
  public: ['web/app/tiny.ts'],
  form: [],
  // Responds to presses before the main script has loaded.
  'signed-in': ['web/app/tiny.ts'],
};
const boot = 'web/app/boot.tsx';
const fonts = ['web/ui/fonts/figtree.woff2', 'web/ui/fonts/young-serif.woff2'];

export async function readManifest(clientDir: string): Promise<(facts: PageFacts) => PageAssets> {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')));
  const kept = new Map<string, PageAssets>();
  return (facts) => {
    const key = [facts.kind, ...facts.modules, ...facts.shared].join(' ');
    const assets = kept.get(key) ?? assetsOf(manifest, facts);
    kept.set(key, assets);
    return assets;
  };
}

function assetsOf(manifest: Manifest, { kind, modules: asked, later, shared }: PageFacts): PageAssets {
  const scripts = kind === 'signed-in' ? entriesOf[kind] : [...entriesOf[kind], ...asked];
  const main = kind === 'signed-in' ? withImports(manifest, [boot]).filter((name) => !scripts.includes(name)) : [];
  const modules = withImports(manifest, [...scripts, ...main, ...asked]);
  const sheet = fileOf(manifest, kind === 'signed-in' ? 'web/ui/signed-in.css' : 'web/ui/styles.css');
  const extraSheets = modules.flatMap((name) => manifest[name]?.css ?? []).map((file) => `/${file}`);
  const filesOf = (names: readonly string[]) => [...new Set(names.map((name) => fileOf(manifest, name)))];
  const own = filesOf(modules);
  return {
    later: filesOf(withImports(manifest, later)).filter((file) => !own.includes(file)),
    styles: [...new Set([sheet, ...extraSheets])],
    preloads: filesOf(modules.filter((name) => !scripts.includes(name) && !main.includes(name))),
    replies: shared.map((name) => endpoints[name].path),
    fonts: fonts.map((name) => fileOf(manifest, name)),
    scripts: filesOf(scripts),
    main: filesOf(main),
  };
}

/** What a module imports comes before it. */
function withImports(manifest: Manifest, names: readonly string[]): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    manifest[name]?.imports?.forEach(visit);
    found.add(name);
  };
  names.forEach(visit);
  return [...found];
}

function fileOf(manifest: Manifest, name: string): string {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no file for ${name}.`);
  return `/${chunk.file}`;
}
