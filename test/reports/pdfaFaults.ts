import { inflateSync } from 'node:zlib';
import { fontFaults } from './pdfaFonts.ts';

/** An object of a file: its dictionary or other value, and its stream, inflated. */
export type PdfObject = { readonly body: string; readonly stream: Buffer | undefined };

/** Every object of a file as this project writes it, those inside object streams too. */
export const objectsOf = (file: Uint8Array): ReadonlyMap<number, PdfObject> => {
  const bytes = Buffer.from(file);
  const text = bytes.toString('latin1');
  const found = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)(?=\nstream\n|\nendobj)/g)) {
    const body = match[2] ?? '';
    const end = match.index + match[0].length;
    const length = Number(/\/Length (\d+)/.exec(body)?.[1] ?? -1);
    const streamed = text.startsWith('\nstream\n', end);
    const from = end + '\nstream\n'.length;
    const raw = streamed ? bytes.subarray(from, from + length) : undefined;
    const stream = raw && /\/Filter \/FlateDecode/.test(body) ? inflateSync(raw) : raw;
    found.set(Number(match[1]), { body, stream });
    if (stream && body.includes('/Type /ObjStm')) unpack(body, stream, found);
  }
  return found;
};

const unpack = (body: string, stream: Buffer, into: Map<number, PdfObject>): void => {
  const first = Number(/\/First (\d+)/.exec(body)?.[1]);
  const head = stream.subarray(0, first).toString().trim().split(' ').map(Number);
  for (let at = 0; at < head.length; at += 2) {
    const [from, to] = [head[at + 1] ?? 0, head[at + 3]];
    const end = to === undefined ? undefined : first + to;
    into.set(head[at] ?? 0, {
      body: stream.toString('latin1', first + from, end),
      stream: undefined,
    });
  }
};

/** What PDF/A-2b forbids in a dictionary: other actions, files, transparency, coded filters. */
const FORBIDDEN =
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|XFA|LZWDecode|Encrypt|SMask|Group|BM|CA|ca|Annots|AA|OpenAction|XObject|ExtGState|Pattern)\b/;
/** Operators by which colour, images, patterns or graphics states would come in. */
const COLOURED = /(^|\s)(rg|RG|k|K|cs|CS|sc|SC|scn|SCN|gs|sh|Do|BI)(?=\s)/;

/**
 * What ISO 19005-2 asks of level B and a file lacks, of what papers can hold: no validator of part
 * 2 is at hand. Syntax and lengths are left to qpdf.
 */
export const pdfaFaults = (file: Uint8Array): readonly string[] => {
  const objects = objectsOf(file);
  const text = Buffer.from(file).toString('latin1');
  const all = [...objects.values()];
  const faults: string[] = [];
  const ask = (holds: boolean, what: string) => holds || faults.push(what);
  const one = (pattern: RegExp) => all.find(({ body }) => pattern.test(body));
  ask(/^%PDF-1\.7\n%[\x80-\xff]{4}\n/.test(text), 'header');
  ask(/startxref\n\d+\n%%EOF\n$/.test(text), 'end of file');
  ask(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/.test(one(/\/Type \/XRef/)?.body ?? ''), 'file ID');
  for (const { body } of all) ask(!FORBIDDEN.test(body), `forbidden: ${body.slice(0, 200)}`);
  metadataFaults(objects, ask);
  const intent = one(/\/S \/GTS_PDFA1/)?.body ?? '';
  const profile = objects.get(Number(/\/DestOutputProfile (\d+) 0 R/.exec(intent)?.[1]));
  ask(profile?.stream?.toString('latin1', 36, 40) === 'acsp', 'colour profile');
  ask(/\/N 3\b/.test(profile?.body ?? ''), 'components of the profile');
  for (const { body } of all.filter((each) => /\/Type \/Font\b/.test(each.body))) {
    if (/\/Subtype \/Type0/.test(body)) ask(body.includes('/ToUnicode'), 'letters of a font');
    else ask(/\/CIDToGIDMap \/Identity/.test(body), 'glyphs of a font');
  }
  for (const { body } of all.filter((each) => /\/Type \/FontDescriptor/.test(each.body)))
    ask(/\/FontFile2 \d+ 0 R/.test(body), 'font not embedded');
  faults.push(...fontFaults(objects));
  catalogFaults(one(/\/Type \/Catalog/)?.body ?? '', ask);
  for (const { body } of all.filter((each) => /\/Type \/Page\b/.test(each.body))) {
    const content = objects.get(Number(/\/Contents (\d+) 0 R/.exec(body)?.[1]))?.stream;
    contentFaults(content?.toString('latin1') ?? '', ask);
  }
  return faults;
};

