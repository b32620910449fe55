import { getRouteApi } from '@tanstack/react-router'
import { SetPasswordPage } from './SetPasswordPage.tsx'

const route = getRouteApi('/public/confirmPasswordReset/$token')

/** The link of a forgotten or expired password. */
export const ConfirmPasswordReset = () => {
  const { token } = route.useParams()
  return <SetPasswordPage key={token} kind="reset" token={token} />
}
