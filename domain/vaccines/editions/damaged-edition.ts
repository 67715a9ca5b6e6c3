export class DamagedEdition extends Error {
  override readonly name = 'DamagedEdition';

  /** @param place empty for the whole file */
  constructor(file: string, place: string, says: string) {
    super(place === '' ? `${file}: ${says}` : `${file}: ${place}: ${says}`);
  }
}
