import { productFactsOf } from './products.ts'
import { securityQuestions } from './questions.ts'
import { registeredProducts } from './registry.ts'
import type { SecurityVariant } from './definition.ts'

/** The questions that a dialog of security questions asks. */
export interface SecurityForm {
  /** What the dialog says: as on the assessment card, or with more of controls and of the past. */
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

const forms: Readonly<Record<SecurityVariant, SecurityForm>> = {
  standard,
  extended,
  backups: { ...extended, hasBackupDetails: true },
}

/** A product that asks others than the standard questions. */
export type ExtendedProduct = Extract<
  (typeof registeredProducts)[number],
  { readonly security: SecurityVariant }
>['id']

const isExtended = (id: string): id is ExtendedProduct => productFactsOf(id)?.security !== undefined

/** The products that ask others than the standard questions. */
export const extendedProducts: readonly ExtendedProduct[] = registeredProducts
  .map(({ id }) => id)
  .filter(isExtended)

/** The security questions of a product; the standard ones where it names no others. */
export const securityFormOf = (product: string | undefined): SecurityForm =>
  forms[productFactsOf(product)?.security ?? 'standard']

/** The product, where it asks others than the standard questions. */
export const extendedProductOf = (product: string | undefined): ExtendedProduct | undefined =>
  extendedProducts.find((each) => each === product)
