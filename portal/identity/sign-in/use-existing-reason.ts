import { useWording } from '#widgets/react/use-wording.ts'
import type { ExistingCase } from './existing-case.ts'

/** Why a user who has an account already is asked to sign in. */
export const useExistingReason = (existing: ExistingCase | undefined): string | undefined => {
  const t = useWording('sign-in')
  return existing && t(`sign-in:existing.${existing}`)
}
