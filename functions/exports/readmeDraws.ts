/**
 * How a draw is made again by hand: `expandSeed`, then `shuffler`, then what each kind shuffles. A
 * test makes the example and a draw again as it says.
 *
 * @see R123-IV-8.1, R123-I-88, R40-18, R132-56, R132-57, decision T2
 */
export const DRAWS_BY_HAND = `CÓMO SALE UN SORTEO DE SU SEMILLA
  La semilla («seed») está en el registro del sorteo, en prueba/commits/. Antes
  de él se publicó el SHA-256 de su texto, 64 cifras hexadecimales: en el
  anuncio el del primero («seedHash»), en cada sorteo el del siguiente
  («nextSeedHash»); en Madero, en la apertura de la ronda («specialsSeedHash»).
  A mano se repite así:

  1. Los números. El SHA-256 del texto de la semilla con un 0 detrás da ocho
     números: cada ocho cifras hexadecimales, uno de 32 bits, la más
     significativa primero. Con un 1 detrás, los ocho siguientes; y así. Con la
     semilla abab...ab (32 veces «ab»):

       printf %s abab...ab0 | sha256sum      876782e4 5ec41f73 b32f2175 ...
       primer número                         876782e4 = 2271707876

  2. Elegir entre n: el resto de dividir el número que sigue por n. Si el número
     no es menor que el mayor múltiplo de n que cabe en 2^32, se saltea y se
     toma el siguiente. Entre 10, el ejemplo da 6.

  3. Mezclar una lista de n (Fisher-Yates): se elige entre n, y lo que está en
     el último lugar cambia con lo que está en el elegido, contando los lugares
     desde 0; después entre n - 1, con el penúltimo; y así hasta el segundo.
     En el ejemplo, con 10 asientos, el 10 cambia primero con el 7.

  4. Qué se mezcla, siempre con los números que siguen:
     - Sit & Go: los asientos libres, de menor a mayor. El primero que queda es
       para la menor inscripción sin asiento, el segundo para la que sigue.
     - Mesa de efectivo: los asientos 1 a n; el primero es del primer jugador
       que nombra el registro.
     - Series: los números de inscripción; cada uno toma en ese orden un lugar
       de cada serie por turno, mientras la serie tenga.
     - Varias mesas: primero las mesas del registro; si no son parejas, las que
       quedan primeras tienen un jugador más, antes las que más asientos fijados
       tienen. Luego, en el orden del registro, los asientos libres de cada
       mesa, de los que se toman los que faltan. Luego esos lugares juntos: son,
       por número de inscripción, de los presentes y después de los ausentes.
     - Mesa que se rompe o inscripción tardía: los lugares libres, o los que ya
       tienen fichas si alcanzan; se toma cada vez el primero que queda en una
       mesa con menos jugadores. Luego los tomados: son de los jugadores en el
       orden del registro.
     - Madero: los 52 naipes (del 2 al as; de cada uno trébol, diamante,
       corazón, pica) con los números 1 a 64, y los puestos de la mesa con los
       que siguen. Sale el primero de cada lista.
`;
