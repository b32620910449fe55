import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { paymentStatuses } from '#core/insurance/quotes/payment-status.ts'
import { quotedProducts } from '#core/insurance/products/products.ts'
import type { ReferralSetting, Releases } from '#core/insurance/products/referral-rules.ts'
import { quoteSources } from '#core/insurance/quotes/source.ts'
import type { Escalation } from '#core/insurance/quotes/underwriting/escalation.ts'
import type { ClosureReason } from '#core/insurance/quotes/model.ts'
import { quoteStatuses, type QuoteStatus } from '#core/insurance/quotes/statuses.ts'
import type {
  CalculatorAnswer,
  CalculatorInput,
  ReferralReason,
} from '#core/insurance/rating/model.ts'
import type { EventExclusion } from '#core/insurance/quotes/edit/event-exclusions.ts'
import type { IrpmPercents } from '#core/insurance/rating/irpm.ts'
import { regions } from '#core/foundation/region/regions.ts'
import type { Bypass } from '../rating/factors.ts'
import { searchedText } from '../../kernel/lists/searched.ts'
import { accounts } from '../accounts/tables.ts'
import { agencies } from '../../directory/agencies/tables.ts'

export const quoteNumbers = pgSequence('quote_numbers', { startWith: 1_000_001 })

/**
 * Quotes. `status` is the stored status; lists show and sort by `effectiveStatus`, which is written
 * with it and updated by a job when the quote expires. Single records compare with the clock
 * (`effective-status.ts`). Amounts are minor units of the region's currency; dates are `YYYY-MM-DD`.
 */
