/** A piece of a letter, drawn as plain text and as HTML. */
export type Piece =
  | { readonly piece: 'paragraph'; readonly text: string }
  | { readonly piece: 'heading'; readonly text: string }
  /** To be copied as it is: an address, a command. */
  | { readonly piece: 'literal'; readonly text: string }
  | { readonly piece: 'list'; readonly items: readonly string[] }
  | {
      readonly piece: 'values';
      readonly rows: readonly (readonly [label: string, value: string])[];
    };

const TEXT_WIDTH = 78;
const LABEL_WIDTH = 32;

/** The letter for who reads plain text: short lines, labels and values under each other. */
export const asText = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => `${textOf(piece).join('\n')}\n`).join('\n');

const textOf = (piece: Piece): string[] => {
  switch (piece.piece) {
    case 'paragraph':
      return filled(piece.text, TEXT_WIDTH);
    case 'heading':
      return [piece.text];
    case 'literal':
      return [`  ${piece.text}`];
    case 'list':
      return piece.items.flatMap((item) =>
        filled(item, TEXT_WIDTH - 4).map(
          (line, index) => `${index === 0 ? '  - ' : '    '}${line}`,
        ),
      );
    case 'values':
      return piece.rows.map(([label, value]) => `  ${label.padEnd(LABEL_WIDTH)}${value}`);
  }
};

const filled = (text: string, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
};

/** The same letter in HTML that any mail program shows: no pictures, nothing fetched, no colours. */
export const asHtml = (title: string, pieces: readonly Piece[]): string =>
  [
    '<!DOCTYPE html>',
    '<html lang="es-AR">',
    `<head><meta charset="utf-8"><title>${escaped(title)}</title></head>`,
    '<body style="font:15px/1.5 Arial,Helvetica,sans-serif;max-width:46em;margin:1em">',
    ...pieces.map(htmlOf),
    '</body>',
    '</html>',
    '',
  ].join('\n');

const htmlOf = (piece: Piece): string => {
  switch (piece.piece) {
    case 'paragraph':
      return `<p>${escaped(piece.text)}</p>`;
    case 'heading':
      return `<h2 style="font-size:1.1em;margin:1.4em 0 .4em">${escaped(piece.text)}</h2>`;
    case 'literal':
      return `<p style="${MONO}">${escaped(piece.text)}</p>`;
    case 'list':
      return `<ul>\n${piece.items.map((item) => `<li>${escaped(item)}</li>`).join('\n')}\n</ul>`;
    case 'values':
      return `<table style="border-collapse:collapse">\n${piece.rows.map(rowOf).join('\n')}\n</table>`;
  }
};

const MONO = 'font-family:Consolas,Menlo,monospace;overflow-wrap:anywhere;margin-left:1.5em';
const CELL = 'padding:2px 1.5em 2px 0;text-align:left;vertical-align:top;font-weight:normal';

const rowOf = ([label, value]: readonly [string, string]): string =>
  `<tr><th scope="row" style="${CELL}">${escaped(label)}</th>` +
  `<td style="${CELL};overflow-wrap:anywhere"><b>${escaped(value)}</b></td></tr>`;

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
