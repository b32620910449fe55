import * as z from 'zod/mini'
import { boundedList, boundedText, id } from '../../foundation/validation/bounded.ts'
import { oneLine } from '../../foundation/validation/names.ts'
import { printable } from '../../foundation/validation/printable.ts'
import { optionalText } from '../../foundation/validation/shapes.ts'
import { coverages } from '../products/coverages.ts'
import { yesNo } from '../products/questions.ts'
import { extendedProducts } from '../products/security-forms.ts'
import { backupFrequencies, maxAnswerLength, patchingFrequencies } from './questions.ts'

const text = optionalText(maxAnswerLength)
const answer = z.optional(yesNo)

/**
 * Answers by question; yes and no are YES and NO on the wire (spec 2 §5). Absent if not answered.
 */
export const securityFields = z.object({
  /** Time of the last claim: 0 never, 1 to 4 within that many years, 5 five years ago or more. */
  claimHistory: z.optional(z.int().check(z.gte(0, 'invalid'), z.lte(5, 'invalid'))),
  isSecurityOfficer: answer,
  isSecurityTraining: answer,
  useEncryption: answer,
  useCloudStorage: answer,
  isVerifyingBankAccounts: answer,
  isAuthenticatingFundTransferRequests: answer,
  isPreventingUnauthorizedWireTransfers: answer,
  backupFrequency: z.optional(z.enum(backupFrequencies, 'invalid')),
  testedFullFailover: answer,
  patchingFrequency: z.optional(z.enum(patchingFrequencies, 'invalid')),
  dmzSeparation: answer,
  thirdPartySecurityAgreement: answer,
  incidentResponsePlan: answer,
  mfaEmail: answer,
  mfaRemoteAccess: answer,
  mfaPrivilegedAccess: answer,
  mfaCloud: answer,
  changeInScope: answer,
  changeInScopeDetail: text,
  pastCyberIncident: answer,
  securityBreachRequiringNotification: answer,
  lossInBusinessIncome: answer,
  civilOrCriminalAction: answer,
  pendingLitigation: answer,
})
export type SecurityFields = z.output<typeof securityFields>

/** Backup details of P250 (spec 2 §3). */
export const p250Details = z.object({
  backupFrequencyEncrypted: answer,
  backupFrequencySeparate: answer,
  backupFrequencyTested: answer,
  backupFrequencyOther: z.optional(
    boundedText(maxAnswerLength, 'textTooLong').check(z.trim(), oneLine, printable),
  ),
})
export type P250Details = z.output<typeof p250Details>

/** The product whose questions are asked. */
export const securityProduct = z.enum(extendedProducts)

const coverageIds = coverages.map((coverage) => coverage.id)

/** Ids of known coverages. */
export const selectedCoverages = boundedList(
  z.int().check(z.refine((coverage) => coverageIds.some((known) => known === coverage), 'invalid')),
  coverageIds.length,
)

/** The saved answers of an account. */
export const securityAnswersRecord = z.object({
  accountId: z.string(),
  fields: securityFields,
  p250Details,
  /** Time of the last change; null before the first. Also the version for `If-Match`. */
  modified: z.nullable(z.iso.datetime()),
  modifiedBy: z.optional(z.string()),
})
export type SecurityAnswersRecord = z.output<typeof securityAnswersRecord>

/** Body of a save of all answers of an account (spec 2 §7). */
export const securityAnswersSave = z.object({
  accountId: id(),
  product: z.optional(securityProduct),
  /** Ids of the selected coverages, which determine the required answers. */
  coverages: z.optional(selectedCoverages),
  fields: securityFields,
  p250Details: z.optional(p250Details),
})
export type SecurityAnswersSave = z.output<typeof securityAnswersSave>

/** The social-engineering questionnaire: three required answers (spec 3 §5). */
export const socialEngineering = z.object({
  accountId: id(),
  isVerifyingBankAccounts: yesNo,
  isAuthenticatingFundTransferRequests: yesNo,
  isPreventingUnauthorizedWireTransfers: yesNo,
})

/** Whether the endorsement is offered, or what the insured must do first (spec 3 §3). */
export const socialEngineeringAnswer = z.object({
  socialEngineering: z.boolean(),
  /** Instructions in the caller's language; empty if the endorsement is offered. */
  reason: z.array(z.string()),
})
export type SocialEngineeringAnswer = z.output<typeof socialEngineeringAnswer>
