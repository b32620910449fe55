import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Dialog } from '#widgets/kit/Dialog.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import type { NavigationScope } from './navigation-scope.ts'

/** The texts for leaving a screen, and for switching to another of its tabs (spec 3 §2). */
const questions = {
  screen: {
    lead: 'portal:dialog.unsavedLead',
    stay: 'portal:dialog.stay',
    go: 'portal:dialog.leave',
  },
  tab: {
    lead: 'portal:dialog.switchLead',
    stay: 'portal:dialog.goBack',
    go: 'portal:dialog.switch',
  },
} as const satisfies Record<NavigationScope, Readonly<Record<'lead' | 'stay' | 'go', WordingKey>>>

interface UnsavedChangesDialogProps {
  readonly leaving: NavigationScope
  readonly onStay: () => void
  readonly onGo: () => void
}

/** Asks whether to leave unsaved input. */
export const UnsavedChangesDialog = ({ leaving, onStay, onGo }: UnsavedChangesDialogProps) => {
  const t = useWording('portal')
  const { lead, stay, go } = questions[leaving]
  return (
    <Dialog
      title={t('portal:dialog.unsavedTitle')}
      description={t(lead)}
      width="narrow"
      onClose={onStay}
      footer={
        <>
          <Button autoFocus onClick={onStay}>
            {t(stay)}
          </Button>
          <Button variant="danger" onClick={onGo}>
            {t(go)}
          </Button>
        </>
      }
    />
  )
}
