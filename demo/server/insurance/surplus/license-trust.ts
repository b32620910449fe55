import type { SurplusLicense, SurplusLicenseInput } from '#core/insurance/surplus/license-model.ts'
import { noticeStates } from '#core/insurance/quotes/surplus-notice.ts'
import { isStaff, type Viewer } from '../../kernel/viewer.ts'

/** What a signature on file is about: with another one, it is the signature of somebody else. */
const signedFacts = [
  'brokerFirstName',
  'brokerLastName',
  'surplusLicenseNumber',
  'surplusLinesState',
] as const

/** What staff confirm of a license. */
export const confirmedFacts = [...signedFacts, 'brokerEmail'] as const

/** Whether a notice of a state is signed. */
export const hasNotice = (state: string): boolean => noticeStates.some((each) => each === state)

/** Only staff store a signature, and only where a notice asks for one (spec 3 §6). */
export const signatureFor = (
  viewer: Viewer,
  input: SurplusLicenseInput,
  before?: SurplusLicense,
): boolean => {
  const { signatureOnFile = false, surplusLinesState } = input
  if (!hasNotice(surplusLinesState)) return false
  if (isStaff(viewer)) return signatureOnFile
  return (
    before?.signatureOnFile === true && signedFacts.every((fact) => before[fact] === input[fact])
  )
}

/** What staff write is confirmed; what an agency writes only as far as it was confirmed before. */
export const isConfirmedFor = (
  viewer: Viewer,
  input: SurplusLicenseInput,
  before?: SurplusLicense,
): boolean =>
  isStaff(viewer) ||
  (before?.isConfirmed === true && confirmedFacts.every((fact) => before[fact] === input[fact]))
