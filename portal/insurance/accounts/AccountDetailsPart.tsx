import { useSearch } from '@tanstack/react-router'
import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { countAccounts, getAccount, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { listAccountFields } from '#core/insurance/accounts/offer-endpoints.ts'
import {
  listEligibleProducts,
  quickQuotePremium,
} from '#core/insurance/accounts/eligibility-endpoints.ts'
import { detailsProductOf } from '#core/insurance/products/details-forms.ts'
import { getQuote, getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { Select } from '#widgets/kit/Select.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { ElementMount } from '../../frame/elements/ElementMount.tsx'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { useCan } from '../../frame/platform/use-can.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import type { AccountViewProps } from './account-part.ts'
import { ApplicationButton } from './application/ApplicationButton.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import { MissingFields } from './MissingFields.tsx'
import { useProductForms } from './use-product-forms.ts'
import styles from './details-part.styles.css'

/** Endpoints whose responses contain account details. */
const refetches = [
  getAccount,
  listAccountFields,
  listEligibleProducts,
  quickQuotePremium,
  searchAccounts,
  countAccounts,
  searchQuotes,
  getQuote,
  getQuoteById,
]

const common = 'common'

/** The product whose form is shown, if a product of the account has further fields. */
const ProductSelect = ({
  account: { id, region },
  value,
  onValue,
}: AccountViewProps & {
  readonly value: string | undefined
  readonly onValue: (value: string | undefined) => void
}) => {
  const css = useStyles(styles)
  const t = useWording('account-form', 'products')
  const own = useProductForms(id, 'details').flatMap((each) => detailsProductOf(each, region) ?? [])
  if (own.length === 0) return null
  return (
    <div className={css['product']}>
      <Field label={t('account-form:details.product')}>
        <Select
          choices={[
            { value: common, label: t('account-form:details.standardProducts') },
            ...own.map((each) => ({ value: each, label: t(`products:names.${each}`) })),
          ]}
          value={value ?? common}
          onValue={(chosen) => onValue(own.find((each) => each === chosen))}
        />
      </Field>
    </div>
  )
}

/** The embeddable account form, for the account or for one of its quotes. */
const DetailsEditor = ({ account }: AccountViewProps) => {
  const { id, region } = account
  const { queries, flags } = usePortal()
  const persona = usePersona()
  const { quote, product: requestedProduct } = useSearch({ strict: false })
  const [product, setProduct] = useState(detailsProductOf(requestedProduct, region))
  // Agencies that edit quotes themselves are not warned (spec 2 §6).
  const skips = useStore(flags.$flags).BROKER_EDIT && persona.id === 'agency'
  const attributes = useMemo(
    () => ({
      'account-id': id,
      ...(quote && { 'quote-id': quote }),
      ...(product && { product }),
      ...(skips && { warnings: 'skip' }),
    }),
    [id, quote, product, skips],
  )
  const events = useMemo(
    () => ({ 'parapet-account-saved': () => void queries.refresh(...refetches) }),
    [queries],
  )
  const form = useRef<HTMLElement>(null)
  const formRef = useCallback((element: HTMLElement | null) => {
    form.current = element
  }, [])
  return (
    <>
      <ApplicationButton account={account} form={form} />
      {!quote && (
        <ProductSelect
          account={account}
          value={product}
          onValue={(chosen) => setProduct(detailsProductOf(chosen, region))}
        />
      )}
      <MissingFields account={account} product={product} />
      <Suspense fallback={<Skeleton lines={12} height="3.4em" />}>
        <ElementMount
          tag="parapet-account-form"
          attributes={attributes}
          events={events}
          elementRef={formRef}
        />
      </Suspense>
    </>
  )
}

/** The details of a company: a form with permission and the flag ACCOUNT_EDIT, else read-only. */
export const AccountDetailsPart = ({ account }: AccountViewProps) => {
  const css = useStyles(styles)
  const t = useWording('account-form')
  const can = useCan()
  const { flags } = usePortal()
  const isEditable = useStore(flags.$flags).ACCOUNT_EDIT && can('account:update')
  return (
    <div className={css['part']}>
      {isEditable ? (
        <DetailsEditor key={account.id} account={account} />
      ) : (
        <Card title={t('account-form:details.title')}>
          <AccountFacts account={account} />
        </Card>
      )}
    </div>
  )
}
