import PDFDocument from 'pdfkit';
import type { Fonts } from '../../assets/fonts.ts';
import type { IssuedPaper } from '../../model/paper.ts';
import { fileBytes } from './fileBytes.ts';
import { openPen, type Watch } from './pen.ts';
import { paintSheets } from './sheets.ts';
import { paintSlips } from './slips.ts';

/**
 * Draws a paper as PDF/A-2b. The dates of the file are the time of issue, so that the same model
 * gives the same bytes.
 *
 * @param watch is told each string drawn and where, so that a test can see that none leaves.
 */
export const renderPdf = async (
  paper: IssuedPaper,
  fonts: Fonts,
  watch?: Watch,
): Promise<Uint8Array> => {
  const doc = openDocument(paper);
  const bytes = fileBytes(doc);
  const pen = openPen(doc, fonts, watch);
  if (paper.slips) paintSlips(pen, paper, paper.slips);
  else paintSheets(pen, paper);
  pen.finish();
  sayModified(doc, paper);
  doc.end();
  return bytes;
};

/** pdfkit leaves this out of the metadata, which must say what the information of the file says. */
const sayModified = (doc: typeof PDFDocument.prototype, { issuedAt }: IssuedPaper) => {
  const date = new Date(issuedAt).toISOString().replace(/\.\d+/, '');
  (doc as unknown as { appendXML(xml: string): void }).appendXML(
    '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">' +
      `<xmp:ModifyDate>${date}</xmp:ModifyDate></rdf:Description>`,
  );
};

/** pdfkit puts these strings into XML as they are, so none may hold `&` or `<`. */
const openDocument = (paper: IssuedPaper) => {
  const issued = new Date(paper.issuedAt);
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    font: '',
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
    lang: 'es-AR',
    tagged: true,
    fontLayoutCache: false,
    displayTitle: true,
    info: {
      Title: `${paper.kind} ${paper.number}, versión ${paper.version}`,
      Subject: `SHA-256 ${paper.hash}`,
      Creator: 'Tapete',
      CreationDate: issued,
      ModDate: issued,
    },
  });
};
