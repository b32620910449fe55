import type { Submission } from '#core/insurance/submissions/model.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { Disclosure } from '#widgets/kit/Disclosure.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { CardRows } from '../../../frame/parts/CardRows.tsx'

/** The values of an application that the parser skipped, each with the reason. */
export const UnreadValues = ({ submission }: { readonly submission: Submission }) => {
  const t = useWording('account-dialogs', 'submission-lifecycle')
  const { unread } = submission
  if (unread.length === 0) return null
  return (
    <Card>
      <Disclosure summary={t('account-dialogs:application.unread', { count: unread.length })}>
        <CardRows
          rows={unread.map(({ source, value, reason }, at) => ({
            id: String(at),
            name: source,
            mark: value,
            ...(reason !== 'unknown' && { end: t(`account-dialogs:application.reason.${reason}`) }),
          }))}
        />
      </Disclosure>
    </Card>
  )
}
