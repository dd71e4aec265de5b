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

  No contiene los papeles de un solo jugador (VC, FI, CA, TP, TC, CL, RP, CF):
  los conserva el agente operador, que los exhibe a pedido. El informe dice
  cuántos son de cada clase, y cada uno se comprueba por su QR. Tampoco los del
  período (IM, LD), que no son de una jornada. Por eso los números de algunas
  series no se siguen aquí.

CÓMO SE COMPRUEBA
  1. Antes de ejecutarlo, que el programa sea el publicado. Su SHA-256:

       sha256sum verify.mjs                        en Linux
       shasum -a 256 verify.mjs                    en macOS
       certutil -hashfile verify.mjs SHA256        en Windows

     tiene que ser, cifra por cifra, el que muestra la página de verificación o,
     si el sistema cambió de programa después, el del correo con que llegó esta
     exportación.

       página                ${verifyBaseUrl}/${report.documentId}/${report.hash.slice(0, 16)}

  2. Con Node 20 o posterior, en esta carpeta:

       node verify.mjs --key LA-CLAVE-QUE-USTED-GUARDA.pem

     Solo vale una línea impresa que empieza con CONFORME. Ni el silencio ni el
     código de salida bastan: un verify.mjs vacío o cortado no imprime nada y
     termina sin error.

     Sin --key usa la clave de la carpeta y muestra su huella. Quien cambiara
     todos los archivos podría cambiar también la clave: compare la huella con
     la que publica esa página o con la de un envío anterior.

       huella de esta clave  ${fingerprint}

     La página dice también si el informe fue reemplazado: una exportación
     anterior, entera, también se comprueba. Fíjese en la jornada, la edición y
     la hora que muestra el programa.

     Lo que se agrega a la carpeta da NO CONFORME: lo que dejan en ella la
     computadora (.DS_Store, Thumbs.db, desktop.ini) o Excel mientras un libro
     está abierto (~$...xlsx), y sus propias notas. Abra los papeles en una
     copia; si algo quedó, quítelo o descomprima otra vez el ZIP en una carpeta
     vacía. Guarde los resultados fuera de la carpeta:

       node verify.mjs > ../resultado.txt

  3. Sin Node, la firma y cada archivo con las herramientas de siempre:

       openssl dgst -sha256 -verify public-key.pem \\
         -signature manifest.sig manifest.json
       sha256sum ARCHIVO    y se compara con manifest.json

QUÉ COMPRUEBA
  Que cada archivo esté en el manifiesto y no haya cambiado un solo byte; que
  las firmas correspondan a la clave; que los registros de cada evento formen
  una cadena sin cortes que termina en la raíz firmada; que cada papel esté bajo
  esa raíz; que estén los papeles y los registros que nombra el informe, y
  ningún otro; y que cada sorteo por sistema, repetido desde su semilla
  publicada, dé el mismo resultado.
`;