const catalogFaults = (catalog: string, ask: Ask): void => {
  ask(/\/OutputIntents \[\d+ 0 R\]/.test(catalog), 'one output intent');
  ask(catalog.includes('/Lang (es-AR)'), 'language');
  ask(/\/MarkInfo \d+ 0 R/.test(catalog), 'marks');
  ask(/\/StructTreeRoot \d+ 0 R/.test(catalog), 'structure');
  ask(/\/Metadata \d+ 0 R/.test(catalog), 'metadata');
};

type Ask = (holds: boolean, what: string) => unknown;

/** A string of PDF without escapes: Latin, or UTF-16 after its mark. */
const literal = (body: string): string => {
  const inside = Buffer.from(body.slice(1, -1), 'latin1');
  return body.startsWith('(\xfe\xff')
    ? inside.subarray(2).swap16().toString('utf16le')
    : inside.toString('latin1');
};

const metadataFaults = (objects: ReadonlyMap<number, PdfObject>, ask: Ask): void => {
  const all = [...objects.values()];
  const found = all.find(({ body }) => /\/Type \/Metadata/.test(body));
  const xmp = found?.stream?.toString('utf8') ?? '';
  ask(!found?.body.includes('/Filter'), 'metadata are compressed');
  ask(xmp.startsWith('<?xpacket begin="\uFEFF"') && xmp.endsWith('<?xpacket end="w"?>'), 'packet');
  ask(xmp.includes('<pdfaid:part>2</pdfaid:part>'), 'part');
  ask(xmp.includes('<pdfaid:conformance>B</pdfaid:conformance>'), 'level');
  const date = /<xmp:CreateDate>(.*)<\/xmp:CreateDate>/.exec(xmp)?.[1] ?? '';
  const modified = /<xmp:ModifyDate>(.*)<\/xmp:ModifyDate>/.exec(xmp)?.[1];
  ask(modified === date, 'date of change');
  const printed = `(D:${date.replaceAll(/[-:T]/g, '')})`;
  const info = all.find(({ body }) => body.includes('/Producer'))?.body ?? '';
  const named = (key: string) => {
    const id = new RegExp(`/${key} (\\d+) 0 R`).exec(info)?.[1];
    return literal(objects.get(Number(id))?.body ?? '');
  };
  ask(xmp.includes(`<xmp:CreatorTool>${named('Creator')}</`), 'creator in the metadata');
  ask(xmp.includes(`<pdf:Producer>${named('Producer')}</`), 'producer in the metadata');
  ask(xmp.includes(`<rdf:li xml:lang="x-default">${named('Title')}</`), 'title in the metadata');
  ask(
    xmp.includes(`<rdf:li xml:lang="x-default">${named('Subject')}</`),
    'subject in the metadata',
  );
  const dates = all.filter(({ body }) => body === printed).length;
  ask(dates === 2, 'dates in the information');
};

const contentFaults = (content: string, ask: Ask): void => {
  const operators = content.replaceAll(/<[0-9a-f]*>/g, '<>');
  const count = (pattern: RegExp) => operators.match(pattern)?.length ?? 0;
  ask(!COLOURED.test(operators), 'colour or image');
  ask(count(/\bBDC\b/g) === count(/\bEMC\b/g), 'marks that do not end');
  ask(count(/\bBDC\b/g) > 0, 'no marks');
  ask(count(/\bBT\b/g) === count(/\bET\b/g), 'texts that do not end');
  ask(!/<(?:[0-9a-f]{4})*?0000/.test(content), 'a glyph that is missing');
};
