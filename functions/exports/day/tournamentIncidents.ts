import { cite } from '../../../domain/regulation/norms.ts';
import { findSituation } from '../../../domain/rulings/catalogue.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import { entryIn } from '../../../domain/tournament/entryBook.ts';
import type { FactOf, TournamentFact } from '../../../domain/tournament/facts.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import type { DayIncident } from '../../../reports/papers/ijInput.ts';

type Entries = AnnouncedTournament['entries'];

/**
 * What departs from the ordinary course of a tournament, of one jornada: money given back, papers
 * printed again, levels changed or cut short, penalties, exits undone. Entries by number, never by name.
 */
export const incidentsOf = (
  { terms, entries }: AnnouncedTournament,
  facts: readonly TournamentFact[],
  jornada: Jornada,
): DayIncident[] =>
  facts
    .filter((fact) => fact.jornada === jornada)
    .flatMap((fact) => {
      const told = tell(fact, entries);
      if (told === null) return [];
      const [what, detail] = told;
      const { occurredAt: at, by } = fact;
      return [{ at, where: terms.eventNumber, what, detail, legajo: by.legajo }];
    });

type Told = readonly [what: string, detail: string] | null;

const tell = (fact: TournamentFact, entries: Entries): Told => {
  const entry = (entryId: string) =>
    `Inscripción ${entryIn(entries, entryId)?.sale?.entryNumber ?? 'sin vender'}`;
  switch (fact.type) {
    case 'EntryRefunded':
      return fact.reason === undefined
        ? ['Devolución', entry(fact.entryId)]
        : ['Devolución por otro medio', `${entry(fact.entryId)}. ${fact.reason}`];
    case 'SaleVoided':
      return ['Venta anulada', `${entry(fact.entryId)}. ${fact.reason}`];
    case 'VoucherReprinted':
      return ['Segunda impresión de vale', `${entry(fact.entryId)}. ${fact.reason}`];
    case 'PenaltyImposed':
      return ['Sanción', penalty(fact, entry)];
    case 'EntryWithdrawn':
      return ['Retiro', `${entry(fact.entryId)}, mano ${fact.hand}`];
    case 'AbsentRemoved': {
      const who = fact.out.map(({ entryId }) => entry(entryId)).join(', ');
      return ['Pilas de ausentes retiradas', `${who}, mano ${fact.hand}`];
    }
    case 'HoldRevoked':
      return ['Reserva de pila revocada', `${entry(fact.entryId)}. ${fact.reason}`];
    case 'BagVoided':
      return ['Bolsa de fichas anulada', `${entry(fact.entryId)}. ${fact.reason}`];
    case 'BagReleased':
      return fact.presented
        ? null
        : ['Bolsa entregada sin comprobante', `${entry(fact.entryId)}, ${fact.total} fichas`];
    case 'PlayDayClosed':
      return fact.explanation === null
        ? null
        : ['Diferencia de fichas al cierre', `${fact.total - fact.inPlay}. ${fact.explanation}`];
    case 'LastPositionGiven':
      return ['Última ubicación por no informar', `${entry(fact.entryId)}. ${fact.reason}`];
    case 'PlayerTimeLimited':
      return ['Tiempo reducido', `${entry(fact.entryId)}, ${fact.seconds} s. ${fact.reason}`];
    case 'ActionStopped':
      return [
        'Acción detenida',
        `Mesa ${fact.table}, mano ${fact.hand}. ${titleOf(fact.situation.code)}`,
      ];
    case 'LateStackSet':
      return ['Pila fijada por el Director', `${entry(fact.entryId)}. ${fact.reason}`];
    case 'EntriesDisqualified':
      return ['Descalificación', disqualification(fact, entry)];
    case 'EntriesEliminated':
      return fact.reportedLate === null
        ? null
        : ['Eliminación informada tarde', `Mano ${fact.hand}. ${fact.reportedLate}`];
    case 'ExitUndone':
      return [fact.late ? 'Salida deshecha, hecho tardío' : 'Salida deshecha', fact.reason];
    case 'PrizePaymentReversed':
      return ['Pago de premio revertido', `${entry(fact.entryId)}. ${fact.reason}`];
    default:
      return tellMoney(fact, entry) ?? tellPenalty(fact, entry) ?? tellLevels(fact);
  }
};

