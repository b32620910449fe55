import { useEffect, useState } from 'react'
import { createNewPassword, type NewPassword } from '#core/passwords/new-password.ts'
import { usePlatform } from '#widgets/react/use-platform.ts'

/** A password that a form chooses, checked for as long as the form stands. */
export const useNewPassword = (token?: string): NewPassword => {
  const platform = usePlatform()
  const [entry] = useState(() => createNewPassword(platform, token === undefined ? {} : { token }))
  useEffect(() => {
    entry.start()
    return entry.stop
  }, [entry])
  return entry
}
