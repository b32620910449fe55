import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { searchSubmissions } from '#core/insurance/submissions/endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useHasFlag } from '../../frame/flags/use-has-flag.ts'
import { useDebounced } from '../../frame/forms/use-debounced.ts'
import type { CommandSource } from '../../frame/palette/commands.ts'
import { hasScreen } from '../../frame/personas/persona.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { useCan } from '../../frame/platform/use-can.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { submissionAddress } from './submission-row.ts'
import { submissionScreen } from './submission-screens.ts'

const most = 8

/** Submissions that match the palette's search, for personas with a screen for them. */
export const useFoundSubmissions: CommandSource = (typed) => {
  const t = useWording()
  const { queries } = usePortal()
  const persona = usePersona()
  const navigate = useNavigate()
  const can = useCan()
  const isOn = useHasFlag()(submissionScreen)
  const debounced = useDebounced(typed)
  const isSearchable = isOn && hasScreen(persona, submissionScreen) && can('submission:read')
  const isAsked = debounced.length > 1 && isSearchable
  const { data, isFetching } = useQuery({
    ...queries.options(searchSubmissions, { query: { search: debounced, page: 0, size: most } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const found = isAsked ? (data?.content ?? []) : []
  return {
    found: [
      {
        id: 'submissions',
        label: t('submission-menu:submissions'),
        commands: found.map((submission) => ({
          id: `submission-${submission.id}`,
          label: `${submission.accountName} · ${submission.submissionNumber}`,
          icon: 'inbox',
          perform: () => void navigate({ to: submissionAddress(submission, `/${persona.id}`) }),
        })),
      },
    ],
    isSearching: isAsked && isFetching,
  }
}
