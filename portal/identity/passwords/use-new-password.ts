import { useEffect, useState } from 'react'
import { createNewPassword, type NewPassword } from '#core/identity/passwords/new-password.ts'
import type { UserDetails } from '#core/identity/passwords/rules.ts'
import { usePlatform } from '#widgets/react/use-platform.ts'

/** A new password of a form, checked while the form is mounted; `token` is the link's. */
export const useNewPassword = (token?: string, known: UserDetails = {}): NewPassword => {
  const platform = usePlatform()
  const [entry] = useState(() => createNewPassword(platform, token === undefined ? {} : { token }))
  useEffect(() => {
    entry.start()
    return entry.stop
  }, [entry])
  const { email, firstName, lastName } = known
  useEffect(
    () => entry.setUserDetails({ email, firstName, lastName }),
    [entry, email, firstName, lastName],
  )
  return entry
}
