import { useNavigate } from '@tanstack/react-router'
import { useWording } from '#widgets/react/use-wording.ts'
import { useHasFlag } from '../../frame/flags/use-has-flag.ts'
import type { Command } from '../../frame/palette/commands.ts'
import { createCommand } from '../../frame/palette/create-command.ts'
import { hasScreen } from '../../frame/personas/persona.ts'
import { screenPath } from '../../frame/personas/persona-paths.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { useCan } from '../../frame/platform/use-can.ts'
import { newSubmissionScreen } from './submission-screens.ts'

/** The palette command for a new submission. */
export const useNewSubmissionCommand = (): readonly Command[] => {
  const t = useWording()
  const persona = usePersona()
  const navigate = useNavigate()
  const can = useCan()
  const isOn = useHasFlag()(newSubmissionScreen)
  return createCommand(
    isOn && hasScreen(persona, newSubmissionScreen) && can('submission:create'),
    'new-submission',
    t('submission-menu:new'),
    () => navigate({ to: screenPath(persona, newSubmissionScreen) }),
  )
}
