const END_OF_CENTRAL_DIRECTORY = 0x06054b50;
const CENTRAL_ENTRY = 0x02014b50;
/** 1 January 1980, 00:00, the first moment that a zip can tell. */
const TIME = 0;
const DATE = 0x21;

/**
 * Sets the date of every file inside a zip to the same moment, in place, so that the same content
 * gives the same bytes. The archive is one that has just been written here: no comment, no zip64.
 */
export const fixZipDates = (zip: Uint8Array): Uint8Array => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.byteLength - 22;
  if (view.getUint32(end, true) !== END_OF_CENTRAL_DIRECTORY)
    throw new TypeError('not a zip without a comment');
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < entries; entry += 1) {
    if (view.getUint32(at, true) !== CENTRAL_ENTRY) throw new TypeError('damaged zip directory');
    stamp(view, at + 12);
    stamp(view, view.getUint32(at + 42, true) + 10);
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    at += 46 + lengths.reduce((total, length) => total + length, 0);
  }
  return zip;
};

const stamp = (view: DataView, at: number): void => {
  view.setUint16(at, TIME, true);
  view.setUint16(at + 2, DATE, true);
};
