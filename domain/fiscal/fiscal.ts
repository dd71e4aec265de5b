import { Rejection } from '../errors.ts';
import type { Jornada } from '../time/jornada.ts';
import type { Circumstance, StaffRole } from '../tournament/facts.ts';
import { assertOneOf } from '../tournament/roles.ts';
import { sameContent } from '../tournament/sameContent.ts';

/** An acta of the fiscalizador, or a consent of the lottery that he brings. */
export const ACT_KINDS = ['acta', 'consent'] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** What the fiscalizador enters: the number of his acta, and what it is about. */
export type FiscalAct = {
  readonly actId: string;
  readonly kind: ActKind;
  /** Of the acta or of the note of consent. */
  readonly number: string;
  readonly tournamentId: string | null;
  readonly tableId: string | null;
  readonly text: string;
};

/** He has seen one edition of the export of the jornada, by the hash of its manifest. */
export type SignOff = {
  readonly signOffId: string;
  readonly edition: number;
  readonly manifestSha256: string;
  readonly remark: string | null;
};

type Of<Type extends string, Body> = { readonly type: Type } & Circumstance & Readonly<Body>;

export type FiscalCommand =
  | Of<'EnterAct', { of: Jornada; act: FiscalAct }>
  | Of<'VoidAct', { of: Jornada; actId: string; voidId: string; reason: string }>
  /** `standing` is the manifest of that edition; null when it is not sealed. */
  | Of<'SignOff', { of: Jornada; signOff: SignOff; standing: string | null }>;

export type FiscalFact =
  | Of<'ActEntered', { of: Jornada; act: FiscalAct }>
  | Of<'ActVoided', { of: Jornada; actId: string; voidId: string; reason: string }>
  | Of<'SignedOff', { of: Jornada; signOff: SignOff }>;

type Recorded = Pick<Circumstance, 'occurredAt'> & { readonly legajo: string };
export type EnteredAct = FiscalAct &
  Recorded & { readonly voided: { readonly voidId: string; readonly reason: string } | null };

/** What the fiscalizers entered on one jornada. */
export type FiscalDay = {
  readonly acts: readonly EnteredAct[];
  readonly signOffs: readonly (SignOff & Recorded)[];
};

export const initialState = (): FiscalDay => ({ acts: [], signOffs: [] });

const FISCALIZERS: readonly StaffRole[] = ['fiscalizador'];

/**
 * Decides what the fiscalizador enters. Repeated requests add nothing.
 *
 * @see R123-IV-11
 * @throws {Rejection} `tournament.role-not-allowed`, then as the function of the command
 */
export const decide = (command: FiscalCommand, state: FiscalDay): readonly FiscalFact[] => {
  assertOneOf(command.by, FISCALIZERS, 'R123-IV-11');
  switch (command.type) {
    case 'EnterAct':
      return enterAct(command, state);
    case 'VoidAct':
      return voidAct(command, state);
    case 'SignOff':
      return signOff(command, state);
  }
};

type CommandOf<Type extends FiscalCommand['type']> = Extract<FiscalCommand, { type: Type }>;

/** @throws {Rejection} in this order: `fiscal.act-id-reused`, `fiscal.number-repeated` */
const enterAct = (
  { type: _, act, ...rest }: CommandOf<'EnterAct'>,
  { acts }: FiscalDay,
): readonly FiscalFact[] => {
  const { actId, kind, number } = act;
  const same = acts.find((one) => one.actId === actId);
  if (same) {
    const { occurredAt: __, legajo: ___, voided: ____, ...entered } = same;
    if (sameContent(entered, act)) return [];
    throw new Rejection('fiscal.act-id-reused', undefined, { actId });
  }
  if (acts.some((one) => one.voided === null && one.kind === kind && one.number === number))
    throw new Rejection('fiscal.number-repeated', undefined, { number });
  return [{ type: 'ActEntered', act, ...rest }];
};

/** @throws {Rejection} `fiscal.act-unknown` */
const voidAct = (
  { type: _, ...rest }: CommandOf<'VoidAct'>,
  { acts }: FiscalDay,
): readonly FiscalFact[] => {
  const act = acts.find(({ actId }) => actId === rest.actId);
  if (act?.voided?.voidId === rest.voidId) return [];
  if (!act || act.voided)
    throw new Rejection('fiscal.act-unknown', undefined, { actId: rest.actId });
  return [{ type: 'ActVoided', ...rest }];
};

/**
 * What he signs off is what lies there; the same person agrees to an edition once, and again only
 * to add another remark.
 *
 * @throws {Rejection} `fiscal.manifest-differs`
 */
const signOff = (
  { type: _, signOff: asked, standing, ...rest }: CommandOf<'SignOff'>,
  { signOffs }: FiscalDay,
): readonly FiscalFact[] => {
  if (signOffs.some(({ signOffId }) => signOffId === asked.signOffId)) return [];
  const { edition, manifestSha256, remark } = asked;
  const before = signOffs.filter((one) => one.edition === edition && one.legajo === rest.by.legajo);
  const same = before.some((one) => remark === null || one.remark === remark);
  if (same && standing === manifestSha256) return [];
  if (standing !== manifestSha256)
    throw new Rejection('fiscal.manifest-differs', undefined, { edition, manifestSha256 });
  return [{ type: 'SignedOff', signOff: asked, ...rest }];
};

/** Applies one recorded fact. Never refuses: what happened, happened. */
export const evolve = (state: FiscalDay, fact: FiscalFact): FiscalDay => {
  const recorded = { occurredAt: fact.occurredAt, legajo: fact.by.legajo };
  switch (fact.type) {
    case 'ActEntered':
      return { ...state, acts: [...state.acts, { ...fact.act, ...recorded, voided: null }] };
    case 'ActVoided': {
      const { actId, voidId, reason } = fact;
      const voided = { voidId, reason };
      return {
        ...state,
        acts: state.acts.map((one) => (one.actId === actId ? { ...one, voided } : one)),
      };
    }
    case 'SignedOff':
      return { ...state, signOffs: [...state.signOffs, { ...fact.signOff, ...recorded }] };
  }
};
