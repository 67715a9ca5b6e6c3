import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { headersFor } from '#server/http/headers.ts';
import type { App, Env } from '#server/http/house.ts';
import { takesBrotli } from '#server/http/packed.ts';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  png: 'image/png',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  json: 'application/json',
};

type Bytes = Uint8Array<ArrayBuffer>;
type Asset = { readonly plain: Bytes; readonly br: Bytes | null; readonly type: string };

/** Reads all files at startup, so that a later build cannot remove what this server needs. */
export function serveAssets(app: App): void {
  const { assetsDir } = app.house;
  if (!assetsDir) return;
  const assets = filesIn(join(assetsDir, 'assets'));
  const icons = filesIn(assetsDir);
  const shared = filesIn(join(assetsDir, 'share'));
  const folder = join(assetsDir, 'screens');
  // `npm run screen-pictures` makes them with a server that has none yet.
  const screens = existsSync(folder) ? filesIn(folder) : new Map<string, Asset>();
  const headers = headersFor(app.house.config);
  app.hono.get('/assets/:file{[\\w.-]+}', async (c, next) => {
    const asset = assets.get(c.req.param('file'));
    return asset ? send(c, asset, headers.asset) : next();
  });
  app.hono.get('/screens/:file{[\\w.-]+}', async (c, next) => {
    const screen = screens.get(c.req.param('file'));
    return screen ? send(c, screen, headers.icon) : next();
  });
  app.hono.get('/favicon.svg', async (c, next) => {
    const icon = icons.get('favicon.svg');
    return icon ? send(c, icon, headers.icon) : next();
  });
  app.hono.get('/share/:file{[\\w-]+\\.png}', async (c, next) => {
    const picture = shared.get(c.req.param('file'));
    return picture ? send(c, picture, headers.share) : next();
  });
}

function filesIn(folder: string): ReadonlyMap<string, Asset> {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = new Set(entries.map(({ name }) => name));
  const read = (name: string) => new Uint8Array(readFileSync(join(folder, name)));
  return new Map(
    [...names].flatMap((name): [string, Asset][] => {
      const type = types[name.slice(name.lastIndexOf('.') + 1)];
      if (type === undefined) return [];
      return [[name, { type, plain: read(name), br: names.has(`${name}.br`) ? read(`${name}.br`) : null }]];
    }),
  );
}

function send(c: Context<Env>, { plain, br, type }: Asset, headers: Readonly<Record<string, string>>): Response {
  const packed = takesBrotli(c.req.header('accept-encoding')) ? br : null;
  return new Response(packed ?? plain, {
    headers: {
      ...headers,
      'content-type': type,
      vary: 'accept-encoding',
      ...(packed ? { 'content-encoding': 'br' } : {}),
    },
  });
}
