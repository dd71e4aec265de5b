import type { PaperKind } from '../../reports/model/kinds.ts';
import type { Caller } from '../shared/caller.ts';
import type { Scope } from '../shared/scopes.ts';
import type { PaperRecord } from './paperRecord.ts';

/**
 * Which papers a role may read. Accounting and fiscalizers read all of the operator; the others the
 * papers of their own work, and in lists they name the desk or the event they ask for. A cash desk
 * whose token says which one it is reads its own papers only.
 */
const READS: Readonly<Partial<Record<Scope, 'all' | readonly PaperKind[]>>> = {
  'tapete/accounting': 'all',
  'tapete/fiscal': 'all',
  'tapete/director': 'all',
  'tapete/supervisor': 'all',
  'tapete/cage': ['VC', 'CL', 'RP'],
  'tapete/floor': ['VC', 'CL', 'AS'],
};

/** Roles that read a whole operator without naming an event or a desk. */
const EVERYWHERE: readonly Scope[] = ['tapete/accounting', 'tapete/fiscal'];

export const DOCUMENT_SCOPES = Object.keys(READS) as readonly Scope[];

export const mayRead = (
  { scopes, desk: own }: Pick<Caller, 'scopes' | 'desk'>,
  { kind, desk }: Pick<PaperRecord, 'kind' | 'desk'>,
): boolean =>
  scopes.some((scope) => {
    const reads = READS[scope];
    if (reads === 'all') return true;
    const isOwn = scope !== 'tapete/cage' || own === null || kind === 'CL' || desk === own;
    return isOwn && reads?.includes(kind) === true;
  });

export const mayListAll = (scopes: readonly Scope[]): boolean =>
  EVERYWHERE.some((scope) => scopes.includes(scope));
