import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { getUnderwriting } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { Disclosure } from '#widgets/kit/Disclosure.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { QueryFailed } from '../../../frame/parts/QueryFailed.tsx'
import { part } from '../../../frame/parts/part.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { AnswersCard } from './AnswersCard.tsx'
import { BuildUpCard } from './BuildUpCard.tsx'
import { LossesCard } from './LossesCard.tsx'
import { RulesCard } from './RulesCard.tsx'
import { Duplicates, PreviousQuotes } from './SimilarCards.tsx'
import styles from './underwriting.styles.css'

const loading = <Skeleton lines={6} />

const ActivityPart = part(
  async () => (await import('../../accounts/activity/ActivityPart.tsx')).ActivityPart,
  { loading },
)
const NotesPart = part(async () => (await import('../../notes/NotesPart.tsx')).NotesPart, {
  loading,
})

const HistoryParts = ({ accountId }: { readonly accountId: string }) => {
  const css = useStyles(styles)
  const { queries } = usePortal()
  const answer = useQuery(queries.options(getAccount, { params: { id: accountId } }))
  const { data: account } = answer
  if (account === undefined) return answer.isPending ? loading : <QueryFailed answer={answer} />
  return (
    <div className={css['history']}>
      <NotesPart account={account} />
      <ActivityPart account={account} />
    </div>
  )
}

/** The account's notes and activity, loaded when opened; a typed note survives closing. */
const History = ({ accountId }: { readonly accountId: string }) => {
  const t = useWording('underwriting')
  const [wasOpened, setOpened] = useState(false)
  return (
    <Card>
      <Disclosure
        summary={t('underwriting:history.changed')}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) setOpened(true)
        }}
      >
        {wasOpened && <HistoryParts accountId={accountId} />}
      </Disclosure>
    </Card>
  )
}

/** The data for an underwriting decision, other than the terms. */
export const UnderwritingPart = ({ quote }: { readonly quote: Quote }) => {
  const css = useStyles(styles)
  const { queries } = usePortal()
  const answer = useQuery(queries.options(getUnderwriting, { params: { id: quote.id } }))
  const { data } = answer
  return (
    <div className={css['part']}>
      {answer.isPending && <Skeleton lines={8} height="2.4em" />}
      <QueryFailed answer={answer} />
      {data && (
        <>
          <RulesCard quote={quote} risk={data.risk} />
          {!quote.allowedActions.includes('update') && <AnswersCard quote={quote} />}
          <LossesCard losses={data.losses} />
          <BuildUpCard quote={quote} buildUp={data.buildUp} />
        </>
      )}
      <div className={css['similar']}>
        <PreviousQuotes quote={quote} />
        {data && <Duplicates duplicates={data.duplicates} />}
      </div>
      <History accountId={quote.accountId} />
    </div>
  )
}
