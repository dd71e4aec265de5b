import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import exceljs, { type AddWorksheetOptions, type Worksheet } from 'exceljs';
import type { IssuedPaper } from '../../model/paper.ts';
import { fixZipDates } from './zipDates.ts';

/** A workbook written while it is made: a row that was committed is not held any more. */
export type Book = {
  readonly addSheet: (name: string, options: Partial<AddWorksheetOptions>) => Worksheet;
  readonly define: (name: string, range: string) => void;
  /** Ends the book and returns its bytes. */
  readonly finish: () => Promise<Uint8Array>;
};

export const openBook = ({ issuedAt, letterhead, title, kind, number }: IssuedPaper): Book => {
  const stream = new PassThrough();
  const bytes = buffer(stream);
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
  workbook.creator = letterhead.operator;
  workbook.lastModifiedBy = letterhead.operator;
  workbook.title = `${title} ${kind} ${number}`;
  workbook.created = new Date(issuedAt);
  workbook.modified = new Date(issuedAt);
  computeOnOpening(workbook as unknown as Zipped);
  return {
    addSheet: (name, options) => inOrder(workbook.addWorksheet(name, options)),
    define: (name, range) => workbook.definedNames.add(range, name),
    async finish() {
      await workbook.commit();
      return fixZipDates(new Uint8Array(await bytes));
    },
  };
};

/** exceljs's stream writer does not pass this property of a book on, so it is put in here. */
const computeOnOpening = ({ zip }: Zipped): void => {
  const append = zip.append.bind(zip);
  zip.append = (source, entry) =>
    append(
      typeof source === 'string' && entry.name === '/xl/workbook.xml'
        ? source.replace('<calcPr ', '<calcPr fullCalcOnLoad="1" ')
        : source,
      entry,
    );
};

/**
 * exceljs's stream writer puts the protection of a sheet behind its filter and its merged cells,
 * where the format does not allow it: Excel then calls the book damaged.
 */
const inOrder = (worksheet: Worksheet): Worksheet => {
  const sheet = worksheet as unknown as Parts;
  const [filter, protection] = [sheet._writeAutoFilter, sheet._writeSheetProtection];
  sheet._writeAutoFilter = () => {
    protection.call(sheet);
    filter.call(sheet);
  };
  sheet._writeSheetProtection = () => {};
  return worksheet;
};

/** What is used of exceljs 4.4's stream writer, which its types do not show. */
type Zipped = {
  readonly zip: { append: (source: unknown, entry: { readonly name: string }) => unknown };
};
type Parts = { _writeAutoFilter: () => void; _writeSheetProtection: () => void };
