import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { getUnderwriting } from '#core/insurance/quotes/underwriting-endpoints.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { Disclosure } from '#widgets/kit/Disclosure.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { QueryFailed } from '../../../frame/parts/QueryFailed.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { AnswersCard } from './AnswersCard.tsx'
import { BuildUpCard } from './BuildUpCard.tsx'
import { LossesCard } from './LossesCard.tsx'
import { RulesCard } from './RulesCard.tsx'
import { Duplicates, PreviousQuotes } from './SimilarCards.tsx'
import styles from './underwriting.styles.css'

const ActivityPart = lazy(async () => ({
  default: (await import('../../activity/ActivityPart.tsx')).ActivityPart,
}))
const NotesPart = lazy(async () => ({
  default: (await import('../../notes/NotesPart.tsx')).NotesPart,
}))

/** Notes and activity of the account, loaded when they are opened. */
const History = ({ accountId }: { readonly accountId: string }) => {
  const css = useStyles(styles)
  const t = useWording('underwriting')
  const { queries } = usePortal()
  const [isOpen, setOpen] = useState(false)
  const { data: account } = useQuery({
    ...queries.options(getAccount, { params: { id: accountId } }),
    enabled: isOpen,
  })
  return (
    <Card>
      <Disclosure
        summary={t('underwriting:history.changed')}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        {account === undefined ? (
          isOpen && <Skeleton lines={6} />
        ) : (
          <Suspense fallback={<Skeleton lines={6} />}>
            <div className={css['history']}>
              <NotesPart account={account} />
              <ActivityPart account={account} />
            </div>
          </Suspense>
        )}
      </Disclosure>
    </Card>
  )
}

/** What an underwriter decides by, beside the terms of a quote. */
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
