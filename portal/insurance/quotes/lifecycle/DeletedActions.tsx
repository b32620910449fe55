import { searchDeletedQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { deleteExpiredDialog, deleteInvalidDialog } from './lifecycle-dialogs.ts'

/** Clears an agency's ended quotes; staff do so per account. */
export const DeletedActions = () => {
  const t = useWording('quotes', 'quote-lifecycle')
  const { dialogs, queries } = usePortal()
  const isStaff = usePersona().accountType === 'PARAPET'
  const ask = async (dialog: typeof deleteInvalidDialog): Promise<void> => {
    if (await dialogs.open(dialog, {})) await queries.refresh(searchDeletedQuotes)
  }
  if (isStaff) return null
  return (
    <>
      <Button onClick={() => void ask(deleteInvalidDialog)}>
        {t('quotes:action.deleteInvalid')}
      </Button>
      <Button onClick={() => void ask(deleteExpiredDialog)}>
        {t('quotes:action.deleteExpired')}
      </Button>
    </>
  )
}
