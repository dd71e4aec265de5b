import {
  type Accounts,
  type AccountsCommand,
  type AccountsFact,
  decide,
  evolve,
  initialState,
} from '../../domain/accounts/accounts.ts';
import type { Aggregate } from './aggregate.ts';

export const ACCOUNTS: Aggregate<Accounts, AccountsCommand, AccountsFact> = {
  initial: initialState,
  decide,
  evolve,
};
