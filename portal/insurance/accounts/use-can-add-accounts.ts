import { usePersona } from '../../frame/personas/use-persona.ts'
import { useCan } from '../../frame/platform/use-can.ts'

/** Whether the viewer can add accounts, for their own agency or a chosen one. */
export const useCanAddAccounts = (): boolean => {
  const can = useCan()
  const { accountType } = usePersona()
  return can(accountType === 'MSSP' ? 'account:introduce' : 'account:create')
}
