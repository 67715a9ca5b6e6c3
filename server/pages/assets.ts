import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { assetHeaders, iconHeaders } from '#server/http/headers.ts';
import type { App, Env } from '#server/http/house.ts';
import { takesBrotli } from './encoding.ts';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  json: 'application/json',
};

type Asset = { readonly plain: Buffer; readonly br: Buffer | null; readonly type: string };

/** Serves the built files from memory, in the packed form that the build has made where the browser takes it. */
export function serveAssets(app: App): void {
  const { assetsDir } = app.house;
  if (!assetsDir) return;
  const kept = new Map<string, Asset>();
  app.hono.get('/assets/:file{[\\w.-]+}', async (c, next) => {
    const file = c.req.param('file');
    const asset = kept.get(file) ?? (await readAsset(join(assetsDir, 'assets'), file));
    if (!asset) return next();
    kept.set(file, asset);
    return send(c, asset, assetHeaders);
  });
  app.hono.get('/favicon.svg', async (c, next) => {
    const icon = await readAsset(assetsDir, 'favicon.svg');
    return icon ? send(c, icon, iconHeaders) : next();
  });
}

async function readAsset(folder: string, file: string): Promise<Asset | null> {
  const type = types[file.slice(file.lastIndexOf('.') + 1)];
  const path = join(folder, file);
  if (!type || !(await exists(path))) return null;
  return { type, plain: await readFile(path), br: (await exists(`${path}.br`)) ? await readFile(`${path}.br`) : null };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

function send(c: Context<Env>, { plain, br, type }: Asset, headers: Readonly<Record<string, string>>): Response {
  const packed = takesBrotli(c.req.header('accept-encoding')) ? br : null;
  return new Response(new Uint8Array(packed ?? plain), {
    headers: {
      ...headers,
      'content-type': type,
      vary: 'accept-encoding',
      ...(packed ? { 'content-encoding': 'br' } : {}),
    },
  });
}
