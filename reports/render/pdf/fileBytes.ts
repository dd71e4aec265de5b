import type PDFDocument from 'pdfkit';

const FIRST_BYTES = 65_536;

/**
 * The bytes of a document, put one after the other as pdfkit writes them. As a stream it would hold
 * each of its tens of thousands of pieces until the last, and then copy them all: a list of 10,000
 * rows took 50 MB more.
 */
export const fileBytes = (doc: typeof PDFDocument.prototype): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const file = doc as unknown as OpenFile;
    let bytes = Buffer.allocUnsafe(FIRST_BYTES);
    let length = 0;
    const put = (piece: Uint8Array) => {
      if (length + piece.length > bytes.length) {
        const larger = Buffer.allocUnsafe(Math.max(bytes.length * 2, length + piece.length));
        bytes.copy(larger, 0, 0, length);
        bytes = larger;
      }
      bytes.set(piece, length);
      length += piece.length;
    };
    // What it wrote when it was opened: the head of the file.
    put(file.read());
    file.push = (piece) => {
      if (piece === null) resolve(bytes.subarray(0, length));
      else put(piece);
      return true;
    };
  });

/** What is used of pdfkit 0.20's document, a stream that all is pushed into. */
type OpenFile = {
  read(): Uint8Array;
  push(piece: Uint8Array | null): boolean;
};
