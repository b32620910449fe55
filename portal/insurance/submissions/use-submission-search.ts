import { useNavigate } from '@tanstack/react-router'
import { searchSubmissions } from '#core/insurance/submissions/endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useHasFlag } from '../../frame/flags/use-has-flag.ts'
import type { CommandSource } from '../../frame/palette/commands.ts'
import { useRecordSearch } from '../../frame/palette/use-record-search.ts'
import { hasScreen } from '../../frame/personas/persona.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { useCan } from '../../frame/platform/use-can.ts'
import { submissionAddress } from './submission-path.ts'
import { submissionScreen } from './submission-screens.ts'

/** Submissions that match the palette's search, for personas with their screen. */
export const useSubmissionSearch: CommandSource = (typed) => {
  const t = useWording()
  const persona = usePersona()
  const navigate = useNavigate()
  const can = useCan()
  const isOn = useHasFlag()(submissionScreen)
  return useRecordSearch(typed, {
    id: 'submissions',
    label: t('submission-menu:submissions'),
    isEnabled: isOn && hasScreen(persona, submissionScreen) && can('submission:read'),
    source: (queries, query) => queries.options(searchSubmissions, { query }),
    command: (submission) => ({
      id: `submission-${submission.id}`,
      label: `${submission.accountName} · ${submission.submissionNumber}`,
      icon: 'inbox',
      perform: () => void navigate({ to: submissionAddress(submission, `/${persona.id}`) }),
    }),
  })
}
