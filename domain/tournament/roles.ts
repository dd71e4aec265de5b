import { Rejection } from '../errors.ts';
import type { NormId } from '../regulation/norms.ts';
import type { TournamentCommand } from './commands.ts';
import { STAFF_ROLES, type StaffMember, type StaffRole } from './facts.ts';

type Permission = { readonly roles: readonly StaffRole[]; readonly norm: NormId };

const DIRECTOR: readonly StaffRole[] = ['director'];
/** "Dirección del Torneo" is the Director and the Supervisors (R123-III-5). */
const DIRECCION: readonly StaffRole[] = ['director', 'supervisor'];
const AT_THE_TABLE: readonly StaffRole[] = [...DIRECCION, 'dealer'];
const CASHIER: readonly StaffRole[] = ['cashier'];

/** Who may do what: what the text gives to "el Director" is his alone (R123-III-2). */
export const PERMISSIONS: Readonly<Record<TournamentCommand['type'], Permission>> = {
  AnnounceTournament: { roles: DIRECTOR, norm: 'R123-III-2' },
  TakeEntryForm: { roles: [...DIRECCION, 'cashier', 'control-desk'], norm: 'R123-IV-1' },
  PayEntry: { roles: CASHIER, norm: 'R123-I-31' },
  RefundEntry: { roles: CASHIER, norm: 'R123-IV-1.4' },
  VoidSale: { roles: [...DIRECCION, 'cashier', 'head-cashier'], norm: 'R123-IV-1.4' },
  ReprintVoucher: { roles: [...DIRECCION, 'cashier'], norm: 'R123-IV-1.2' },
  AccreditEntry: { roles: [...DIRECCION, 'control-desk', 'cashier'], norm: 'R123-IV-2' },
  JoinWaitingList: { roles: [...DIRECCION, 'cashier', 'control-desk'], norm: 'R123-I-1.8' },
  LeaveWaitingList: { roles: [...DIRECCION, 'cashier', 'control-desk'], norm: 'R123-I-1.8' },
  ExtendRegistration: { roles: DIRECTOR, norm: 'R123-I-34' },
  DeclarePurchase: { roles: [...AT_THE_TABLE, 'cashier'], norm: 'R123-I-51' },
  PayPurchase: { roles: [...DIRECCION, ...CASHIER], norm: 'R123-IV-4' },
  VoidPurchase: { roles: DIRECCION, norm: 'R123-IV-4' },
  CancelEvent: { roles: DIRECTOR, norm: 'R123-I-6' },
  SuspendEvent: { roles: DIRECTOR, norm: 'R123-I-6' },
  EndEvent: { roles: DIRECTOR, norm: 'R123-I-6' },
  ResumeEvent: { roles: DIRECTOR, norm: 'R123-I-6' },
  ModifyEvent: { roles: DIRECTOR, norm: 'R123-I-6' },
  CountCoupons: {
    roles: [...DIRECCION, 'cashier', 'head-cashier', 'fiscalizador'],
    norm: 'R123-IV-3.p3',
  },
  ReviewDifferences: { roles: DIRECTOR, norm: 'R123-IV-3.p3' },
  OpenAddOns: { roles: DIRECCION, norm: 'R123-I-49' },
  ClosePurchases: { roles: DIRECTOR, norm: 'R123-IV-4.p7' },
  DrawSeats: { roles: [...DIRECCION, 'control-desk'], norm: 'R123-I-11' },
  RedrawSeats: { roles: [...DIRECCION, 'control-desk'], norm: 'R123-I-11' },
  MoveEntries: { roles: [...DIRECCION, 'control-desk'], norm: 'R123-I-90' },
  ChangeBreakOrder: { roles: DIRECCION, norm: 'R123-I-92' },
  SetHandForHand: { roles: DIRECTOR, norm: 'R123-I-18' },
  ReleaseRound: { roles: DIRECTOR, norm: 'R123-I-19' },
  ReportRound: { roles: AT_THE_TABLE, norm: 'R123-I-20' },
  PauseClock: { roles: DIRECCION, norm: 'R123-II-44' },
  ResumeClock: { roles: DIRECCION, norm: 'R123-II-44' },
  ChangeLevels: { roles: DIRECCION, norm: 'R123-II-47' },
  AnnounceChange: { roles: DIRECTOR, norm: 'R123-III-2.p5' },
  ImposePenalty: { roles: DIRECCION, norm: 'R123-II-41' },
  CountSuspendedHands: { roles: AT_THE_TABLE, norm: 'R123-II-41.b2' },
  EndSuspension: { roles: DIRECTOR, norm: 'R123-II-41.b2' },
  AnnulPenalty: { roles: DIRECCION, norm: 'R123-III-2.p7' },
  AppealPenalty: { roles: DIRECTOR, norm: 'R123-III-3.p4' },
  AuthoriseItem: { roles: DIRECCION, norm: 'R123-I-82' },
  RuleItem: { roles: DIRECTOR, norm: 'R123-I-82' },
  OpenClaim: { roles: AT_THE_TABLE, norm: 'R123-I-86' },
  CheckTable: { roles: AT_THE_TABLE, norm: 'R123-II-19' },
  ChangeDeck: { roles: AT_THE_TABLE, norm: 'R123-II-20' },
  CallDeck: { roles: AT_THE_TABLE, norm: 'R123-II-20' },
  LimitTime: { roles: DIRECCION, norm: 'R123-II-70' },
  CallClock: { roles: AT_THE_TABLE, norm: 'R123-II-68' },
  StopClock: { roles: AT_THE_TABLE, norm: 'R123-II-68' },
  StopAction: { roles: AT_THE_TABLE, norm: 'R123-II-63.A' },
  ResumeAction: { roles: AT_THE_TABLE, norm: 'R123-II-63.A' },
  GiveLastPosition: { roles: DIRECTOR, norm: 'R123-I-58' },
  SetStreetControl: { roles: DIRECCION, norm: 'R123-I-21' },
  ReportStreet: { roles: AT_THE_TABLE, norm: 'R123-I-21' },
  ReleaseStreet: { roles: DIRECCION, norm: 'R123-I-21' },
  OpenHand: { roles: AT_THE_TABLE, norm: 'R123-II-46' },
  RecordHand: { roles: AT_THE_TABLE, norm: 'R123-II-46' },
  VoidHand: { roles: DIRECCION, norm: 'R123-III-3' },
  LogContact: { roles: [...DIRECCION, 'control-desk'], norm: 'R123-I-37' },
  HoldStack: { roles: [...DIRECCION, 'control-desk'], norm: 'R123-I-40' },
  RevokeHold: { roles: DIRECTOR, norm: 'R123-I-40' },
  RemoveAbsent: { roles: DIRECCION, norm: 'R123-I-39' },
  PlaceStacks: { roles: DIRECTOR, norm: 'R123-II-5' },
  RemovePlacedStacks: { roles: DIRECTOR, norm: 'R123-I-44' },
  CountChips: { roles: [...AT_THE_TABLE, 'control-desk'], norm: 'R123-IV-7.1' },
  ColorUp: { roles: AT_THE_TABLE, norm: 'R123-II-12' },
  BagChips: { roles: AT_THE_TABLE, norm: 'R123-IV-7.3.2' },
  VoidBag: { roles: DIRECCION, norm: 'R123-IV-7.3.2' },
  ClosePlayDay: { roles: DIRECTOR, norm: 'R123-I-12' },
  OpenPlayDay: { roles: DIRECTOR, norm: 'R123-I-12' },
  ReleaseBag: { roles: AT_THE_TABLE, norm: 'R123-I-15' },
  SetLateStack: { roles: DIRECTOR, norm: 'R123-I-45' },
  OpenStage: { roles: DIRECTOR, norm: 'R123-I-8' },
  FinishSeries: { roles: DIRECCION, norm: 'R123-I-10' },
  ChangeSeriesEnd: { roles: DIRECTOR, norm: 'R123-I-10' },
  DrawSeries: { roles: [...DIRECCION, 'control-desk'], norm: 'R123-I-9' },
  ReassignSeries: { roles: DIRECCION, norm: 'R123-I-9' },
  TakeSeat: { roles: AT_THE_TABLE, norm: 'R123-IV-3' },
  StartTournament: { roles: DIRECCION, norm: 'R123-IV-11.p3' },
  RecordDeal: { roles: DIRECTOR, norm: 'CLUB-T27' },
  LockPrizes: { roles: DIRECTOR, norm: 'R123-III-2.p6' },
  AnnounceLevel: { roles: DIRECTOR, norm: 'R123-II-45' },
  EliminateEntries: { roles: AT_THE_TABLE, norm: 'R123-III-3' },
  WithdrawEntry: { roles: DIRECTOR, norm: 'R123-I-59' },
  DisqualifyEntries: { roles: DIRECCION, norm: 'R123-II-41' },
  UndoExit: { roles: DIRECCION, norm: 'R123-III-3' },
  ConfirmPrize: { roles: ['control-desk', ...DIRECTOR], norm: 'R123-IV-9.1.p2' },
  PayPrize: { roles: CASHIER, norm: 'R123-I-66' },
  ReversePrizePayment: { roles: DIRECCION, norm: 'R123-I-66' },
  CloseTournament: { roles: DIRECCION, norm: 'R123-III-5' },
  RecordSettlementFiled: { roles: STAFF_ROLES, norm: 'R123-IV-6.p4' },
};

/** @throws {Rejection} `tournament.role-not-allowed` */
export const assertRole = ({ type, by }: TournamentCommand): void => {
  const { roles, norm } = PERMISSIONS[type];
  assertOneOf(by, roles, norm);
};

/** @throws {Rejection} `tournament.role-not-allowed` */
export const assertOneOf = (by: StaffMember, roles: readonly StaffRole[], norm: NormId): void => {
  if (roles.includes(by.role)) return;
  const facts = { legajo: by.legajo, role: by.role, allowed: roles.join(', ') };
  throw new Rejection('tournament.role-not-allowed', norm, facts);
};
