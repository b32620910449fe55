import * as z from 'zod/mini'
import { noticeStates } from '#core/insurance/quotes/surplus-notice.ts'
import {
  surplusLicenseInput,
  type SurplusLicenseInput,
} from '#core/insurance/surplus/license-model.ts'

/** The fields of a license; only staff choose the agency. */
export const licenseForm = z.extend(surplusLicenseInput, {
  agencyId: z.string(),
  agencyName: z.string(),
  signatureOnFile: z.boolean(),
})
export type LicenseForm = z.output<typeof licenseForm>

/** The form of staff, who choose the agency. */
export const staffLicenseForm = z.extend(licenseForm, {
  agencyId: z.string().check(z.minLength(1, 'licenses:error.agency')),
})

/** Whether a state has a notice, so that a signature can be on file (spec 3 §6). */
export const takesSignature = (state: string): boolean =>
  noticeStates.some((each) => each === state)

/** The body of the call; agencies send neither agency nor signature. */
export const licenseBody = (form: LicenseForm, isStaff: boolean): SurplusLicenseInput => ({
  brokerFirstName: form.brokerFirstName,
  brokerLastName: form.brokerLastName,
  brokerEmail: form.brokerEmail,
  surplusLicenseNumber: form.surplusLicenseNumber,
  surplusLinesState: form.surplusLinesState,
  ...(form.agencyId !== '' && { agencyId: form.agencyId }),
  ...(isStaff && { signatureOnFile: form.signatureOnFile }),
})
