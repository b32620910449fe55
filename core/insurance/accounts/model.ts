import * as z from 'zod/mini'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { pageOf } from '../../platform/api/lists.ts'
import { statusCountsOf } from '../../platform/lists/status-counts.ts'
import { amount, currency } from '../../foundation/money/money.ts'
import { regions } from '../../foundation/region/regions.ts'
import { boundedList, id } from '../../foundation/validation/bounded.ts'
import { registerFacts } from '../register/model.ts'
import { mailingAddress } from './mailing-address.ts'
import { domainText, optionalLine, postalText } from '../../foundation/validation/shapes.ts'

/** Statuses in which an account can be quoted (spec 2 §3, §5). */
export const quotableStatuses = ['Open', 'Quoted', 'Active Policy'] as const

/** Statuses of an account. `Declined` and `Lost` accounts are closed for quotes until reopened. */
export const accountStatuses = [...quotableStatuses, 'Declined', 'Lost'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** Whether an account with this status can be quoted. */
export const isQuotable = (status: string): boolean =>
  quotableStatuses.some((each) => each === status)

/**
 * The relation of an agency to a company. The first agency with an account is the owner; later
 * ones are interested.
 */
export const relations = ['owner', 'interested', 'former'] as const
export type Relation = (typeof relations)[number]

/** The insured's data; names of spec 2 §3. Revenue is in minor units of the record's currency. */
export const firmographics = z.object({
  name: z.string(),
  dbaOrTradestyle: z.optional(z.string()),
  naicsCode: z.string(),
  revenue: amount,
  /** Foreign revenue, in regions that ask for it. */
  nonUsRevenue: z.optional(amount),
  yearEstablished: z.optional(z.int()),
  noOfEmployeesAll: z.optional(z.int()),
  ownershipType: z.optional(z.string()),
  entityType: z.optional(z.string()),
  isFranchise: z.optional(z.boolean()),
  phoneNumber: z.optional(z.string()),
  address1: z.optional(z.string()),
  address2: z.optional(z.string()),
  city: z.optional(z.string()),
  /** The code of the state or territory, if the region has them. */
  state: z.optional(z.string()),
  /** ZIP code or postcode. */
  zipCode: z.optional(z.string()),
  domainName: z.optional(z.string()),
  domains: z.optional(z.array(z.string())),
  hostname: z.optional(z.string()),
  incidentResponsePlan: z.optional(z.boolean()),
})

/** Why an account was declined or lost, and when. */
export const accountClosure = z.object({
  reasonSummary: z.string(),
  reason: z.string(),
  fillInReason: z.optional(z.string()),
  /** The requested product. */
  productType: z.optional(z.string()),
  date: z.iso.datetime(),
})
export type AccountClosure = z.output<typeof accountClosure>

/** An agency's record of an insured company (spec 2 §3, "Account and firmographics"). */
export const account = z.extend(firmographics, {
  id: z.string(),
  agencyId: z.string(),
  agencyName: z.string(),
  region: z.enum(regions),
  currency,
  naicsDescription: z.optional(z.string()),
  secondNaicsCode: z.optional(z.string()),
  /** Share of the first industry in percent; the second has the rest. */
  primaryNaicsPercentage: z.optional(z.number()),
  ein: z.optional(z.string()),
  dunsNumber: z.optional(z.string()),
  url: z.optional(z.string()),
  numberOfPersonalRecords: z.optional(z.int()),
  percentInternationalSales: z.optional(z.number()),
  /** Total revenue, if domestic and non-domestic revenue are both asked. */
  totalRevenue: z.optional(amount),
  /** Whether its systems are connected to the franchise's. */
  franchiseSystemConnectivity: z.optional(z.boolean()),
  /** Whether it stores 250,000 or more personal records. */
  collectingPersonalInformation: z.optional(z.boolean()),
  /** A merger, an acquisition or another change in scope. */
  changeInScope: z.optional(z.boolean()),
  changeInScopeDetail: z.optional(z.string()),
  isSameAddress: z.optional(z.boolean()),
  mailingAddress: z.optional(mailingAddress),
  status: openEnum(accountStatuses),
  relation: openEnum(relations),
  /** Why the account is closed. For its agency and staff only. */
  closing: z.optional(accountClosure),
  /** When it was attested that the company has no domain. */
  noDomainAttested: z.optional(z.iso.datetime()),
  /** The fields that still have the register's values. */
  fromRegister: boundedList(openEnum(registerFacts), registerFacts.length),
  isVerifiedByAgent: z.boolean(),
  verifiedDate: z.nullable(z.iso.datetime()),
  policyContactFirstName: z.optional(z.string()),
  policyContactLastName: z.optional(z.string()),
  policyContactEmail: z.optional(z.string()),
  policyContactPhone: z.optional(z.string()),
  /** Profile score, 0 to 10; quoting needs at least 4 (spec 2 §5). */
  profileScore: z.int(),
  /**
   * The actions that the viewer may take now (`accountActions`). Only returned for a single
   * account, not in lists. Plain strings, because the elements that read accounts do not display
   * them.
   */
  allowedActions: z.optional(z.array(z.string())),
  created: z.iso.datetime(),
  /** The insured's IANA time zone, used to display dates. */
  timezone: z.optional(z.string()),
  modified: z.iso.datetime(),
})
export type Account = z.output<typeof account>

export const accountPage = pageOf(account)

/** Number of accounts by status. */
export const statusCounts = statusCountsOf(accountStatuses)

export type StatusCounts = z.output<typeof statusCounts>

/** The agencies of a company, the owner first. */
export const accountRelations = z.object({
  content: z.array(
    z.object({
      accountId: z.string(),
      agencyId: z.string(),
      agencyName: z.string(),
      relation: openEnum(relations),
      status: openEnum(accountStatuses),
      created: z.iso.datetime(),
    }),
  ),
})
export type AccountRelation = z.output<typeof accountRelations>['content'][number]

/** Body of a verification by the agent: the attested data with its current values (spec 2 §7). */
export const verification = z.object({
  ...firmographics.shape,
  revenue: z.optional(amount),
  accountId: id(),
  name: optionalLine(200),
  dbaOrTradestyle: optionalLine(200),
  naicsCode: optionalLine(20),
  ownershipType: optionalLine(100),
  entityType: optionalLine(100),
  phoneNumber: optionalLine(40),
  address1: optionalLine(200),
  address2: optionalLine(200),
  city: optionalLine(100),
  state: optionalLine(100),
  zipCode: z.optional(postalText()),
  domainName: z.optional(domainText()),
  domains: z.optional(boundedList(domainText(), 100)),
  hostname: optionalLine(253),
})
export type Verification = z.output<typeof verification>
