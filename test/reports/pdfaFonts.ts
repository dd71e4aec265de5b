import { tableAt } from '../../reports/render/pdf/kerning.ts';
import type { PdfObject } from './pdfaFaults.ts';

/**
 * What ISO 19005-2, 6.2.11 asks of fonts and a file lacks: a subset's name and its program, widths
 * in the file that are those of the program, a character for each code that is drawn.
 */
export const fontFaults = (objects: ReadonlyMap<number, PdfObject>): readonly string[] => {
  const faults: string[] = [];
  for (const { body } of objects.values()) {
    if (!/\/Subtype \/Type0/.test(body)) continue;
    const name = /\/BaseFont \/(\S+)/.exec(body)?.[1] ?? '';
    const follow = (from: string, key: string) =>
      objects.get(Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(from)?.[1]));
    const descendant = follow(body, 'DescendantFonts')?.body ?? '';
    const descriptor = follow(descendant, 'FontDescriptor')?.body ?? '';
    const program = follow(descriptor, 'FontFile2')?.stream;
    const ask = (holds: boolean, what: string) => holds || faults.push(`${what} of ${name}`);
    ask(/^[A-Z]{6}\+/.test(name), 'subset name');
    ask(descendant.includes(`/BaseFont /${name}`), 'name in the font');
    ask(descriptor.includes(`/FontName /${name}`), 'name in the descriptor');
    // Allowed, but then it must name every glyph; what is not there cannot be wrong.
    ask(!descriptor.includes('/CIDSet'), 'a set of glyphs');
    if (!program) {
      faults.push(`no program of ${name}`);
      continue;
    }
    const widths = (/\/W \[0 \[([^\]]*)\]\]/.exec(descendant)?.[1] ?? '').split(' ').map(Number);
    const own = advancesOf(program, widths.length);
    const same = widths.every((width, code) => Math.abs(width - (own[code] ?? -1)) <= 1);
    ask(widths.length > 1 && same, 'widths');
    const letters = follow(body, 'ToUnicode')?.stream?.toString('latin1') ?? '';
    ask(charactersIn(letters) >= widths.length, 'letters');
  }
  return faults;
};

/** In thousandths of an em. */
const advancesOf = (program: Buffer, count: number): number[] => {
  const view = new DataView(program.buffer, program.byteOffset, program.byteLength);
  const at = (table: string) => tableAt(view, table) ?? 0;
  const unitsPerEm = view.getUint16(at('head') + 18);
  const metrics = view.getUint16(at('hhea') + 34);
  return Array.from({ length: count }, (_, code) => {
    const place = at('hmtx') + Math.min(code, metrics - 1) * 4;
    return (view.getUint16(place) * 1000) / unitsPerEm;
  });
};

const charactersIn = (map: string): number =>
  [...map.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g)].reduce(
    (total, [, list = '']) => total + list.split('> <').length,
    0,
  );
