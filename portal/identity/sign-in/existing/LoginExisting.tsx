import { getRouteApi } from '@tanstack/react-router'
import { useWording } from '#widgets/react/use-wording.ts'
import { SignInPage } from '../SignInPage.tsx'
import { useExistingReason } from '../use-existing-reason.ts'

const route = getRouteApi('/public/login-existing')

/** The sign-in for a user who followed a link for people without an account. */
export const LoginExisting = () => {
  const t = useWording('sign-up')
  const reason = useExistingReason(route.useSearch().existing)
  return <SignInPage reason={reason ?? t('sign-up:existing.other')} />
}
