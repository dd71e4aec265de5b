import { deflateSync } from 'node:zlib';
import type PDFDocument from 'pdfkit';
import type { Fonts } from '../../assets/fonts.ts';
import type { Extent } from './encode.ts';
import { type Face, openFace } from './face.ts';
import { openInk } from './ink.ts';
import { openMarks } from './marks.ts';
import { LEVEL, POINTS_PER_MM, SHEET } from './sheet.ts';
import type { Tag, TagName } from './structure.ts';
import type { Style } from './type.ts';

/** One drawn string and where its ink may be, in millimetres; tests watch that none leaves. */
export type Drawn = {
  readonly sheet: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** What it is to who has the paper read to him; heads and feet of sheets are not read. */
  readonly as: TagName | 'Artifact';
};

export type Watch = (drawn: Drawn) => void;
export type Align = 'left' | 'right' | 'center';

/** Writes on the sheets of one document. Millimetres from the top left, text on its baseline. */
export type Pen = {
  readonly newSheet: () => void;
  /** Closes the last sheet. */
  readonly finish: () => void;
  /** All that is drawn inside is one piece of the paper; outside of them it is of the sheet. */
  readonly tagged: <Result>(tag: Tag, draw: () => Result) => Result;
  /** What is drawn inside is said elsewhere: heads that are repeated, sums carried over. */
  readonly unread: <Result>(draw: () => Result) => Result;
  /** Width of a string in millimetres. */
  readonly width: (text: string, style: Style) => number;
  readonly text: (x: number, baseline: number, text: string, style: Style, align?: Align) => void;
  readonly rule: (fromX: number, toX: number, y: number, points: number) => void;
  readonly upright: (x: number, fromY: number, toY: number, points: number) => void;
  readonly dashes: (fromX: number, toX: number, y: number, points: number) => void;
  /** An upright line to cut along. */
  readonly uprightDashes: (x: number, fromY: number, toY: number, points: number) => void;
  readonly frame: (x: number, y: number, width: number, height: number, points: number) => void;
  readonly fill: (boxes: readonly Box[]) => void;
};

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * Black is never set: it is how a sheet begins, in DeviceGray, which a laser printer prints with
 * black toner alone.
 */
export const openPen = (doc: typeof PDFDocument.prototype, fonts: Fonts, watch?: Watch): Pen => {
  const faces: Record<Style['face'], Face> = {
    regular: openFace(doc, 'regular', fonts.regular),
    semibold: openFace(doc, 'semibold', fonts.semibold),
    mono: openFace(doc, 'mono', fonts.mono),
  };
  const marks = openMarks(doc);
  let sheet = 0;
  const ink = openInk();
  /** Lines are no part of what is said: they are written after all else, as such. */
  let drawn: string[] = [];
  let styleSet: Style | undefined;

  const endSheet = () => {
    if (sheet === 0) return;
    ink.write(`${marks.endSheet()}\n/Artifact <</Type /Layout>> BDC\n`);
    for (const operators of drawn) ink.write(`${operators}\n`);
    ink.write('EMC');
    writeSheet(doc, ink.take());
    drawn = [];
  };
  const newSheet = () => {
    endSheet();
    doc.addPage();
    sheet += 1;
    marks.newSheet();
    styleSet = undefined;
  };
  const finish = () => {
    endSheet();
    marks.finish();
  };
  const width = (text: string, style: Style) => widthOf(faces[style.face].measure(text), style);
  const text: Pen['text'] = (x, baseline, string, style, align = 'left') => {
    if (string === '') return;
    const face = faces[style.face];
    // What begins at its left needs no width, but for who watches.
    const wide = align === 'left' && !watch ? 0 : widthOf(face.measure(string), style);
    const left = align === 'left' ? x : align === 'right' ? x - wide : x - wide / 2;
    const as = marks.current();
    const mark = marks.mark();
    ink.write(mark);
    if (style !== styleSet) {
      face.use();
      ink.write(` /${face.resource} ${style.size} Tf ${round(style.tracking * style.size)} Tc`);
      styleSet = style;
    }
    // What goes on in the same piece is another word; who hears it needs a blank between them.
    const apart = mark === '' && as !== 'Artifact';
    const begin = apart ? left - advanceOf(face.measure(' '), style) : left;
    ink.write(' BT ');
    ink.number(begin * POINTS_PER_MM);
    ink.write(' ');
    ink.number((SHEET.height - baseline) * POINTS_PER_MM);
    ink.write(' Td [<');
    if (apart) face.write(' ', ink.write);
    face.write(string, ink.write);
    ink.write('>] TJ ET\n');
    watch?.({ sheet, text: string, left, right: left + wide, baseline, as });
  };
  const within = <Result>(tag: Tag | undefined, draw: () => Result): Result => {
    marks.open(tag);
    const result = draw();
    marks.close();
    return result;
  };
  const tagged: Pen['tagged'] = (tag, draw) => within(tag, draw);
  const unread: Pen['unread'] = (draw) => within(undefined, draw);
  const fill = fillWith((operators) => ink.write(`${marks.mark()}\n${operators}\n`));
  const ruled = lines((operators) => drawn.push(operators));
  return { newSheet, finish, tagged, unread, width, text, fill, ...ruled };
};

