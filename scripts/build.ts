import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { minify } from 'terser';
import { build } from 'vite';
import * as z from 'zod/mini';

// Whoever starts the build, with whatever settings: the bundler and React read it.
process.env['NODE_ENV'] = 'production';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const pack = promisify(brotliCompress);
const Manifest = z.record(z.string(), z.looseObject({ file: z.string() }));

await nameMerged(await build({ root, logLevel: 'warn' }));
await build({ root, logLevel: 'warn', build: { ssr: 'web/app/render.tsx' } });
await packAssets(join(dist, 'client/assets'));
await writeFile(join(dist, 'built'), '');

/** Makes scripts a hundredth smaller than the bundler does, and writes a brotli copy beside every file that it makes smaller. */
async function packAssets(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => /\.(js|css|svg|json)$/.test(name));
  for (const name of files) {
    const plain = name.endsWith('.js') ? await minified(join(folder, name)) : await readFile(join(folder, name));
    const packed = await pack(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    });
    if (packed.length < plain.length) await writeFile(join(folder, `${name}.br`), packed);
  }
}

async function minified(file: string): Promise<Buffer> {
  const { code } = await minify(await readFile(file, 'utf8'), { module: true, ecma: 2020, compress: { passes: 3 } });
  if (code === undefined) throw new Error(`${file} could not be made smaller`);
  await writeFile(file, code);
  return Buffer.from(code);
}

/** Vite's manifest leaves out a page that shares its chunk with others, so it is added. */
async function nameMerged(built: Awaited<ReturnType<typeof build>>): Promise<void> {
  const file = join(dist, 'client/.vite/manifest.json');
  const manifest = Manifest.parse(JSON.parse(await readFile(file, 'utf8')));
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  for (const chunk of chunks) {
    if (chunk.type !== 'chunk') continue;
    const named = Object.values(manifest).find((entry) => entry.file === chunk.fileName);
    for (const id of chunk.moduleIds) {
      const source = relative(root, id);
      if (named && /^web\/.*\.tsx$/.test(source)) manifest[source] ??= named;
    }
  }
  await writeFile(file, JSON.stringify(manifest));
}
