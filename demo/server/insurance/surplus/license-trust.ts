import type { SurplusLicense, SurplusLicenseInput } from '#core/insurance/surplus/license-model.ts'
import { noticeStates } from '#core/insurance/quotes/surplus-notice.ts'
import { isStaff, type Viewer } from '../../kernel/viewer.ts'

/** The fields that a signature on file belongs to: if one changes, the signature is somebody else's. */
const signedFields = [
  'brokerFirstName',
  'brokerLastName',
  'surplusLicenseNumber',
  'surplusLinesState',
] as const

/** The license fields that staff confirm. */
export const confirmedFields = [...signedFields, 'brokerEmail'] as const

/** Whether a state's notice is signed. */
export const hasNotice = (state: string): boolean => noticeStates.some((each) => each === state)

/** Only staff store a signature, and only for a notice that requires one (spec 3 §6). */
export const signatureFor = (
  viewer: Viewer,
  input: SurplusLicenseInput,
  before?: SurplusLicense,
): boolean => {
  const { signatureOnFile = false, surplusLinesState } = input
  if (!hasNotice(surplusLinesState)) return false
  if (isStaff(viewer)) return signatureOnFile
  return (
    before?.signatureOnFile === true && signedFields.every((fact) => before[fact] === input[fact])
  )
}

/** Staff's changes are confirmed; an agency's only if the confirmed fields do not change. */
export const isConfirmedFor = (
  viewer: Viewer,
  input: SurplusLicenseInput,
  before?: SurplusLicense,
): boolean =>
  isStaff(viewer) ||
  (before?.isConfirmed === true && confirmedFields.every((fact) => before[fact] === input[fact]))
