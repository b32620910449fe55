import { useWording } from '#widgets/react/use-wording.ts'
import type { ExistingCase } from './existing-case.ts'

/** Why a user who has an account already is asked to sign in; the page has loaded `sign-up`. */
export const useExistingReason = (existing: ExistingCase | undefined): string | undefined => {
  const t = useWording()
  return existing && t(`sign-up:existing.${existing}`)
}
