import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { searchSubmissions } from '#core/insurance/submissions/endpoints.ts'
import { unquotedStatuses } from '#core/insurance/submissions/statuses.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useHasFlag } from '../../../frame/flags/use-has-flag.ts'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { useCan } from '../../../frame/platform/use-can.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'

/** The flag of submissions. */
const submissions = { flag: 'SUBMISSIONS_VIEW' } as const

/**
 * The submission that the wizard's quote will be linked to, if one is open: the account's newest,
 * as the server chooses.
 */
export const AnsweredSubmission = ({ accountId }: { readonly accountId: string }) => {
  const t = useWording('wizard')
  const { queries } = usePortal()
  const { id } = usePersona()
  const isShown = useCan()('submission:read')
  const hasFlag = useHasFlag()
  const { data } = useQuery({
    ...queries.options(searchSubmissions, {
      query: {
        page: 0,
        size: 1,
        sort: 'created,desc',
        filter: {
          accountId: [accountId],
          businessType: ['new_business'],
          status: [...unquotedStatuses],
        },
      },
    }),
    enabled: isShown && hasFlag(submissions),
  })
  const waiting = data?.content[0]
  if (waiting === undefined) return null
  return (
    <p>
      <Link
        to="/$persona/submissions/$submissionId"
        params={{ persona: id, submissionId: waiting.id }}
      >
        {t('wizard:submission', { number: waiting.submissionNumber })}
      </Link>
    </p>
  )
}
