import type { PaperKind } from '../../reports/model/kinds.ts';
import type { Caller, Station } from '../shared/caller.ts';
import type { Scope } from '../shared/scopes.ts';
import type { PaperRecord } from './paperRecord.ts';

/** What a player brings to a desk or to a table. */
const OF_PLAYERS: readonly PaperKind[] = ['FI', 'CA', 'TC', 'TP'];

/** What is filled in or handed over at a table. */
const OF_TABLES: readonly PaperKind[] = ['CC', 'CR', 'CF'];

/**
 * Which papers a role may read. Accounting and fiscalizers read all of the operator; the others the
 * papers of their own work, and in lists they name the desk or the event they ask for.
 */
const READS: Readonly<Partial<Record<Scope, 'all' | readonly PaperKind[]>>> = {
  'tapete/accounting': 'all',
  'tapete/fiscal': 'all',
  'tapete/director': 'all',
  'tapete/supervisor': 'all',
  'tapete/cage': ['VC', 'CL', 'RP', 'RF', 'DF', 'CT', ...OF_PLAYERS],
  'tapete/floor': ['VC', 'CL', 'AS', 'RF', 'DF', 'CT', 'PM', ...OF_TABLES, ...OF_PLAYERS],
};

/**
 * What binds a role to the one place of its token, if it names one: a cash desk to its own papers
 * (to those of no desk and to the receipts that players hand in too), the room to its event, the floor to its table too.
 */
const IS_OWN: Readonly<Partial<Record<Scope, (paper: Subject, at: Station) => boolean>>> = {
  'tapete/cage': ({ kind, desk }, at) => kind === 'CL' || desk === null || within(at.desk, desk),
  'tapete/director': ({ tournamentId }, at) => within(at.event, tournamentId),
  'tapete/supervisor': ({ tournamentId }, at) => within(at.event, tournamentId),
  'tapete/floor': ({ tournamentId, table }, at) =>
    within(at.event, tournamentId) && (table === null || within(at.table, table)),
};

type Subject = Pick<PaperRecord, 'kind' | 'desk' | 'tournamentId' | 'table'>;

const within = <Place>(own: Place | null, place: Place | null): boolean =>
  own === null || own === place;

/** Roles that read a whole operator without naming an event or a desk. */
const EVERYWHERE: readonly Scope[] = ['tapete/accounting', 'tapete/fiscal'];

export const DOCUMENT_SCOPES = Object.keys(READS) as readonly Scope[];

export const mayRead = (caller: Pick<Caller, 'scopes' | keyof Station>, paper: Subject): boolean =>
  caller.scopes.some((scope) => {
    const reads = READS[scope];
    if (reads !== 'all' && !reads?.includes(paper.kind)) return false;
    return IS_OWN[scope]?.(paper, caller) ?? true;
  });

/** The roles that read a kind of paper at all. */
export const readersOf = (kind: PaperKind): Scope[] =>
  DOCUMENT_SCOPES.filter((scope) => {
    const reads = READS[scope];
    return reads === 'all' || reads?.includes(kind);
  });

export const mayListAll = (scopes: readonly Scope[]): boolean =>
  EVERYWHERE.some((scope) => scopes.includes(scope));