/** What the Direction changed of the levels, and why (R123-II-47). */
const tellLevels = (fact: TournamentFact): Told => {
  switch (fact.type) {
    case 'LevelAnnounced':
      return fact.reason === undefined
        ? null
        : ['Nivel anticipado', `Nivel ${fact.level}. ${fact.reason}`];
    case 'AddOnsOpened':
      return fact.reason === undefined ? null : ['Pausa anticipada', fact.reason];
    case 'LevelsChanged':
      return ['Niveles modificados', fact.reason];
    default:
      return null;
  }
};

const titleOf = (code: string): string => findSituation(code)?.es ?? code;

type NameOf = (entryId: string) => string;

/** Purchases, coupons and the consents of the lottery. */
const tellMoney = (fact: TournamentFact, entry: NameOf): Told => {
  switch (fact.type) {
    case 'PurchasePaid':
      return fact.reportedLate === undefined
        ? null
        : ['Compra informada tarde', `${entry(fact.entryId)}, ${fact.code}. ${fact.reportedLate}`];
    case 'PurchaseVoided':
      return ['Compra anulada', `${entry(fact.entryId)}. ${fact.reason}`];
    case 'PurchasesClosed': {
      const { withdrawn, code, witness, reason } = fact;
      const why = reason === undefined ? '' : `. ${reason}`;
      return ['Cupones no utilizados retirados', `${withdrawn} ${code}, ${witness}${why}`];
    }
    case 'DifferencesReviewed':
      return ['Diferencia de cupones revisada', `Mesa ${fact.table}. ${fact.explanation}`];
    case 'EventCancelled':
      return ['Evento cancelado', `${fact.reason} (${fact.consent})`];
    case 'EventSuspended':
      return ['Evento suspendido', `${fact.reason} (${fact.consent})`];
    case 'EventEnded':
      return ['Evento finalizado antes de tiempo', `${fact.reason} (${fact.consent})`];
    case 'EntryBarred': {
      const due = fact.due === 'refund' ? 'devolución' : 'retiro';
      return ['Inscripción inhabilitada', `${entry(fact.entryId)}, corresponde ${due}`];
    }
    case 'EventModified':
      return ['Evento modificado', `${fact.reason} (${fact.consent})`];
    default:
      return null;
  }
};

const tellPenalty = (fact: TournamentFact, entry: NameOf): Told => {
  switch (fact.type) {
    case 'PenaltyImposed': {
      const cited = fact.infractions.map(cite).join('; ');
      return [penaltyText(fact.hands), `${entry(fact.entryId)}. ${fact.description} (${cited})`];
    }
    case 'PenaltyAnnulled':
      return ['Penalidad anulada', fact.reason];
    case 'PenaltyAppealed':
      return [`Penalidad apelada: ${APPEALS[fact.outcome]}`, fact.reason];
    default:
      return null;
  }
};

const APPEALS = { confirmed: 'confirmada', modified: 'modificada', revoked: 'revocada' } as const;

const penaltyText = (hands: number): string =>
  hands === 0 ? 'Advertencia' : `Suspensión, ${hands} ${hands === 1 ? 'mano' : 'manos'}`;

const disqualification = (
  { out, hand, reason, norm }: FactOf<'EntriesDisqualified'>,
  entry: (entryId: string) => string,
): string => {
  const who = out.map(({ entryId }) => entry(entryId)).join(', ');
  return `${who}, mano ${hand}. ${reason} (${cite(norm)})`;
};

const penalty = (
  { entryId, hands, until, infractions }: FactOf<'PenaltyImposed'>,
  entry: (entryId: string) => string,
): string => {
  const suspended = until ? 'suspensión por tiempo' : `suspensión de ${hands} manos`;
  const what = hands === 0 && !until ? 'apercibimiento verbal' : suspended;
  return `${entry(entryId)}, ${what} (${infractions.map(cite).join('; ')})`;
};
