import type { RegistryRejection } from '../../../domain/registry/rejections.ts';
import type { Problem } from './problem.ts';

/** Why the registry refuses, in words. Texts name fields, never what a person wrote in them. */
export const REGISTRY_PROBLEMS: Record<RegistryRejection, Problem> = {
  'registry.staff-unknown': {
    status: 409,
    title: { en: 'Nobody on the staff has that legajo', es: 'Nadie del personal tiene ese legajo' },
    detail: {
      en: 'Legajo {legajo} has no appointment in force on that day.',
      es: 'El legajo {legajo} no tiene una designación vigente en ese día.',
    },
    fix: {
      en: 'Appoint the person, or send the legajo of somebody appointed on that day.',
      es: 'Designe a la persona o envíe el legajo de alguien designado en ese día.',
    },
  },
  'registry.text-missing': {
    status: 409,
    title: { en: 'A text is empty', es: 'Falta un texto' },
    detail: { en: 'The field {field} is empty.', es: 'El campo {field} está vacío.' },
    fix: { en: 'Fill it in.', es: 'Complételo.' },
  },
  'registry.period-inverted': {
    status: 409,
    title: { en: 'The last day is before the first', es: 'El último día es anterior al primero' },
    detail: { en: 'From {from} until {until}.', es: 'Desde {from} hasta {until}.' },
    fix: {
      en: 'Both days are included; leave until null while there is no end.',
      es: 'Ambos días están incluidos; deje until en null mientras no haya fin.',
    },
  },
  'registry.period-overlaps': {
    status: 409,
    title: { en: 'The period overlaps another', es: 'El período se superpone con otro' },
    detail: { en: 'It overlaps {with}.', es: 'Se superpone con {with}.' },
    fix: {
      en: 'End the other the day before by registering it again with its last day.',
      es: 'Termine el otro el día anterior: regístrelo de nuevo con su último día.',
    },
  },
  'registry.change-hour-out-of-range': {
    status: 409,
    title: {
      en: 'The gaming day cannot change at that hour',
      es: 'La jornada no puede cambiar a esa hora',
    },
    detail: {
      en: 'The hour is {hour}; it goes from 0 to {max}.',
      es: 'La hora es {hour}; va de 0 a {max}.',
    },
    fix: {
      en: 'Send an hour of that range in jornadaChangeHour.',
      es: 'Envíe en jornadaChangeHour una hora de ese rango.',
    },
  },
  'registry.export-hour-out-of-range': {
    status: 409,
    title: { en: 'Nothing can be exported at that hour', es: 'No se puede exportar a esa hora' },
    detail: {
      en: 'The hour is {hour}; it goes from 0 to {max}.',
      es: 'La hora es {hour}; va de 0 a {max}.',
    },
    fix: {
      en: 'Send an hour of that range.',
      es: 'Envíe una hora de ese rango.',
    },
  },
  'registry.desk-invalid': {
    status: 409,
    title: {
      en: 'The point of issue is not valid',
      es: 'El punto de emisión no es válido',
    },
    detail: {
      en: 'Point {desk} is listed twice or is not a whole number from 1 to {max}.',
      es: 'El punto {desk} está repetido o no es un número entero de 1 a {max}.',
    },
    fix: {
      en: 'Give each desk a point of issue of its own in that range.',
      es: 'Dé a cada puesto un punto de emisión propio de ese rango.',
    },
  },
  'registry.venue-repeated': {
    status: 409,
    title: { en: 'A venue is listed twice', es: 'Una sala está repetida' },
    detail: { en: 'Venue {venue}.', es: 'Sala {venue}.' },
    fix: {
      en: 'List each venue once.',
      es: 'Indique cada sala una vez.',
    },
  },
  'registry.band-inverted': {
    status: 409,
    title: { en: 'The price band is not valid', es: 'La banda de precios no es válida' },
    detail: {
      en: 'It goes from {min} to {max} centavos.',
      es: 'Va de {min} a {max} centavos.',
    },
    fix: {
      en: 'The lower price is above zero and not above the upper one.',
      es: 'El precio menor es mayor que cero y no supera al mayor.',
    },
  },
  'registry.citation-missing': {
    status: 409,
    title: { en: 'The approving act is missing', es: 'Falta el acto que lo aprueba' },
    detail: {
      en: 'The act that it rests on is empty.',
      es: 'Falta indicar el acto en que se funda.',
    },
    fix: {
      en: 'Name the resolution, decree or note that it rests on; papers print it.',
      es: 'Indique la resolución, el decreto o la nota que lo respalda; se imprime en los papeles.',
    },
  },
  'registry.regime-of-the-law': {
    status: 409,
    title: {
      en: 'That regime belongs to the law',
      es: 'Ese régimen es de la ley',
    },
    detail: {
      en: '{id} is a regime of the law: neither its id nor days of which it says every share.',
      es: '{id} es un régimen de la ley: ni su id ni días de los que fija todas las partes.',
    },
    fix: {
      en: 'Register your regime under another id, for days that the law leaves open.',
      es: 'Registre su régimen con otro id, para días que la ley deja abiertos.',
    },
  },
  'registry.shares-not-whole': {
    status: 409,
    title: {
      en: 'The shares do not add up to the whole benefit',
      es: 'Las partes no suman el beneficio total',
    },
    detail: {
      en: 'Shares and balance add up to {total} basis points instead of 10000.',
      es: 'Las partes y el saldo suman {total} puntos básicos en lugar de 10000.',
    },
    fix: {
      en: 'Correct the shares or the balance so that they add up to 10000.',
      es: 'Corrija las partes o el saldo para que sumen 10000.',
    },
  },
  'registry.beneficiary-repeated': {
    status: 409,
    title: { en: 'A beneficiary is listed twice', es: 'Un beneficiario está repetido' },
    detail: { en: 'Beneficiary {beneficiary}.', es: 'Beneficiario {beneficiary}.' },
    fix: {
      en: 'List each beneficiary once, with its whole share.',
      es: 'Indique cada beneficiario una vez, con toda su parte.',
    },
  },
  'registry.confirmation-missing': {
    status: 409,
    title: {
      en: 'An incomplete regime needs a confirmation',
      es: 'Un régimen incompleto necesita confirmación',
    },
    detail: {
      en: 'The regime is incomplete, and what it lacks or its confirmation is missing.',
      es: 'El régimen está incompleto y falta decir qué le falta o confirmarlo.',
    },
    fix: {
      en: 'Say in missing what the regime lacks and send confirmed: true; papers print both.',
      es: 'Indique en missing qué le falta y envíe confirmed: true; se imprime en los papeles.',
    },
  },
  'registry.form-incomplete': {
    status: 409,
    title: {
      en: 'The registration form is incomplete',
      es: 'La ficha de inscripción está incompleta',
    },
    detail: { en: 'The field {field} is missing.', es: 'Falta el campo {field}.' },
    fix: {
      en: 'Names, surnames, date of birth and document are mandatory.',
      es: 'Nombres, apellidos, fecha de nacimiento y documento son obligatorios.',
    },
  },
  'registry.birth-date-invalid': {
    status: 409,
    title: {
      en: 'The date of birth is not valid',
      es: 'La fecha de nacimiento no es válida',
    },
    detail: {
      en: 'It does not exist, lies ahead, or makes a person of more than 122 years.',
      es: 'No existe, es futura o corresponde a una persona de más de 122 años.',
    },
    fix: {
      en: 'Write it as YYYY-MM-DD: a day that exists, not after today, of somebody who may be alive.',
      es: 'Escríbala como AAAA-MM-DD: un día que exista, no posterior a hoy, de quien pueda estar vivo.',
    },
  },
  'registry.retention-running': {
    status: 409,
    title: {
      en: 'The data must still be kept',
      es: 'Los datos todavía deben conservarse',
    },
    detail: { en: 'They are kept until {keptUntil}.', es: 'Se conservan hasta el {keptUntil}.' },
    fix: {
      en: 'Erase them after that day; until then they can be corrected.',
      es: 'Suprímalos después de ese día; hasta entonces pueden rectificarse.',
    },
  },
  'registry.document-invalid': {
    status: 409,
    title: {
      en: 'The number does not fit the kind of document',
      es: 'El número no corresponde al tipo de documento',
    },
    detail: {
      en: 'The number of a {kind} has {min} to {max} characters of {characters}; the one sent has {length}, without separators nor leading zeros of a plain number.',
      es: 'El número de un {kind} tiene de {min} a {max} caracteres de {characters}; el enviado tiene {length}, sin separadores ni ceros a la izquierda de un número simple.',
    },
    fix: {
      en: 'A DNI has 7 or 8 digits; LE and LC 5 to 7; CI 4 to 8; a passport 5 to 12 letters and digits.',
      es: 'Un DNI tiene 7 u 8 dígitos; LE y LC, de 5 a 7; CI, de 4 a 8; un pasaporte, de 5 a 12 letras y dígitos.',
    },
  },
};
