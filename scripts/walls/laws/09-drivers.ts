import { importLaw } from '../law.ts';
import type { Import, Module } from '../module.ts';
import { stem } from '../place.ts';
import { holdsSql } from './08-sql.ts';

/** Which part of server may import each package or Node driver. */
const HOMES: Record<string, readonly string[]> = {
  'node:sqlite': ['db'],
  pg: ['db'],
  kysely: ['db'],
  nodemailer: ['mail'],
  'openid-client': ['oidc'],
  hono: ['http', 'app', 'pages', 'running'],
  '@hono/node-server': ['http', 'running'],
  pino: ['log'],
  sharp: ['pictures'],
  'csv-parse': ['csv'],
  yaml: ['articles'],
  minisearch: ['articles'],
  'ical-generator': ['calendar'],
  stripe: ['payments'],
  '@ai-sdk/openai-compatible': ['ai'],
  '@ai-sdk/anthropic': ['ai'],
  yazl: ['portability'],
  yauzl: ['portability'],
  zod: ['http'],
  vite: ['pages'],
};

/** Schemas may be read anywhere; only server/http compiles them. */
const AT_HOME_EVERYWHERE = 'zod/mini';

/** Parts of kysely that open a database, for server/db only. */
const OPENS_A_DATABASE = /(Dialect|Driver|Adapter|Introspector|QueryCompiler|Migrator|^Kysely)$/;

export const driversAtHome = importLaw('law 9', (module, imported) => {
  const { floor, room, isTest } = module.place;
  const { target } = imported;
  if (floor !== 'server' || target.kind === 'file' || target.kind === 'computed') return;
  if (target.name === AT_HOME_EVERYWHERE) return;
  const name = packageOf(target.name);
  const homes = HOMES[name];
  if (target.kind === 'node' && !homes) return;
  if (!homes) return isTest ? undefined : `'${name}' has no folder of server as its home`;
  if (homes.includes(room) || isQueryTool(module, imported)) return;
  return `'${name}' is imported only in ${homes.map((home) => `server/${home}`).join(', ')}`;
});

/** Only the entries in web/app render React into a page. */
export const reactMountedByApp = importLaw('law 9', ({ place }, { target }) => {
  if (place.floor !== 'web' || place.room === 'app' || place.isTest || target.kind !== 'package') return;
  return /^react-dom\/(server|static|client)/.test(target.name)
    ? `'${target.name}' is imported only in web/app`
    : undefined;
});

function isQueryTool({ path }: Module, { target, names, typeOnly }: Import): boolean {
  if (target.kind !== 'package' || target.name !== 'kysely' || !(holdsSql(path) || stem(path) === 'tables'))
    return false;
  return typeOnly || (names.length > 0 && !names.some((name) => OPENS_A_DATABASE.test(name)));
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
