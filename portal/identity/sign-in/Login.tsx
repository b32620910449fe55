import { getRouteApi } from '@tanstack/react-router'
import { useWording } from '#widgets/react/use-wording.ts'
import type { ExistingCase } from './existing-case.ts'
import { SignInPage } from './SignInPage.tsx'

/** The message for a link's user who already has an account; the page has loaded `sign-up`. */
const useExistingReason = (existing: ExistingCase | undefined): string | undefined => {
  const t = useWording()
  return existing && t(`sign-up:existing.${existing}`)
}

const loginRoute = getRouteApi('/public/login')

/** The sign-in, with a message when a link led an existing user here. */
export const Login = () => {
  const { existing } = loginRoute.useSearch()
  return <SignInPage reason={useExistingReason(existing)} />
}

const existingRoute = getRouteApi('/public/login-existing')

/** The sign-in for an existing user who followed a link for new users. */
export const LoginExisting = () => {
  const t = useWording('sign-up')
  const reason = useExistingReason(existingRoute.useSearch().existing)
  return <SignInPage reason={reason ?? t('sign-up:existing.other')} />
}
