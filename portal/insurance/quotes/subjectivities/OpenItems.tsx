import { useState } from 'react'
import type { Subjectivity } from '#core/insurance/quotes/subjectivities/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { Status } from '../../../frame/parts/Status.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { subjectivityMarks } from './subjectivity-marks.ts'
import styles from './subjectivities.styles.css'

interface OpenItemProps {
  readonly quoteId: string
  /** The zone of the insured. */
  readonly timezone: string | undefined
  readonly item: Subjectivity
  readonly onAnswered: () => void
}

/** One open item: its answer, or the form for it. */
const OpenItem = ({ quoteId, timezone, item, onAnswered }: OpenItemProps) => {
  const css = useStyles(styles)
  const t = useWording('subjectivities')
  const { dateTime } = useFormats(timezone)
  const [isOpen, setOpen] = useState(item.status === 'OPEN')
  const { id, text, status, answer, fileName, filled } = item
  return (
    <li className={css['item']}>
      <div className={css['head']}>
        <span className={css['text']}>{text}</span>
        <Status of={subjectivityMarks} value={status} isQuiet />
      </div>
      {filled !== null && (
        <p className={css['muted']}>
          {[answer, fileName, t('subjectivities:answeredBySomebody', { date: dateTime(filled) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {isOpen ? (
        <AnswerForm
          quoteId={quoteId}
          subjectivityId={id}
          text={text}
          onAnswered={() => {
            setOpen(false)
            onAnswered()
          }}
        />
      ) : (
        status === 'FILLED' && (
          <div>
            <Button
              size="small"
              aria-label={t('subjectivities:fillAction', { text })}
              onClick={() => setOpen(true)}
            >
              {t('subjectivities:again')}
            </Button>
          </div>
        )
      )}
    </li>
  )
}

/** The open items of the insured, each with its answer. */
export const OpenItems = ({
  items,
  ...rest
}: { readonly items: readonly Subjectivity[] } & Omit<OpenItemProps, 'item'>) => {
  const css = useStyles(styles)
  return (
    <ul className={css['items']}>
      {items.map((item) => (
        <OpenItem key={item.id} item={item} {...rest} />
      ))}
    </ul>
  )
}
