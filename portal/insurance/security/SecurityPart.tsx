import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '#core/insurance/accounts/model.ts'
import type { ExtendedProduct } from '#core/insurance/products/security-forms.ts'
import { getSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import { formOf } from '#core/insurance/security/form.ts'
import type { SecurityAnswersRecord } from '#core/insurance/security/model.ts'
import { askedQuestions, isAsked } from '#core/insurance/security/rules.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { Facts } from '../../frame/parts/Facts.tsx'
import { useCan } from '../../frame/platform/use-can.ts'
import { QueryFailed } from '../../frame/parts/QueryFailed.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { ProductSelect } from './ProductSelect.tsx'
import { SecurityAnswers } from './SecurityAnswers.tsx'
import { SocialEngineeringCard } from './SocialEngineeringCard.tsx'
import styles from './security.styles.css'
import { useQuestionText } from '#widgets/security-questions/use-question-text.ts'

const SavedAnswers = ({ record }: { readonly record: SecurityAnswersRecord }) => {
  const { t, question, answer } = useQuestionText()
  const form = formOf(record)
  const asked = askedQuestions({}).filter((each) => isAsked(each, form))
  return (
    <Facts
      facts={asked.map(({ name }) => [
        question(name),
        answer(name, form[name]) ?? t('security:notAnswered'),
      ])}
    />
  )
}

const SavedNote = ({
  record: { modified, modifiedBy },
}: {
  readonly record: SecurityAnswersRecord
}) => {
  const css = useStyles(styles)
  const { t, dateTime } = useFormats()
  if (modified === null) return null
  const date = dateTime(modified)
  return (
    <span className={css['saved']}>
      {modifiedBy === undefined
        ? t('security:savedAt', { date })
        : t('security:savedBy', { name: modifiedBy, date })}
    </span>
  )
}

/** The security answers of an account, and the social-engineering questionnaire. */
export const SecurityPart = ({ account }: { readonly account: Account }) => {
  const css = useStyles(styles)
  const { t } = useQuestionText()
  const { queries } = usePortal()
  const can = useCan()
  const [product, setProduct] = useState<ExtendedProduct>()
  // Restarts the form with the questionnaire's answers; its draft keeps the edits.
  const [checks, setChecks] = useState(0)
  const answer = useQuery(
    queries.options(getSecurityAnswers, { params: { accountId: account.id } }),
  )
  const isEditor = can('account:update')
  if (answer.data === undefined) {
    return (
      <div className={css['body']}>
        <Card title={t('security:title')}>
          {answer.isPending ? <Skeleton lines={8} /> : <QueryFailed answer={answer} />}
        </Card>
      </div>
    )
  }
  const record = answer.data
  return (
    <div className={css['body']}>
      <Card title={t('security:title')} aside={<SavedNote record={record} />}>
        <p className={css['lead']}>{t('security:lead')}</p>
        {isEditor ? (
          <>
            <ProductSelect accountId={account.id} value={product} onValue={setProduct} />
            <SecurityAnswers key={`${account.id} ${checks}`} record={record} product={product} />
          </>
        ) : (
          <SavedAnswers record={record} />
        )}
      </Card>
      {isEditor && (
        <SocialEngineeringCard
          account={account}
          record={record}
          onAnswered={() => setChecks((count) => count + 1)}
        />
      )}
    </div>
  )
}
