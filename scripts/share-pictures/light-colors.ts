import { readFileSync } from 'node:fs';

const sheets = new URL('../../web/ui/', import.meta.url);
const tokens = readFileSync(new URL('tokens.css', sheets), 'utf8');
const art = readFileSync(new URL('css/art.css', sheets), 'utf8');

/**
 * A color of the light theme.
 *
 * @param token without its dashes: 'fern-tint'
 * @throws Error for a token that is none, or has the same color in both themes
 */
export function lightColor(token: string): string {
  return found(tokens, new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}),`), token);
}

/**
 * The light color of a class of art.css: 'a'.
 *
 * @throws Error for a class that fills nothing
 */
export function lightFill(name: string): string {
  return lightColor(found(art, new RegExp(`\\.art \\.${name} \\{\\s+fill: var\\(--([\\w-]+)\\)`), name));
}

function found(sheet: string, pattern: RegExp, name: string): string {
  const [, value] = pattern.exec(sheet) ?? [];
  if (value === undefined) throw new Error(`the style sheets have no color for ${name}`);
  return value;
}
