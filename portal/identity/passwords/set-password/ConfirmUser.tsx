import { getRouteApi } from '@tanstack/react-router'
import { SetPasswordPage } from './SetPasswordPage.tsx'

const route = getRouteApi('/public/confirmUser/$token')

/** The link of an invited user. */
export const ConfirmUser = () => {
  const { token } = route.useParams()
  return <SetPasswordPage key={token} kind="invite" token={token} />
}
