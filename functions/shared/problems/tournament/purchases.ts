import type { Problem } from '../problem.ts';

/** Accreditation, late registration, rebuys and add-ons, in words. Amounts are centavos. */
export const PURCHASES_PROBLEMS = {
  'tournament.already-accredited': {
    status: 409,
    title: { en: 'The entry is accredited', es: 'La inscripción ya está acreditada' },
    detail: {
      en: 'The voucher of entry {entryNumber} was exchanged for its control card.',
      es: 'El vale de la inscripción {entryNumber} ya se cambió por su tarjeta de control.',
    },
    fix: {
      en: 'A voucher accredits once, and its sale is not voided any more: refund it while registration is open.',
      es: 'Un vale acredita una sola vez y su venta ya no se anula: devuélvala mientras la inscripción esté abierta.',
    },
  },
  'tournament.not-accredited': {
    status: 409,
    title: { en: 'The entry is not accredited', es: 'La inscripción no está acreditada' },
    detail: {
      en: 'The voucher of {entryId} was not exchanged for its control card.',
      es: 'El vale de {entryId} no se cambió por su tarjeta de control.',
    },
    fix: { en: 'Accredit it first.', es: 'Acredítela primero.' },
  },
  'tournament.accreditation-closed': {
    status: 409,
    title: { en: 'Accreditation is not open', es: 'La acreditación no está abierta' },
    detail: {
      en: 'It goes from {opensAt} to {closesAt}.',
      es: 'Va desde {opensAt} hasta {closesAt}.',
    },
    fix: {
      en: 'Come within the window; once play has started the absent are accredited as they arrive.',
      es: 'Preséntese en el plazo; comenzado el juego los ausentes se acreditan al llegar.',
    },
  },
  'tournament.extension-not-offered': {
    status: 409,
    title: {
      en: 'Registration cannot be extended',
      es: 'La inscripción no puede extenderse',
    },
    detail: {
      en: 'The event is a Sit & Go, or its prizes are fixed.',
      es: 'El evento es un Sit & Go, o sus premios están fijados.',
    },
    fix: {
      en: 'A Sit & Go sells until it starts, and nobody enters once the prizes are fixed.',
      es: 'Un Sit & Go vende hasta que comienza, y nadie entra cuando los premios están fijados.',
    },
  },
  'tournament.extension-shortens': {
    status: 409,
    title: {
      en: 'Registration is extended further already',
      es: 'La inscripción ya está extendida por más tiempo',
    },
    detail: {
      en: 'It was extended to the end of level {level}; it stands extended to that of level {through}.',
      es: 'Se extendió hasta el final del nivel {level}; rige hasta el final del nivel {through}.',
    },
    fix: {
      en: 'Extend it to a later level; an extension that was announced is not cut short.',
      es: 'Extiéndala hasta un nivel posterior; la extensión anunciada no se acorta.',
    },
  },
  'tournament.purchase-not-offered': {
    status: 409,
    title: { en: 'The event does not sell it', es: 'El evento no lo ofrece' },
    detail: {
      en: 'The published structure has no {code}.',
      es: 'La estructura publicada no incluye {code}.',
    },
    fix: {
      en: 'Rebuys and add-ons exist only where they were announced.',
      es: 'Solo hay re buy y add on si se anunciaron.',
    },
  },
  'tournament.purchase-out-of-period': {
    status: 409,
    title: { en: 'Out of its period', es: 'Fuera de período' },
    detail: {
      en: '{code} goes with level {through}, as published; level {level} is in force: {cause}.',
      es: '{code} va con el nivel {through}, según lo publicado; rige el nivel {level}: {cause}.',
    },
    fix: {
      en: 'A rebuy is sold through its last level, an add-on from its opening in the pause after its level, and the Director closes it.',
      es: 'Un re buy se vende hasta su último nivel; un add on, desde su apertura en la pausa que sigue a su nivel, y lo cierra el Director.',
    },
  },
  'tournament.purchase-limit-reached': {
    status: 409,
    title: { en: 'The limit is reached', es: 'Límite alcanzado' },
    detail: {
      en: 'An entry may buy {max} of {code}.',
      es: 'Una inscripción puede comprar {max} de {code}.',
    },
    fix: { en: 'No more may be bought.', es: 'No puede comprarse más.' },
  },
  'tournament.stack-too-big': {
    status: 409,
    title: { en: 'Too many chips to rebuy', es: 'Demasiadas fichas para recomprar' },
    detail: {
      en: 'The player has {stack} chips; up to {stackMax} are allowed.',
      es: 'El jugador tiene {stack} fichas; se admiten hasta {stackMax}.',
    },
    fix: {
      en: 'The condition is part of the published structure.',
      es: 'La condición es parte de la estructura publicada.',
    },
  },
  'tournament.seat-not-taken': {
    status: 409,
    title: { en: 'The player does not sit yet', es: 'El jugador todavía no se sentó' },
    detail: {
      en: 'Entry {entryNumber} has not taken its seat, so it neither buys at the table nor busts.',
      es: 'La inscripción {entryNumber} no ocupó su asiento: no compra en la mesa ni queda eliminada.',
    },
    fix: {
      en: 'Post the seat taken first. Who never came leaves with the absent after the first level; who is barred gets the price back.',
      es: 'Registre antes el asiento ocupado. Quien no vino sale con los ausentes tras el primer nivel; a quien está impedido se le devuelve el precio.',
    },
  },
  'tournament.purchase-owed': {
    status: 409,
    title: {
      en: 'A purchase was announced and is not paid',
      es: 'Hay una compra anunciada sin pagar',
    },
    detail: {
      en: 'Entry {entryNumber} announced {codes}.',
      es: 'La inscripción {entryNumber} anunció {codes}.',
    },
    fix: {
      en: 'It cannot be cancelled: take the payment, or disqualify the entry under R123-I-51.',
      es: 'No puede cancelarse: cóbrela o descalifique la inscripción según R123-I-51.',
    },
  },
  'tournament.purchase-unknown': {
    status: 404,
    title: { en: 'No such purchase', es: 'No existe la compra' },
    detail: {
      en: 'No purchase {purchaseId} of the entry stands.',
      es: 'La inscripción no tiene vigente la compra {purchaseId}.',
    },
    fix: {
      en: 'The id is the idempotency key of the purchase.',
      es: 'El identificador es la clave de idempotencia de la compra.',
    },
  },
  'tournament.purchases-open': {
    status: 409,
    title: {
      en: 'Rebuys or add-ons are not over',
      es: 'Los re buy o add on no terminaron',
    },
    detail: { en: '{code} is not closed.', es: '{code} no está cerrado.' },
    fix: {
      en: 'Close it with the withdrawal of its unused coupons; then the pool can be fixed.',
      es: 'Ciérrelo con el retiro de los cupones no utilizados; luego puede fijarse el pozo.',
    },
  },
  'tournament.table-mismatch': {
    status: 409,
    title: { en: 'The player sits at another table', es: 'El jugador está en otra mesa' },
    detail: {
      en: 'Table {table} was sent; the player sits at {seated}.',
      es: 'Se envió la mesa {table}; el jugador está en la {seated}.',
    },
    fix: {
      en: 'The coupon goes into the box of the table where it is taken.',
      es: 'El cupón va al drop de la mesa donde se toma.',
    },
  },
  'tournament.table-unknown': {
    status: 409,
    title: { en: 'The event has no such table', es: 'El evento no tiene esa mesa' },
    detail: { en: 'Table {table}.', es: 'Mesa {table}.' },
    fix: { en: 'Send a table of the announcement.', es: 'Envíe una mesa del anuncio.' },
  },
  'tournament.body-unknown': {
    status: 409,
    title: { en: 'No such part of its vouchers', es: 'Sus vales no tienen ese talón' },
    detail: {
      en: 'The vouchers of this event have no part for {body}.',
      es: 'Los vales de este evento no tienen talón para {body}.',
    },
    fix: {
      en: 'Of a Sit & Go, count the parts of the casino and of LNSE; of a club event, none.',
      es: 'De un Sit & Go, cuente los talones del casino y de L.N.S.E.; de uno de club, ninguno.',
    },
  },
  'tournament.count-of-no-jornada': {
    status: 409,
    title: {
      en: 'Nothing was bought on that day',
      es: 'Nada se compró en esa jornada',
    },
    detail: {
      en: 'Coupons of {day} were counted; the account has purchases of {days}.',
      es: 'Se contaron cupones del {day}; la cuenta tiene compras del {days}.',
    },
    fix: {
      en: 'Send in `jornada` the day on which the coupons counted were bought.',
      es: 'Envíe en `jornada` la jornada en que se compraron los cupones contados.',
    },
  },
  'tournament.coupons-not-counted': {
    status: 409,
    title: {
      en: 'Coupons of a table are not counted',
      es: 'Faltan contar los cupones de una mesa',
    },
    detail: {
      en: 'Table {table}, jornada {jornada}: operator, LNSE and drop count their bodies.',
      es: 'Mesa {table}, jornada {jornada}: operador, L.N.S.E. y drop cuentan sus cuerpos.',
    },
    fix: {
      en: 'Post the three counts; LNSE’s is the fiscalizador’s.',
      es: 'Envíe los tres recuentos; el de L.N.S.E. es del fiscalizador.',
    },
  },
  'tournament.coupons-differ': {
    status: 409,
    title: {
      en: 'Coupons and account differ',
      es: 'Los cupones y la cuenta no coinciden',
    },
    detail: {
      en: 'Table {table}, jornada {jornada}.',
      es: 'Mesa {table}, jornada {jornada}.',
    },
    fix: {
      en: 'Count again, or record a review that explains the difference; it is printed.',
      es: 'Cuente de nuevo o registre una revisión que explique la diferencia; se imprime.',
    },
  },
  'tournament.nothing-to-review': {
    status: 409,
    title: { en: 'There is no difference', es: 'No hay diferencia' },
    detail: {
      en: 'The coupons of table {table}, jornada {jornada}, agree.',
      es: 'Los cupones de la mesa {table}, jornada {jornada}, coinciden.',
    },
    fix: { en: 'Nothing needs to be explained.', es: 'No hace falta explicar nada.' },
  },
} as const satisfies Record<string, Problem>;
