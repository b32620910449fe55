import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Account } from '#core/insurance/accounts/model.ts'
import { defaultProductOf } from '#core/insurance/products/model.ts'
import { quotedProducts, regionOfProduct } from '#core/insurance/products/products.ts'
import { getAccount, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Combobox } from '#widgets/kit/Combobox.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { emptyQuoteAddress, wizardLink, type WizardSubject } from '../../wizard-paths.ts'
import { BackLink } from '../../../frame/parts/BackLink.tsx'
import { Screen } from '../../../frame/parts/Screen.tsx'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useTitle } from '../../../frame/shell/use-title.ts'
import { newAccountDialog } from '../../accounts/new-account-dialog.ts'
import { useCanAddAccounts } from '../../accounts/use-can-add-accounts.ts'
import { AccountFailed } from './AccountFailed.tsx'
import { contactDialog } from '../../contacts/contact-dialogs.ts'
import { UnfinishedQuotes } from './UnfinishedQuotes.tsx'
import styles from './wizard.styles.css'

/** The wizard of an account, for the product in the address or the region's default. */
const startOf = (
  { id: accountId, region }: Pick<Account, 'id' | 'region'>,
  named?: string,
): WizardSubject => ({
  accountId,
  product:
    quotedProducts.find((each) => each === named && regionOfProduct[each] === region) ??
    defaultProductOf[region],
})

/** Redirects an address with an account to its wizard. */
const Named = ({
  accountId,
  product,
}: {
  readonly accountId: string
  readonly product?: string
}) => {
  const { queries } = usePortal()
  const { id } = usePersona()
  const answer = useQuery(queries.options(getAccount, { params: { id: accountId } }))
  if (answer.data === undefined) {
    return answer.isPending ? <Skeleton lines={2} /> : <AccountFailed answer={answer} />
  }
  return <Navigate {...wizardLink(`/${id}`, startOf(answer.data, product))} replace />
}

/** Finds the account by name, adds it, or resumes an unfinished quote. */
const Find = ({ product }: { readonly product?: string }) => {
  const css = useStyles(styles)
  const t = useWording('wizard', 'accounts')
  const { api, dialogs, queries } = usePortal()
  const { id } = usePersona()
  const canAdd = useCanAddAccounts()
  const navigate = useNavigate()
  const form = useRef<HTMLDivElement>(null)
  // The user types a name next.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const search = async (text: string, signal: AbortSignal): Promise<readonly Account[]> => {
    const query = { search: text, page: 0, size: 20 }
    return (await api.call(searchAccounts, { query, signal, isShown: true })).content
  }
  const choose = (account: Account | undefined) => {
    if (account !== undefined) void navigate(wizardLink(`/${id}`, startOf(account, product)))
  }
  /** A new account, its contact, then its quote (spec 3 §2). */
  const add = async (name: string) => {
    const accountId = await dialogs.open(newAccountDialog, { name, isForQuote: true })
    if (accountId === undefined) return
    const account = await queries.fetch(getAccount, { params: { id: accountId } })
    if (!account.policyContactEmail)
      await dialogs.open(contactDialog, { accountId, isSkippable: true })
    void navigate({ to: emptyQuoteAddress(`/${id}`, startOf(account, product)) })
  }
  return (
    <div ref={form} className={css['form']}>
      <Field label={t('wizard:find.account')}>
        <Combobox<Account>
          name="accountId"
          value={undefined}
          onValue={choose}
          search={search}
          placeholder={t('wizard:find.search')}
          {...(canAdd && {
            creation: {
              labelOf: (name: string) => t('wizard:find.add', { name }),
              onCreate: (name: string) => void add(name.slice(0, 100)),
            },
          })}
          idOf={(account) => account.id}
          labelOf={(account) => account.name}
          detailOf={(account) => [account.agencyName, account.state].filter(Boolean).join(' · ')}
        />
      </Field>
      {canAdd && (
        <div className={css['add']}>
          <span>{t('wizard:find.none')}</span>
          <Button size="small" onClick={() => void add('')}>
            {t('accounts:new')}
          </Button>
        </div>
      )}
      <UnfinishedQuotes />
    </div>
  )
}

/** Finds the account to quote and starts its wizard. */
export const RequestQuote = () => {
  const css = useStyles(styles)
  const t = useWording('wizard')
  const { account, product }: { readonly account?: string; readonly product?: string } = useSearch({
    strict: false,
  })
  useTitle(t('wizard:title'))
  return (
    <Screen
      back={<BackLink label={t('quotes:back')} />}
      title={t('wizard:title')}
      lead={t('wizard:find.lead')}
    >
      <div className={css['wizard']}>
        {account === undefined ? (
          <Find {...(product !== undefined && { product })} />
        ) : (
          <Named accountId={account} {...(product !== undefined && { product })} />
        )}
      </div>
    </Screen>
  )
}
