import { compile } from 'zod/v4/core';
import * as z from 'zod/mini';
import type { AlikeTexts } from './alike-texts.ts';

type Schema<Reply = unknown> = z.ZodMiniType<Reply>;

const NOT_LATIN = /[^\u0000-\u00ff]/;

/** The JSON of a reply that matched its schema when it was written. It can be kept and sent again without another check. */
export class CheckedReply<Reply> {
  readonly #schema: Schema<Reply>;
  readonly #json: string;

  private constructor(schema: Schema<Reply>, json: string) {
    this.#schema = schema;
    this.#json = json;
  }

  /** @throws ZodError when the reply does not match the schema */
  static of<Reply>(schema: Schema<Reply>, reply: Reply): CheckedReply<Reply> {
    return new CheckedReply(schema, JSON.stringify(z.parse(compiledOnce(schema), reply)));
  }

  /** In memory: V8 stores Latin-1 text in one byte per character. */
  get bytes(): number {
    return NOT_LATIN.test(this.#json) ? 2 * this.#json.length : this.#json.length;
  }

  /** @throws TypeError when the reply was checked against another schema */
  jsonAs(schema: Schema): string {
    if (schema !== this.#schema) throw new TypeError('a reply was checked against the schema of another endpoint');
    return this.#json;
  }

  value(): Reply {
    // It was written from such a value.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(this.#json) as Reply;
  }

  /** @param texts replies of the same schema */
  packed(texts: AlikeTexts): PackedReply<Reply> {
    const schema = this.#schema;
    const packed = texts.pack(this.#json);
    return { bytes: packed.bytes, unpacked: () => new CheckedReply(schema, packed.unpacked().toString()) };
  }
}

export type PackedReply<Reply> = {
  /** How much memory it holds. */
  readonly bytes: number;
  readonly unpacked: () => CheckedReply<Reply>;
};

/** @throws ZodError when the reply does not match the schema */
export function jsonOf(schema: Schema, reply: unknown): string {
  return reply instanceof CheckedReply ? reply.jsonAs(schema) : JSON.stringify(z.parse(compiledOnce(schema), reply));
}

const compiled = new WeakMap<Schema, Schema>();

/** Compiling schemas is the slowest part of creating an app, and a process may create many. */
function compiledOnce<Reply>(schema: Schema<Reply>): Schema<Reply> {
  const known = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, known);
  // Of the same schema.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return known as Schema<Reply>;
}
