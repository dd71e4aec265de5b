import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import { instantText, jornadaText } from '../../reports/format/date.ts';
import type { VerifiedPaper } from './look.ts';
import type { Means } from './means.ts';

/** The page behind the QR: one sentence that says it, then what proves it. */
export const pageOf = (paper: VerifiedPaper | null, means: Means): string => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Verificación de un papel</title>
<style>
body { font: 17px/1.45 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem;
  color: #000; background: #fff }
h1 { font-size: 1.5rem; border-bottom: 2px solid; padding-bottom: .4rem }
dl { display: grid; grid-template-columns: minmax(8rem, 13rem) 1fr; gap: .35rem 1rem }
dd { margin: 0; overflow-wrap: anywhere }
code { font-family: ui-monospace, monospace; font-size: .85em }
h2 { font-size: 1.05rem; margin-top: 2rem }
</style>
</head>
<body>
${paper ? authentic(paper) : UNKNOWN}
<h2>Para comprobar una exportación sin conexión</h2>
<dl>
${entry('Huella de la clave pública', code(means.key.fingerprint))}
${entry(`SHA-256 de ${means.verifier.file}`, code(means.verifier.sha256))}
</dl>
<p>Antes de ejecutar ${means.verifier.file}, compare su SHA-256 con este: <code>sha256sum</code> en
Linux, <code>certutil -hashfile ${means.verifier.file} SHA256</code> en Windows. Solo vale si imprime
una línea que empieza con CONFORME.</p>
<pre><code>${escapeHtml(means.key.pem.trim())}</code></pre>
</body>
</html>
`;

const UNKNOWN = `<h1>No es auténtico</h1>
<p>Ningún papel emitido tiene ese número con esa huella. Compare la dirección con la impresa al pie
del papel, letra por letra; si coincide, el papel no es el que se emitió.</p>`;

const authentic = (paper: VerifiedPaper): string => `<h1>${verdict(paper)}</h1>
<dl>
${entry('Papel', `${escapeHtml(paper.title)}, ${escapeHtml(paper.documentId)}`)}
${entry('Versión', `${paper.version}${paper.copy > 1 ? `, impresión ${paper.copy}` : ''}`)}
${entry('Jornada', jornadaText(paper.jornada as Jornada))}
${entry('Emitido por', escapeHtml(paper.issuer))}
${entry('Emitido el', instantText(paper.issuedAt as Instant))}
${entry('Autoridad', escapeHtml(paper.authority))}
${entry('SHA-256 de los datos', code(paper.hash))}
${paper.files.map(({ format, sha256 }) => entry(`SHA-256 del ${format.toUpperCase()}`, code(sha256))).join('\n')}
${paper.lastAnchor ? entry('Última raíz firmada', `N.º ${paper.lastAnchor.number}, del ${jornadaText(paper.lastAnchor.day as Jornada)}<br>${code(paper.lastAnchor.root)}`) : ''}
</dl>
<p>Compare la huella con la impresa al pie del papel. Esta página no muestra datos de personas.</p>`;

const verdict = ({ status, replacedBy }: VerifiedPaper): string =>
  ({
    current: 'Auténtico y vigente',
    replaced: `Auténtico, reemplazado por la versión ${replacedBy}`,
    void: 'Auténtico, anulado',
  })[status];

const entry = (label: string, html: string): string =>
  `<dt>${escapeHtml(label)}</dt><dd>${html}</dd>`;

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
