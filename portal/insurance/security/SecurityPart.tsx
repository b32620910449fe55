import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '#core/insurance/accounts/model.ts'
import { extendedProductOf, type ExtendedProduct } from '#core/insurance/products/security-forms.ts'
import { getSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import { formOf } from '#core/insurance/security/form.ts'
import type { SecurityAnswersRecord } from '#core/insurance/security/model.ts'
import { askedQuestions, isOpen } from '#core/insurance/security/rules.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { Select } from '#widgets/kit/Select.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { Facts } from '../../frame/parts/Facts.tsx'
import { useCan } from '../../frame/platform/use-can.ts'
import { QueryFailed } from '../../frame/parts/QueryFailed.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useOwnForms } from '../accounts/use-own-forms.ts'
import { SecurityAnswers } from './SecurityAnswers.tsx'
import { SocialEngineeringCard } from './SocialEngineeringCard.tsx'
import styles from './security.styles.css'
import { useQuestionText } from '#widgets/security-questions/use-question-text.ts'

const standard = 'standard'

/** The product line whose questions are shown, where the account has one that asks more. */
const ProductSelect = ({
  accountId,
  value,
  onValue,
}: {
  readonly accountId: string
  readonly value: ExtendedProduct | undefined
  readonly onValue: (value: ExtendedProduct | undefined) => void
}) => {
  const { t } = useQuestionText()
  const names = useWording('products')
  const lines = useOwnForms(accountId, 'security').flatMap((line) => extendedProductOf(line) ?? [])
  if (lines.length === 0) return null
  return (
    <Field label={t('security:product')}>
      <Select
        choices={[
          { value: standard, label: t('security:standardProducts') },
          ...lines.map((line) => ({ value: line, label: names(`products:names.${line}`) })),
        ]}
        value={value ?? standard}
        onValue={(chosen) => onValue(extendedProductOf(chosen))}
      />
    </Field>
  )
}

const SavedAnswers = ({ record }: { readonly record: SecurityAnswersRecord }) => {
  const { t, question, answer } = useQuestionText()
  const form = formOf(record)
  const asked = askedQuestions({}).filter((each) => isOpen(each, form))
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
  const { t, exact } = useFormats()
  if (modified === null) return null
  const date = exact(modified)
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
  // Starts the form again with the answers of the questionnaire; its draft keeps what was edited.
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
