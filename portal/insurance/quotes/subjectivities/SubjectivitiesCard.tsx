import {
  askInsured,
  decideSubjectivity,
  downloadSubjectivity,
} from '#core/insurance/quotes/subjectivities/endpoints.ts'
import {
  openSubjectivityStatuses,
  type Subjectivity,
} from '#core/insurance/quotes/subjectivities/model.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { openQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { saveFile } from '#widgets/kit/save-file.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useInlineAttempt } from '../../../frame/actions/use-attempt.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { Status } from '../../../frame/parts/Status.tsx'
import { useCan } from '../../../frame/platform/use-can.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useMark } from '../changes/fact-marks.tsx'
import { refreshSubjectivities } from './refresh-subjectivities.ts'
import {
  addSubjectivityDialog,
  fillSubjectivityDialog,
  waiveSubjectivityDialog,
} from './subjectivity-dialogs.ts'
import { subjectivityMarks } from './subjectivity-marks.ts'
import styles from './subjectivities.styles.css'

interface ItemProps {
  readonly quoteId: string
  readonly item: Subjectivity
  /** Whether the quote can still be bound. */
  readonly isLive: boolean
}

/** The answer, with its file. */
const Answered = ({ quoteId, item }: Pick<ItemProps, 'quoteId' | 'item'>) => {
  const css = useStyles(styles)
  const t = useWording('subjectivities')
  const { dateTime } = useFormats()
  const { api } = usePortal()
  const { answer, fileName, filled, filledBy } = item
  if (filled === null) return null
  const download = async () => {
    const params = { id: quoteId, subjectivityId: item.id }
    saveFile(await api.call(downloadSubjectivity, { params }))
  }
  const date = dateTime(filled)
  return (
    <div className={css['answer']}>
      {answer !== null && <p>{answer}</p>}
      <p className={css['muted']}>
        {filledBy === null
          ? t('subjectivities:answeredBySomebody', { date })
          : t('subjectivities:answered', { name: filledBy, date })}
      </p>
      {fileName !== null && (
        <div>
          <Button size="small" onClick={() => void download()}>
            {t('subjectivities:download', { file: fileName })}
          </Button>
        </div>
      )}
    </div>
  )
}

const Item = ({ quoteId, item, isLive }: ItemProps) => {
  const css = useStyles(styles)
  const t = useWording('subjectivities')
  const portal = usePortal()
  const can = useCan()
  const { busy, failure, attempt } = useInlineAttempt<'OPEN' | 'MET'>()
  const isOpen = openSubjectivityStatuses.some((each) => each === item.status)
  const mark = useMark()
  const { text, id: subjectivityId } = item

  const decide = (status: 'OPEN' | 'MET') => () =>
    void attempt(status, async () => {
      const params = { id: quoteId, subjectivityId }
      const { status: before, filled } = item
      const body = { status, ...(before !== 'unknown' && { seen: { status: before, filled } }) }
      try {
        await portal.api.call(decideSubjectivity, { params, body })
      } finally {
        // Also after a rejected decision, because the screen may be stale.
        await refreshSubjectivities(portal)
      }
    })
  const decision = (status: 'OPEN' | 'MET', texts: 'meet' | 'reopen') => (
    <Button
      size="small"
      busy={busy === status}
      aria-label={t(`subjectivities:${texts}Action`, { text })}
      onClick={decide(status)}
    >
      {t(`subjectivities:${texts}`)}
    </Button>
  )
  return (
    <li className={css['item']}>
      <div className={css['head']}>
        <span className={css['text']}>{text}</span>
        <Status of={subjectivityMarks} value={item.status} isQuiet />
      </div>
      {mark('subjectivity', text)}
      <Answered quoteId={quoteId} item={item} />
      {item.waiveReason !== null && (
        <p className={css['muted']}>{t('subjectivities:waived', { reason: item.waiveReason })}</p>
      )}
      {failure && <Notice tone="error">{failure.message}</Notice>}
      {isLive && (
        <div className={css['actions']}>
          {isOpen && can('quote:fill') && (
            <Button
              size="small"
              aria-label={t('subjectivities:fillAction', { text })}
              onClick={() =>
                void portal.dialogs.open(fillSubjectivityDialog, { quoteId, subjectivityId })
              }
            >
              {t('subjectivities:fill')}
            </Button>
          )}
          {can('quote:review') && isOpen && decision('MET', 'meet')}
          {can('quote:review') && isOpen && (
            <Button
              size="small"
              aria-label={t('subjectivities:waiveAction', { text })}
              onClick={() =>
                void portal.dialogs.open(waiveSubjectivityDialog, { quoteId, subjectivityId })
              }
            >
              {t('subjectivities:waive')}
            </Button>
          )}
          {can('quote:review') && item.status !== 'OPEN' && decision('OPEN', 'reopen')}
        </div>
      )}
    </li>
  )
}

/** The subjectivities of a quote: underwriters add, accept and waive them; agencies answer. */
export const SubjectivitiesCard = ({
  quote,
  items,
}: {
  readonly quote: Quote
  readonly items: readonly Subjectivity[]
}) => {
  const css = useStyles(styles)
  const t = useWording('subjectivities')
  const { api, dialogs, notifications } = usePortal()
  const can = useCan()
  const isLive = openQuoteStatuses.some((status) => status === quote.status)
  const isUnderwriter = can('quote:review')
  const { busy, failure, attempt } = useInlineAttempt<'ask'>()
  const mayAsk = isLive && can('quote:ask') && items.some(({ status }) => status === 'OPEN')
  const ask = () =>
    attempt('ask', async () => {
      await api.call(askInsured, { params: { id: quote.id } })
      notifications.show('success', t('subjectivities:asked'))
    })
  return (
    <Card
      title={t('subjectivities:title')}
      aside={
        isUnderwriter &&
        isLive && (
          <Button
            size="small"
            icon="plus"
            onClick={() => void dialogs.open(addSubjectivityDialog, { quoteId: quote.id })}
          >
            {t('subjectivities:add')}
          </Button>
        )
      }
    >
      <p className={css['muted']}>
        {t(isUnderwriter ? 'subjectivities:leadStaff' : 'subjectivities:lead')}
      </p>
      {failure && <Notice tone="error">{failure.message}</Notice>}
      {items.length === 0 && <p>{t('subjectivities:none')}</p>}
      {items.length > 0 && (
        <ul className={css['items']}>
          {items.map((item) => (
            <Item key={item.id} quoteId={quote.id} item={item} isLive={isLive} />
          ))}
        </ul>
      )}
      {mayAsk && (
        <p>
          <Button size="small" busy={busy === 'ask'} onClick={() => void ask()}>
            {t('subjectivities:ask')}
          </Button>
        </p>
      )}
    </Card>
  )
}
