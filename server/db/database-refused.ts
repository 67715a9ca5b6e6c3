/** The database cannot be used as it is. The message is one sentence for the person who runs the server. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}
