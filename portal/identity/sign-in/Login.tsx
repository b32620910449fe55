import { getRouteApi } from '@tanstack/react-router'
import { useExistingReason } from './use-existing-reason.ts'
import { SignInPage } from './SignInPage.tsx'

const route = getRouteApi('/public/login')

/** `/login`; a message explains that the account exists when the user comes from a link. */
export const Login = () => {
  const { existing } = route.useSearch()
  return <SignInPage reason={useExistingReason(existing)} />
}
