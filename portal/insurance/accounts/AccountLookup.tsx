import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ClientError, isCancelled } from '#core/foundation/errors/client-error.ts'
import { RestoredFields } from '#widgets/kit/RestoredDraft.tsx'
import { Button } from '#widgets/kit/Button.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Form } from '../../frame/forms/Form.tsx'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { BackLink } from '../../frame/parts/BackLink.tsx'
import { Screen } from '../../frame/parts/Screen.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useTitle } from '../../frame/shell/use-title.ts'
import { formOf, lookupRecord } from './lookup-form.ts'
import { lookupSearch, type LookupSearch } from './lookup-search.ts'
import { emptyNewAccount, newAccountField, type NewAccountForm } from './new-account-form.ts'
import { NewAccountFields } from './NewAccountFields.tsx'
import {
  useIsAccountReady,
  useNewAccount,
  useNewRegion,
  useAccountCreator,
} from './use-new-account.ts'
import styles from './account-lookup.styles.css'

const Lookup = ({ search }: { readonly search: LookupSearch }) => {
  const t = useWording('portal', 'account-dialogs', 'account-form')
  const { notifications } = usePortal()
  const region = useNewRegion(search.region)
  const { shape, add } = useNewAccount(region)
  const { isProvider } = useAccountCreator()
  const broken = t(isProvider ? 'account-dialogs:new.failedProvider' : 'account-dialogs:new.failed')
  const start = formOf(search)
  const record = lookupRecord(search)
  const { form, restored, refuse, forget } = useDraftForm<NewAccountForm>({ shape, start, record })
  const isReady = useIsAccountReady(form.watch())
  const [failure, setFailure] = useState<string>()

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      await add(values)
    } catch (error) {
      if (isCancelled(error)) return
      const isBroken = error instanceof ClientError && error.status >= 500
      const rejected = refuse(error, newAccountField)
      setFailure(isBroken ? broken : rejected)
      return
    }
    forget()
    notifications.show('success', t('account-dialogs:new.done'))
  })

  return (
    <Form
      layout="tab"
      failure={failure}
      submit={{
        label: t('account-dialogs:new.submit'),
        isBusy: form.formState.isSubmitting,
        isReady,
      }}
      onSubmit={submit}
      links={
        <Button
          variant="quiet"
          onClick={() => {
            forget()
            form.reset(emptyNewAccount)
          }}
        >
          <RestoredFields {...restored} />
          {t('account-dialogs:new.clear')}
        </Button>
      }
    >
      <NewAccountFields form={form} region={region} />
    </Form>
  )
}

/** Looks up the company in the address and adds its account. */
export const AccountLookup = () => {
  const t = useWording('portal', 'account-dialogs', 'account-form', 'accounts')
  const css = useStyles(styles)
  const search = lookupSearch.parse(useSearch({ strict: false }))
  const title = t('account-dialogs:new.lookup')
  useTitle(title)
  return (
    <Screen
      title={title}
      lead={t('account-dialogs:new.lookupLead')}
      back={<BackLink label={t('accounts:back')} />}
    >
      <div className={css['body']}>
        <Lookup key={JSON.stringify(search)} search={search} />
      </div>
    </Screen>
  )
}
