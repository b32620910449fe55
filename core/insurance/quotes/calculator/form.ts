import type { IndustryCode } from '../../../directory/industry-codes/model.ts'
import type { AdditionalInsured } from '../../rating/additional-insured.ts'
import type { CoverageChoices, GlobalTerms } from '../../rating/model.ts'
import type { PresetId } from '../../products/terms.ts'
import type { SecurityAnswers } from '../../products/questions.ts'

/** The typed data of the company; numbers stay as typed until they are sent. */
export interface CompanyValues {
  readonly name: string
  readonly state: string
  readonly postcode: string
  readonly industry: IndustryCode | null
  readonly revenue: string
  /** The part of the revenue that is earned abroad, where it is asked for. */
  readonly nonUsRevenue: string
  readonly yearEstablished: string
}
export type CompanyField = keyof CompanyValues

/** The recipient of the quote, as typed. */
export interface ContactValues {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}
export type ContactField = keyof ContactValues

/** Where the company is, as typed; its state or what postcode makes the price stands in the company. */
export interface AddressValues {
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly zipCode: string
}
export type AddressField = keyof AddressValues

/**
 * Everything an embed user can enter. Absent values of `global` and `coverages` follow the preset.
 */
export interface CalculatorForm {
  readonly company: CompanyValues
  /** Yes to the question about claims; `claimHistory` then says when. */
  readonly hadClaim?: boolean | undefined
  readonly security: SecurityAnswers
  readonly global: GlobalTerms
  readonly coverages: CoverageChoices
  readonly surplusOnly: boolean
  /** Absent where none was entered. */
  readonly additionalInsureds?: readonly AdditionalInsured[] | undefined
  readonly contact: ContactValues
  readonly address: AddressValues
}

/**
 * The values of a form that are valid in another region: company, answers and contact. Places,
 * industries and terms differ there.
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

/** Popular, as a literal: the table of terms is not part of the first load. */
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
