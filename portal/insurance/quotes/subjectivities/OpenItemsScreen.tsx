import { useQuery } from '@tanstack/react-query'
import { listAskedOfInsured } from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { QueryFailed } from '../../../frame/parts/QueryFailed.tsx'
import { Screen } from '../../../frame/parts/Screen.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useTitle } from '../../../frame/shell/use-title.ts'
import { OpenItems } from './OpenItems.tsx'
import styles from './subjectivities.styles.css'

/** The open items of a policyholder's quotes. */
export const OpenItemsScreen = () => {
  const css = useStyles(styles)
  const t = useWording('portal', 'subjectivities')
  const { queries } = usePortal()
  const title = t('portal:menu.openItems')
  useTitle(title)
  const answer = useQuery(queries.options(listAskedOfInsured))
  const { data } = answer
  return (
    <Screen title={title}>
      <div className={css['quotes']}>
        {answer.isPending && <Skeleton lines={8} />}
        <QueryFailed answer={answer} />
        {data?.content.length === 0 && (
          <Card title={t('subjectivities:nothing')}>
            <p>{t('subjectivities:nothingLead')}</p>
          </Card>
        )}
        {data?.content.map(({ quoteId, quoteNumber, companyName, agencyName, timezone, items }) => (
          <Card key={quoteId} title={`${quoteNumber}, ${agencyName}`}>
            <p className={css['muted']}>
              {t('subjectivities:leadInsured', { number: quoteNumber, company: companyName })}
            </p>
            <OpenItems
              timezone={timezone}
              quoteId={quoteId}
              items={items}
              onAnswered={() => void queries.refresh(listAskedOfInsured)}
            />
          </Card>
        ))}
      </div>
    </Screen>
  )
}
