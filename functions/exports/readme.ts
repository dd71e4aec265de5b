import { jornadaText } from '../../reports/format/date.ts';
import type { ExportRecord } from './record.ts';

/** What the folder holds and how to check it, for who opens it without knowing the system. */
export const readmeOf = (
  { jornada, edition, report }: ExportRecord,
  fingerprint: string,
  verifyBaseUrl: string,
): string => `Exportación de la jornada ${jornadaText(jornada)}, edición ${edition}
Informe consolidado ${report.documentId}, versión ${report.version}

QUÉ CONTIENE
  informe/          el informe consolidado de la jornada, PDF y planilla
  papeles/          liquidaciones y demás papeles de mesas y eventos, PDF
  libros/           las planillas de esas liquidaciones
  prueba/           los registros de cada evento, encadenados por su hash, el
                    ancla firmada de la que cuelgan registros y papeles, y los
                    datos del informe de los que sale el hash que lleva impreso
  manifest.json     cada archivo con sus bytes y su SHA-256
  manifest.sig      la firma del manifiesto (ECDSA P-256 con SHA-256, DER)
  public-key.pem    la clave pública que la comprueba
  verify.mjs        el programa que comprueba todo, sin conexión

CÓMO SE COMPRUEBA
  1. Con Node 20 o posterior, en esta carpeta:

       node verify.mjs --key LA-CLAVE-QUE-USTED-GUARDA.pem

     Sin --key usa la clave de la carpeta y muestra su huella. Quien cambiara
     todos los archivos podría cambiar también la clave: compare la huella con
     la que publica la página de verificación o con la de un envío anterior.

       huella de esta clave  ${fingerprint}
       página                ${verifyBaseUrl}/${report.documentId}/${report.hash.slice(0, 16)}

     La página publica también el SHA-256 de verify.mjs y dice si el informe fue
     reemplazado: una exportación anterior, entera, también se comprueba. Fíjese
     en la jornada, la edición y la hora que muestra el programa.

  2. Sin Node, la firma y cada archivo con las herramientas de siempre:

       openssl dgst -sha256 -verify public-key.pem -signature manifest.sig manifest.json
       sha256sum ARCHIVO    y se compara con manifest.json

QUÉ COMPRUEBA
  Que cada archivo esté en el manifiesto y no haya cambiado un solo byte; que
  las firmas correspondan a la clave; que los registros de cada evento formen
  una cadena sin cortes que termina en la raíz firmada; que cada papel esté bajo
  esa raíz; que estén los papeles y los registros que nombra el informe, y ningún
  otro; y que cada sorteo de asientos, repetido desde su semilla publicada, dé
  el mismo resultado.
`;