export const quotes = pgTable(
  'quotes',
  {
    // the columns that lists read come first, those of fixed length before the others: they are read
    // fastest
    isRenewal: boolean().notNull(),
    /** Whether its policy is paid; written with the policy. */
    isPaid: boolean().notNull().default(false),
    limit: bigint({ mode: 'number' }).notNull(),
    premium: bigint({ mode: 'number' }).notNull(),
    totalPremium: bigint({ mode: 'number' }).notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    modified: timestamp({ withTimezone: true }).notNull(),
    expiresOn: timestamp({ withTimezone: true }).notNull(),
    id: text().primaryKey(),
    agencyId: text()
      .notNull()
      .references(() => agencies.id),
    effectiveStatus: text({ enum: quoteStatuses }).notNull(),
    product: text({ enum: quotedProducts }).notNull(),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    /** The teams of its account, for lists: set by a trigger. */
    teamIds: text().array().notNull().default([]),
    searched: text()
      .notNull()
      .generatedAlwaysAs(searchedText(sql`company_name`, sql`quote_number`, sql`customer_email`)),
    /** The same without the insured's address, for viewers who don't see it. */
    searchedOpenly: text()
      .notNull()
      .generatedAlwaysAs(searchedText(sql`company_name`, sql`quote_number`)),
    quoteNumber: text().notNull().unique(),
    region: text({ enum: regions }).notNull(),
    /** The embed user of the agency's page that saved it. */
    embedUserId: text(),
    /** Who requested it; it stays when another agency takes the account. */
    source: text({ enum: quoteSources }).notNull().default('AGENCY'),
    /** The owner and id of the attempt to save: the same pair gives the same quote. */
    requestOwner: text(),
    requestId: text(),
    /** The submission that was quoted. */
    submissionId: text(),
    /** The policy that it renews; null for new business. */
    renewsPolicyId: text(),
    status: text({ enum: quoteStatuses }).notNull(),
    companyName: text().notNull(),
    companyKey: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(company_name)`),
    /** Name of the agency, for lists that sort by it. */
    agencyName: text().notNull(),
    state: text(),
    naicsCode: text().notNull(),
    naicsDescription: text(),
    deductible: bigint({ mode: 'number' }).notNull(),
    mgaFee: bigint({ mode: 'number' }).notNull(),
    brokerFee: bigint({ mode: 'number' }).notNull(),
    additionalBrokerFee: bigint({ mode: 'number' }).notNull(),
    effectiveDate: text().notNull(),
    endDate: text().notNull(),
    isSurplus: boolean().notNull(),
    wraRequestToBind: boolean().notNull(),
    referralReasons: jsonb().$type<ReferralReason[]>().notNull(),
    agentFirstName: text().notNull(),
    agentLastName: text().notNull(),
    agentEmail: text().notNull(),
    agentPhone: text().notNull(),
    customerFirstName: text().notNull(),
    customerLastName: text().notNull(),
    customerEmail: text().notNull(),
    customerPhone: text().notNull(),
    /** The status before it was lost or deleted. */
    statusBefore: text({ enum: quoteStatuses }),
    needBy: text(),
    /** How many subjectivities are neither met nor waived; written with them. */
    openSubjectivities: integer().notNull().default(0),
    underwriterId: text(),
    /** For lists; a job writes it after the user is renamed, like the agent's. */
    underwriterName: text(),
    reviewReason: text(),
    loss: jsonb().$type<ClosureReason>(),
    /** The group that decides, and the status that it decides on. */
    escalation: jsonb().$type<
      Escalation & { readonly status: QuoteStatus; readonly byId?: string }
    >(),
    declineReason: text(),
    declineReasonSummary: text(),
    declineFillIn: text(),
    boundDate: timestamp({ withTimezone: true }),
    policyId: text(),
    /** Of its policy; written with the policy, like the payment status. */
    policyNumber: text(),
    paymentStatus: text({ enum: paymentStatuses }),
    /** Counts the changes: a document belongs to one of them. */
    revision: integer().notNull(),
    /** The change that was last mailed to the customer on the embed user's request. */
    mailedRevision: integer(),
    lastPatched: timestamp({ withTimezone: true }).notNull(),
    /**
     * When the terms of the attested surplus lines notice were priced; an attestation of older terms is
     * void.
     */
    noticeAttested: timestamp({ withTimezone: true }),
    /** When it began to wait for an underwriter; null while it does not. A trigger sets it. */
    waitingSince: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex().on(table.requestOwner, table.requestId),
    index().on(table.accountId),
    index('quotes_embed_user')
      .on(table.embedUserId)
      .where(sql`embed_user_id is not null`),
    // what the clock changes, and filters by status
    index('quotes_expiry').on(table.effectiveStatus, table.expiresOn),
    // the orders that lists open with
    index('quotes_modified').on(table.modified, table.id),
    index('quotes_created').on(table.created, table.id),
    index('quotes_effective').on(table.effectiveDate, table.id),
    index('quotes_product').on(table.product, table.id),
    // other orders and filters read only this one, by agency; the agency's name and the teams may be too
    // long
    index('quotes_listed').on(
      table.agencyId,
      table.effectiveStatus,
      table.product,
      table.isRenewal,
      table.isPaid,
      table.isSurplus,
      table.source,
      table.limit,
      table.premium,
      table.totalPremium,
      table.created,
      table.modified,
      table.expiresOn,
      table.effectiveDate,
      table.boundDate,
      table.companyKey,
      table.quoteNumber,
      table.id,
      table.searched,
    ),
    index('quotes_search')
      .using('gin', table.searched.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
  ],
)
export type QuoteRecord = typeof quotes.$inferSelect

/** A record without the columns that the database writes. */
export type WrittenQuote = Omit<
  QuoteRecord,
  'companyKey' | 'searched' | 'searchedOpenly' | 'teamIds' | 'waitingSince'
>

/** An underwriter's decisions about the premium of a quote. */
export interface QuoteAdjustments {
  readonly irpm?: IrpmPercents & { readonly irpmNote?: string | undefined }
  readonly events?: readonly EventExclusion[]
  /** Minor units; replaces the plan's. */
  readonly mgaFee?: number
  /** Why no rule refers it. */
  readonly bypass?: string
  /** The limits of the bypass: the authority of the user who decided. */
  readonly bypassUpTo?: Bypass
}

/**
 * The input of each quote, the rater's result, decoded, and the underwriters' releases. A separate
 * table, so that lists and counts read short rows.
 */
export const quotePrices = pgTable('quote_prices', {
  quoteId: text()
    .primaryKey()
    .references(() => quotes.id),
  /** The input, decoded. */
  input: jsonb().$type<CalculatorInput>().notNull(),
  price: jsonb().$type<CalculatorAnswer>().notNull(),
  /** The values that the price is referred by. */
  risk: jsonb().$type<ReferralSetting>().notNull(),
  /** Releases of this and earlier prices; a change of the quote does not remove them. */
  releases: jsonb().$type<Releases>().notNull().default({}),
  /** The underwriter's decisions that modify the premium. */
  adjustments: jsonb().$type<QuoteAdjustments>().notNull().default({}),
})
export type PriceRecord = typeof quotePrices.$inferSelect
