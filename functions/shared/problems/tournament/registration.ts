import type { Problem } from '../problem.ts';

/** Why a form, a sale or its return is refused, in words. Amounts are centavos. */
export const REGISTRATION_PROBLEMS = {
  'tournament.entry-id-reused': {
    status: 422,
    title: { en: 'The entry id belongs to another form', es: 'El identificador es de otra ficha' },
    detail: { en: 'The id {entryId} is taken.', es: 'El identificador {entryId} ya está usado.' },
    fix: { en: 'Use a new key for a new form.', es: 'Use una clave nueva para una ficha nueva.' },
  },
  'tournament.entry-unknown': {
    status: 404,
    title: { en: 'No such entry', es: 'No existe la inscripción' },
    detail: {
      en: 'The tournament has no entry {entryId}.',
      es: 'El torneo no tiene la inscripción {entryId}.',
    },
    fix: {
      en: 'Check the id; it is the key of the form.',
      es: 'Revise el identificador; es la clave de la ficha.',
    },
  },
  'tournament.registration-not-open': {
    status: 409,
    title: { en: 'The sale is not open yet', es: 'La venta todavía no abrió' },
    detail: {
      en: 'The published sale opens at {opensAt}.',
      es: 'La venta publicada abre el {opensAt}.',
    },
    fix: {
      en: 'Take the form from then on; an earlier opening is another announcement.',
      es: 'Tome la ficha desde ese momento; una apertura anterior es otro anuncio.',
    },
  },
  'tournament.registration-closed': {
    status: 409,
    title: { en: 'Registration is closed', es: 'La inscripción está cerrada' },
    detail: {
      en: 'No entry is sold at that moment.',
      es: 'En ese momento no se venden inscripciones.',
    },
    fix: {
      en: 'Enter another event; the Director may extend registration while the quota has places.',
      es: 'Inscríbase en otro evento; el Director puede extender la inscripción mientras el cupo tenga lugares.',
    },
  },
  'tournament.person-withdrawn': {
    status: 409,
    title: { en: 'Who withdrew may not enter again', es: 'Quien se retiró no puede reingresar' },
    detail: {
      en: 'The person withdrew from this event.',
      es: 'La persona se retiró de este evento.',
    },
    fix: {
      en: 'Nothing: the article leaves no exception.',
      es: 'Nada: el artículo no deja excepción.',
    },
  },
  'tournament.declaration-missing': {
    status: 409,
    title: { en: 'The sworn statement is missing', es: 'Falta la declaración jurada' },
    detail: {
      en: 'The form does not say that he is of age, not excluded and no relative.',
      es: 'La ficha no declara mayoría de edad, exclusión ni parentesco.',
    },
    fix: {
      en: 'The player signs that none of the bars applies.',
      es: 'El jugador firma que no lo alcanza ningún impedimento.',
    },
  },
  'tournament.rules-not-accepted': {
    status: 409,
    title: { en: 'The rules were not accepted', es: 'No se aceptó el reglamento' },
    detail: {
      en: 'The form does not say that he accepts the rules.',
      es: 'La ficha no dice que acepta el reglamento.',
    },
    fix: {
      en: 'The player accepts the rules on the form.',
      es: 'El jugador acepta el reglamento en la ficha.',
    },
  },
  'tournament.image-consent-missing': {
    status: 409,
    title: {
      en: 'The assignment of image rights was not accepted',
      es: 'No se aceptó la cesión de imagen',
    },
    detail: {
      en: 'The form does not assign the rights to the image.',
      es: 'La ficha no cede los derechos de imagen.',
    },
    fix: {
      en: 'The player accepts the clause on the form; without it the entry cannot be paid.',
      es: 'El jugador acepta la cláusula en la ficha; sin ella la inscripción no se puede pagar.',
    },
  },
  'tournament.document-not-allowed': {
    status: 409,
    title: {
      en: 'This kind of document is not accepted',
      es: 'Este tipo de documento no se acepta',
    },
    detail: {
      en: 'A document of kind {documentKind} is for the Director to admit.',
      es: 'Un documento de tipo {documentKind} solo lo admite el Director.',
    },
    fix: {
      en: 'Show DNI, CI, LE, LC or passport, or ask the Director.',
      es: 'Presente DNI, CI, LE, LC o pasaporte, o consulte al Director.',
    },
  },
  'tournament.document-mismatch': {
    status: 409,
    title: { en: 'The document is not the registered one', es: 'El documento no es el registrado' },
    detail: {
      en: 'The document shown is another.',
      es: 'El documento exhibido es otro.',
    },
    fix: { en: 'Ask for the document of the form.', es: 'Pida el documento de la ficha.' },
  },
  'tournament.person-underage': {
    status: 409,
    title: { en: 'Under age', es: 'Menor de edad' },
    detail: {
      en: 'Players must be {age} on the day.',
      es: 'Los jugadores deben tener {age} años ese día.',
    },
    fix: {
      en: 'Nothing: the article leaves no exception.',
      es: 'Nada: el artículo no deja excepción.',
    },
  },
  'tournament.person-barred': {
    status: 409,
    title: { en: 'The person may not take part', es: 'La persona no puede participar' },
    detail: {
      en: 'The person is in a list of those who may not take part: {group}.',
      es: 'La persona figura en una lista de quienes no pueden participar: {group}.',
    },
    fix: {
      en: 'Sell nothing more to the person. The barred entries say what is due: a price paid goes back while no chips were handed over; who has played is removed by the Director.',
      es: 'No le venda nada más. La lista de impedidos dice qué corresponde: si no se entregaron fichas se devuelve el precio; a quien ya jugó lo retira el Director.',
    },
  },
  'tournament.entry-limit-reached': {
    status: 409,
    title: {
      en: 'The person has all the entries allowed',
      es: 'La persona ya tiene todas las inscripciones permitidas',
    },
    detail: {
      en: 'The event allows {entriesPerPersonMax} for each person.',
      es: 'El evento permite {entriesPerPersonMax} por persona.',
    },
    fix: { en: 'Nothing: the cap was published.', es: 'Nada: el tope fue publicado.' },
  },
  'tournament.live-entry-exists': {
    status: 409,
    title: { en: 'The person has a live entry', es: 'La persona tiene una inscripción en juego' },
    detail: {
      en: 'The person has an entry that is still in.',
      es: 'La persona tiene una inscripción todavía en juego.',
    },
    fix: { en: 'One entry at a time.', es: 'Una inscripción por vez.' },
  },
  'tournament.entry-not-transferable': {
    status: 409,
    title: { en: 'Entries are not transferable', es: 'Las inscripciones son intransferibles' },
    detail: {
      en: 'Entry {entryId} belongs to somebody else.',
      es: 'La inscripción {entryId} es de otra persona.',
    },
    fix: {
      en: 'Only the holder pays for it and sits down with it.',
      es: 'Solo el titular la paga y se sienta con ella.',
    },
  },
  'tournament.quota-full': {
    status: 409,
    title: { en: 'The quota is full', es: 'El cupo está completo' },
    detail: { en: 'All {quota} places are paid.', es: 'Los {quota} lugares están pagados.' },
    fix: {
      en: 'Wait for a refund, or enter another event.',
      es: 'Espere una devolución, o inscríbase en otro evento.',
    },
  },
  'tournament.payment-not-full': {
    status: 409,
    title: { en: 'Only the full price is taken', es: 'Solo se cobra el precio completo' },
    detail: {
      en: 'The price is {price} centavos; {tendered} were tendered.',
      es: 'El precio es {price} centavos; se ofrecieron {tendered}.',
    },
    fix: { en: 'Take the exact price.', es: 'Cobre el precio exacto.' },
  },
  'tournament.entry-already-paid': {
    status: 409,
    title: { en: 'The entry is paid already', es: 'La inscripción ya está pagada' },
    detail: {
      en: 'It is entry number {entryNumber}.',
      es: 'Es la inscripción número {entryNumber}.',
    },
    fix: {
      en: 'Give the player the voucher that was issued, or reprint it.',
      es: 'Entregue el vale emitido, o reimprímalo.',
    },
  },
  'tournament.entry-not-paid': {
    status: 409,
    title: { en: 'The entry is not paid', es: 'La inscripción no está pagada' },
    detail: {
      en: 'Entry {entryId} holds no place.',
      es: 'La inscripción {entryId} no ocupa lugar.',
    },
    fix: { en: 'Take the payment first.', es: 'Cobre primero.' },
  },
  'tournament.entry-returned': {
    status: 409,
    title: { en: 'The entry was returned', es: 'La inscripción fue devuelta' },
    detail: {
      en: 'The sale of entry {entryId} was refunded or voided.',
      es: 'La venta de la inscripción {entryId} fue devuelta o anulada.',
    },
    fix: {
      en: 'Take a new form for a new entry.',
      es: 'Tome una ficha nueva para una inscripción nueva.',
    },
  },
  'tournament.voucher-used': {
    status: 409,
    title: { en: 'The voucher was used', es: 'El vale ya fue usado' },
    detail: {
      en: 'The voucher of entry {entryNumber} was taken at the table.',
      es: 'El vale de la inscripción {entryNumber} se tomó en la mesa.',
    },
    fix: {
      en: 'A voucher seats one player once; from then on its price does not go back.',
      es: 'Un vale sienta a un jugador una sola vez; desde entonces su precio no se devuelve.',
    },
  },
} as const satisfies Record<string, Problem>;
