import { jornadaText } from '../../reports/format/date.ts';
import { DRAWS_BY_HAND } from './readmeDraws.ts';
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

  2. La primera vez, en esta carpeta y sin --key, con Node 20 o posterior:

       node verify.mjs

     Usa la clave de la carpeta y muestra su huella. Quien cambiara todos los
     archivos podría cambiar también la clave: compare la huella con la que
     publica la página, y guarde public-key.pem fuera de la carpeta, con un
     nombre suyo: es con lo que se comprueba cada exportación posterior.

       huella de esta clave  ${fingerprint}

  3. Los demás días, con esa clave, guardada fuera de la carpeta:

       node verify.mjs --key ../LA-CLAVE.pem

     Solo vale una línea impresa que empieza con CONFORME. Ni el silencio ni el
     código de salida bastan: un verify.mjs vacío o cortado no imprime nada y
     termina sin error.

     Lo que se agrega a la carpeta da NO CONFORME: lo que dejan en ella la
     computadora (.DS_Store, Thumbs.db, desktop.ini) o Excel mientras un libro
     está abierto (~$...xlsx), su clave y sus propias notas. Abra los papeles en
     una copia; si algo quedó, quítelo o descomprima otra vez el ZIP en una
     carpeta vacía. Guarde los resultados fuera de la carpeta:

       node verify.mjs > ../resultado.txt

  4. Compare el SHA-256 del manifiesto que imprime el programa, cifra por cifra,
     con el del correo que recibió ese día. La carpeta no lo lleva, y sin esa
     comparación CONFORME dice solo que es coherente y que la firmó esa clave.

     La página dice si el informe fue reemplazado: una exportación anterior,
     entera, también se comprueba. Fíjese en la jornada, la edición y la hora
     que muestra el programa.

  5. De una exportación anterior a esta, que el ancla siga a la de aquella:

       node verify.mjs --key ../LA-CLAVE.pem --previous ../LA-ANTERIOR

     A mano, con anclas de números seguidos: lo que dice «Sigue a» tiene que ser
     lo que decía «Ancla» en la anterior. Entre dos exportaciones suele haber
     anclas de la noche; el programa dice cuáles faltan. No son un error:
     pídalas al operador y agregue cada anchor.json con otro --previous.

  6. Sin Node, la firma y cada archivo con las herramientas de siempre (en
     Windows, openssl viene con Git):

     openssl sha256 -verify public-key.pem -signature manifest.sig manifest.json

       sha256sum ARCHIVO                           en Linux
       shasum -a 256 ARCHIVO                       en macOS
       certutil -hashfile ARCHIVO SHA256           en Windows

     y se compara con manifest.json.

QUÉ COMPRUEBA
  Que cada archivo esté en el manifiesto y no haya cambiado un solo byte; que
  las firmas correspondan a la clave; que los registros de cada evento formen
  una cadena sin cortes que termina en la raíz firmada; que cada papel esté bajo
  esa raíz; que estén los papeles y los registros que nombra el informe, y
  ningún otro; y que cada sorteo por sistema, repetido desde su semilla
  publicada, dé el mismo resultado.

QUÉ NO COMPRUEBA
  - Si quien tiene la clave del operador rehízo todo. Registros, papeles,
    informe, ancla y manifiesto hechos de nuevo y firmados con ella, si son
    coherentes entre sí, dan CONFORME. Lo descubren el SHA-256 del manifiesto en
    el correo de ese día, una copia de la carpeta que usted guardó entonces y
    los papeles impresos que ya están en otras manos.
  - Que las cifras de las páginas impresas sean las de prueba/informe.json: de
    cada papel mira que sea el archivo firmado y lleve su hash, no sus cifras.
  - Que esas cifras salgan de los registros: no liquida otra vez. Los registros
    están completos en prueba/commits/ para quien quiera hacerlo.

${DRAWS_BY_HAND}`;
