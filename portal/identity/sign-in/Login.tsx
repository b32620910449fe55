import { getRouteApi } from '@tanstack/react-router'
import { useExistingReason } from './use-existing-reason.ts'
import { SignInPage } from './SignInPage.tsx'

const route = getRouteApi('/public/login')

/** `/login`; a message tells who comes from a link that the account exists. */
export const Login = () => {
  const { existing } = route.useSearch()
  return <SignInPage reason={useExistingReason(existing)} />
}