/**
 * Writes a sheet compressed, in place of what pdfkit began it with, which turns it upside down so
 * that y grows downwards. Bytes, which it takes as they are; a string it would copy by characters.
 */
const writeSheet = (doc: typeof PDFDocument.prototype, operators: Uint8Array) => {
  const { content } = (doc as unknown as { page: { content: Content } }).page;
  const packed = deflateSync(operators, { level: LEVEL });
  Object.assign(content, { compress: false, buffer: [packed] });
  content.data.Filter = 'FlateDecode';
};

/** What is used of pdfkit 0.20's stream of a sheet. */
type Content = { readonly data: { Filter?: string } };

/** Measures as the pen does and draws nothing, to learn where a thing would end. */
export const dry = (pen: Pen): Pen => {
  const nothing = () => {};
  const ruled = { rule: nothing, dashes: nothing, frame: nothing };
  const uprights = { upright: nothing, uprightDashes: nothing };
  const inside: Pick<Pen, 'tagged' | 'unread'> = {
    tagged: (_, draw) => draw(),
    unread: (draw) => draw(),
  };
  return { ...pen, ...ruled, ...uprights, ...inside, text: nothing, fill: nothing };
};

const lines = (write: (operators: string) => void) => {
  const line = (fromX: number, toX: number, y: number, weight: number) =>
    `${weight} w ${points(fromX)} ${fromTop(y)} m ${points(toX)} ${fromTop(y)} l S`;
  const rule: Pen['rule'] = (...at) => write(line(...at));
  const standing: (...at: Parameters<Pen['upright']>) => string = (x, fromY, toY, weight) =>
    `${weight} w ${points(x)} ${fromTop(fromY)} m ${points(x)} ${fromTop(toY)} l S`;
  const dashed = (drawn: string) => `[2 2] 0 d ${drawn} [] 0 d`;
  const upright: Pen['upright'] = (...at) => write(standing(...at));
  const dashes: Pen['dashes'] = (...at) => write(dashed(line(...at)));
  const uprightDashes: Pen['uprightDashes'] = (...at) => write(dashed(standing(...at)));
  const frame: Pen['frame'] = (x, y, width, height, weight) => {
    const corner = `${points(x)} ${fromTop(y + height)}`;
    write(`${weight} w ${corner} ${points(width)} ${points(height)} re S`);
  };
  return { rule, upright, dashes, uprightDashes, frame };
};

const fillWith =
  (write: (operators: string) => void): Pen['fill'] =>
  (boxes) => {
    const paths = boxes.map(({ x, y, width, height }) => {
      const corner = `${points(x)} ${fromTop(y + height)}`;
      return `${corner} ${points(width)} ${points(height)} re`;
    });
    write(`${paths.join('\n')} f`);
  };

const widthOf = (run: Extent, { size, tracking }: Style): number =>
  ((run.width / 1000 + tracking * Math.max(run.glyphs - 1, 0)) * size) / POINTS_PER_MM;

const advanceOf = (run: Extent, { size, tracking }: Style): number =>
  ((run.width / 1000 + tracking * run.glyphs) * size) / POINTS_PER_MM;

const points = (mm: number): number => round(mm * POINTS_PER_MM);
const fromTop = (y: number): number => points(SHEET.height - y);
const round = (value: number): number => Math.round(value * 100) / 100;
