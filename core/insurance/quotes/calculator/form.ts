import type { IndustryCode } from '../../../directory/industry-codes/model.ts'
import type { AdditionalInsured } from '../../rating/additional-insured.ts'
import type { CoverageChoices, GlobalTerms } from '../../rating/model.ts'
import type { PresetId } from '../../products/terms.ts'
import type { SecurityAnswers } from '../../products/questions.ts'

/** The company as typed. Numbers stay strings until they are sent. */
export interface CompanyValues {
  readonly name: string
  readonly state: string
  readonly postcode: string
  readonly industry: IndustryCode | null
  readonly revenue: string
  /** Foreign revenue, in regions that ask for it. */
  readonly nonUsRevenue: string
  readonly yearEstablished: string
}
export type CompanyField = keyof CompanyValues

/** The quote's recipient, as typed. */
export interface ContactValues {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}
export type ContactField = keyof ContactValues

/**
 * The company's address, as typed. The state, or the postcode that affects the price, is part of
 * the company.
 */
export interface AddressValues {
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly zipCode: string
}
export type AddressField = keyof AddressValues

/**
 * All values that an embed user can enter. Absent values of `global` and `coverages` follow the
 * preset.
 */
export interface CalculatorForm {
  readonly company: CompanyValues
  /** The yes or no to the claims question; `claimHistory` has the time of the last claim. */
  readonly hadClaim?: boolean | undefined
  readonly security: SecurityAnswers
  readonly global: GlobalTerms
  readonly coverages: CoverageChoices
  readonly surplusOnly: boolean
  /** Absent if none was entered. */
  readonly additionalInsureds?: readonly AdditionalInsured[] | undefined
  readonly contact: ContactValues
  readonly address: AddressValues
}

/**
 * The form values that stay valid in another region: company, answers and contact. Places,
 * industries and terms do not.
 */
export const carriedOver = ({
  company,
  hadClaim,
  security,
  contact,
}: CalculatorForm): CalculatorForm => ({
  ...emptyForm,
  company: { ...company, state: '', postcode: '', industry: null },
  hadClaim,
  security,
  contact,
})

/** Popular, as a literal, because the table of terms is not in the first bundle. */
const popular = 2 satisfies PresetId

/** An untouched form: preset 2, Popular (spec 2 §9). */
export const emptyForm: CalculatorForm = {
  company: {
    name: '',
    state: '',
    postcode: '',
    industry: null,
    revenue: '',
    nonUsRevenue: '',
    yearEstablished: '',
  },
  security: {},
  global: { preset: popular },
  coverages: {},
  surplusOnly: false,
  contact: { firstName: '', lastName: '', email: '', phone: '' },
  address: { address1: '', address2: '', city: '', zipCode: '' },
}
