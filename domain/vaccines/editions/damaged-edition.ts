/** A file of an edition cannot be used. The message names the file and the place: `file: antigens.Hib.series[2]: …`. */
export class DamagedEdition extends Error {
  override readonly name = 'DamagedEdition';

  /** @param place where in the file; empty for the file as a whole */
  constructor(file: string, place: string, says: string) {
    super(place === '' ? `${file}: ${says}` : `${file}: ${place}: ${says}`);
  }
}
