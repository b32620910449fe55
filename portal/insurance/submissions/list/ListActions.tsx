import { useNavigate } from '@tanstack/react-router'
import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { screenPath } from '../../../frame/personas/persona-paths.ts'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { useCan } from '../../../frame/platform/use-can.ts'
import { newSubmissionPath } from '../submission-path.ts'

/** The header button that creates a submission. */
export const ListActions = () => {
  const t = useWording('submissions')
  const persona = usePersona()
  const navigate = useNavigate()
  const can = useCan()
  if (!can('submission:create')) return null
  return (
    <Button
      size="small"
      onClick={() => void navigate({ to: screenPath(persona, newSubmissionPath) })}
    >
      {t('submission-menu:new')}
    </Button>
  )
}
