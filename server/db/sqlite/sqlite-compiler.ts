import { SqliteQueryCompiler, type LimitNode } from 'kysely';

export class PreparableCompiler extends SqliteQueryCompiler {
  /**
   * Casts the limit: SQLite plans by the value of a bare `limit ?` and prepares the statement again for each, a third
   * of the time of a short list.
   */
  protected override visitLimit({ limit }: LimitNode): void {
    this.append('limit cast(');
    this.visitNode(limit);
    this.append(' as integer)');
  }
}
