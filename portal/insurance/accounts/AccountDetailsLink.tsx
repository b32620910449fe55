import { Link } from '@tanstack/react-router'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { useCan } from '../../frame/platform/use-can.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'

/** Links a quote to the details of its account; saving them reprices the quote. */
export const AccountDetailsLink = ({
  accountId,
  quoteId,
}: {
  readonly accountId: string
  readonly quoteId: string
}) => {
  const t = useWording('accounts')
  const persona = usePersona()
  const can = useCan()
  const { flags } = usePortal()
  if (!useStore(flags.$flags).ACCOUNT_EDIT || !can('account:update')) return null
  return (
    <Link
      to="/$persona/accounts/$accountId/details"
      params={{ persona: persona.id, accountId }}
      search={{ quote: quoteId }}
    >
      {t('accounts:editDetails')}
    </Link>
  )
}
