import { getRouteApi } from '@tanstack/react-router'
import { useExistingReason } from './use-existing-reason.ts'
import { SignInPage } from './SignInPage.tsx'

const route = getRouteApi('/public/login')

/** `/login`; who comes from a link for somebody with an account is told so. */
export const Login = () => {
  const { existing } = route.useSearch()
  return <SignInPage reason={useExistingReason(existing)} />
}
