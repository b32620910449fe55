import { useBlocker } from '@tanstack/react-router'
import { Button } from '#widgets/kit/Button.tsx'
import { Dialog } from '#widgets/kit/Dialog.tsx'
import { useWording } from '#widgets/react/use-wording.ts'

/**
 * The one guard of unsaved input: leaving the screen asks, closing the tab asks. It stands in the
 * form wrapper and beside elements that tell they are dirty, never in a screen of its own.
 */
export const LeaveGuard = ({ isDirty }: { readonly isDirty: boolean }) => {
  const t = useWording('portal')
  const blocker = useBlocker({
    // Sorting a table or opening a dialog by address leaves nothing.
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Dialog
      title={t('portal:dialog.unsavedTitle')}
      description={t('portal:dialog.unsavedLead')}
      width="narrow"
      onClose={blocker.reset}
      footer={
        <>
          <Button autoFocus onClick={blocker.reset}>
            {t('portal:dialog.stay')}
          </Button>
          <Button look="danger" onClick={blocker.proceed}>
            {t('portal:dialog.leave')}
          </Button>
        </>
      }
    />
  )
}
