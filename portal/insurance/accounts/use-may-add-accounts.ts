import { usePersona } from '../../frame/personas/use-persona.ts'
import { useCan } from '../../frame/platform/use-can.ts'

/** Whether the viewer adds accounts here: users of an agency, for their own agency. */
export const useMayAddAccounts = (): boolean => {
  const can = useCan()
  const { accountType } = usePersona()
  return accountType === 'AGENCY' && can('account:create')
}
