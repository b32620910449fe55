import type { PgTable } from 'drizzle-orm/pg-core'
import * as tables from '../schema/schema.ts'

/** Tables whose rows are never deleted for their age, and why. */
export const lasting: readonly (readonly [table: PgTable, reason: string])[] = [
  [tables.companies, 'record of an insured'],
  [tables.accounts, 'record of an insured'],
  [tables.quotes, 'record of an offer; it holds the key that makes a repeated save the same quote'],
  [tables.quotePrices, 'part of a quote'],
  [tables.policies, 'record of a contract'],
  [tables.paymentIntents, 'record of money: one for each bill'],
  [tables.payments, 'record of money'],
  [tables.savedPaymentMethods, 'stored until its user removes it'],
  [tables.accountNotes, 'a bounded number for each account'],
  [tables.securityAnswers, 'one for each account'],
  [tables.registerCompanies, 'reference data'],
  [tables.registerStreets, 'reference data'],
  [tables.impersonationActs, 'audit of what staff changed in accounts of others'],
  [tables.roles, 'directory'],
  [tables.memberships, 'directory'],
  [tables.teams, 'directory'],
  [tables.teamMembers, 'directory'],
  [tables.teamAgencies, 'directory'],
  [tables.teamAccounts, 'directory'],
  [tables.userSettings, 'one for each user'],
  [tables.userPhotos, 'one for each user'],
  [tables.userFactors, 'one for each user'],
  [tables.passwordHistory, 'a few for each user; a change of the password removes the oldest'],
  [tables.ssoDomains, 'configuration'],
  [tables.platformState, 'configuration: a fixed set of names'],
  [tables.paymentProcessors, 'one for each data folder; intents name theirs'],
  [tables.signingKeys, 'one for each data folder; tokens in use name theirs'],
  [tables.humanCheckKeys, 'one for each database'],
]
