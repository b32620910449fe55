import { useNavigate } from '@tanstack/react-router'
import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { screenPath } from '../../../frame/personas/screen-path.ts'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { useCan } from '../../../frame/platform/use-can.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { assignSubmissionsDialog } from '../life/life-dialogs.ts'
import { newSubmissionPath } from '../submission-path.ts'

/** What is done beside the rows: several are assigned, a new one is submitted. */
export const ListActions = () => {
  const t = useWording('submissions', 'submission-life')
  const persona = usePersona()
  const navigate = useNavigate()
  const { dialogs } = usePortal()
  const can = useCan()
  return (
    <>
      {can('submission:review') && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => void dialogs.open(assignSubmissionsDialog, {})}
        >
          {t('submission-life:action.assignSeveral')}
        </Button>
      )}
      {can('submission:create') && (
        <Button
          size="small"
          onClick={() => void navigate({ to: screenPath(persona, newSubmissionPath) })}
        >
          {t('submission-menu:new')}
        </Button>
      )}
    </>
  )
}
