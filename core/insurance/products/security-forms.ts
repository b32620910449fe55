import { productFactsOf } from './products.ts'
import { securityQuestions } from './questions.ts'
import { registeredProducts } from './registry.ts'
import type { SecurityVariant } from './definition.ts'

/** The questions of a security dialog. */
export interface SecurityForm {
  /** The variant of the dialog's texts. */
  readonly variant: 'standard' | 'extended'
  /** Names of the questions asked for any coverages, in display order. */
  readonly asked: readonly string[]
  /** Whether backup details are asked (spec 2 §3, "P250 details"). */
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

/** A product with its own security questions. */
export type ExtendedProduct = Extract<
  (typeof registeredProducts)[number],
  { readonly security: SecurityVariant }
>['id']

const isExtended = (id: string): id is ExtendedProduct => productFactsOf(id)?.security !== undefined

/** The products with their own security questions. */
export const extendedProducts: readonly ExtendedProduct[] = registeredProducts
  .map(({ id }) => id)
  .filter(isExtended)

/** The security questions of a product; defaults to the standard ones. */
export const securityFormOf = (product: string | undefined): SecurityForm =>
  forms[productFactsOf(product)?.security ?? 'standard']

/** The product, if it has its own security questions. */
export const extendedProductOf = (product: string | undefined): ExtendedProduct | undefined =>
  extendedProducts.find((each) => each === product)
