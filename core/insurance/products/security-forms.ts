import { securityQuestions } from './questions.ts'

/** The questions that a dialog of security questions asks. */
export interface SecurityForm {
  /** `standard`: those of the assessment card; `extended`: more of controls and of the past. */
  readonly variant: 'standard' | 'extended'
  /** Names of questions that are asked whatever the coverages, in display order. */
  readonly asked: readonly string[]
  /** Whether details of backups are asked (spec 2 §3, "P250 details"). */
  readonly hasBackupDetails: boolean
}

const standard = {
  variant: 'standard',
  asked: securityQuestions,
  hasBackupDetails: false,
} as const satisfies SecurityForm

const extended = {
  variant: 'extended',
  asked: [
    ...securityQuestions,
    'backupFrequency',
    'testedFullFailover',
    'patchingFrequency',
    'dmzSeparation',
    'thirdPartySecurityAgreement',
    'incidentResponsePlan',
    'mfaEmail',
    'mfaRemoteAccess',
    'mfaPrivilegedAccess',
    'mfaCloud',
    'changeInScope',
    'changeInScopeDetail',
    'pastCyberIncident',
    'securityBreachRequiringNotification',
    'lossInBusinessIncome',
    'civilOrCriminalAction',
    'pendingLitigation',
  ],
  hasBackupDetails: false,
} as const satisfies SecurityForm

/** The security questions of each product line that asks others than the standard ones. */
export const securityForms = {
  P250: { ...extended, hasBackupDetails: true },
  P250_S: { ...extended, hasBackupDetails: true },
  P100_PRO: extended,
  PRIME_TECH: extended,
  PRIME_TECH_PLUS: extended,
  PRIME_ONE_TECH: extended,
  PRIME_ONE_TECH_PLUS: extended,
} as const satisfies Readonly<Record<string, SecurityForm>>
export type ExtendedProduct = keyof typeof securityForms

const forms: Readonly<Record<string, SecurityForm>> = securityForms

/** The security questions of a product line; the standard ones where it names no others. */
export const securityFormOf = (product: string | undefined): SecurityForm =>
  (product === undefined ? undefined : forms[product]) ?? standard

/** The product line, where it asks others than the standard questions. */
export const extendedProductOf = (product: string | undefined): ExtendedProduct | undefined =>
  product !== undefined && Object.hasOwn(securityForms, product)
    ? (product as ExtendedProduct)
    : undefined
