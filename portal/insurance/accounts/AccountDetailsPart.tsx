import { useMemo, useState } from 'react'
import { ClientError, isCancelled } from '#core/foundation/errors/client-error.ts'
import { countAccounts, getAccount, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { checkAccountUpdate, updateAccount } from '#core/insurance/accounts/form-endpoints.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { getQuote, getQuoteById, searchQuotes } from '#core/insurance/quotes/endpoints.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { confirm } from '../../frame/dialogs/confirm.ts'
import { Form } from '../../frame/forms/Form.tsx'
import { LeaveGuard } from '../../frame/forms/LeaveGuard.tsx'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { useCan } from '../../frame/platform/use-can.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import type { AccountViewProps } from './account-part.ts'
import { AccountFacts } from './AccountFacts.tsx'
import {
  conflictingFields,
  detailsForm,
  detailsFormOf,
  detailsOf,
  formFieldOf,
  type DetailsField,
  type DetailsForm,
} from './details-form.ts'
import { DetailsConflict } from './DetailsConflict.tsx'
import { DetailsFields } from './DetailsFields.tsx'
import styles from './details-part.styles.css'

/** What the details are saved over: the account as it was read, and what others changed since. */
interface Version {
  readonly account: Account
  readonly conflicts?: readonly DetailsField[]
}

const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ClientError && error.code === 'accountChanged'

/** Endpoints whose answers show details of accounts. */
const refetches = [getAccount, searchAccounts, countAccounts, searchQuotes, getQuote, getQuoteById]

const DetailsEditor = ({ account }: AccountViewProps) => {
  const css = useStyles(styles)
  const t = useWording('account-form', 'accounts', 'address')
  const portal = usePortal()
  const { api, queries, notifications, clock } = portal
  const year = new Date(clock.now()).getUTCFullYear()
  const { region } = account
  const shape = useMemo(() => detailsForm({ region, year }), [region, year])
  const [version, setVersion] = useState<Version>({ account })
  const [failure, setFailure] = useState<string>()
  const { form, isDirty, refuse, forget } = useDraftForm<DetailsForm>({
    shape,
    start: detailsFormOf(account),
    record: `account.${account.id}`,
  })

  /** Reads what somebody else saved; values that were not changed here become theirs. */
  const takeOver = async (mine: DetailsForm) => {
    const now = await api.call(getAccount, { params: { id: account.id } })
    const [base, theirs] = [detailsFormOf(version.account), detailsFormOf(now)]
    const conflicts = conflictingFields({ mine, base, theirs }).filter(
      (field) => mine[field] !== base[field],
    )
    for (const field of Object.keys(base) as DetailsField[]) {
      if (mine[field] === base[field]) form.setValue(field, theirs[field])
    }
    setVersion({ account: now, conflicts })
  }

  const save = async (values: DetailsForm) => {
    const body = { accountId: account.id, ...detailsOf(values) }
    const { WillInvalidateQuotes: invalidates } = await api.call(checkAccountUpdate, { body })
    if (
      invalidates &&
      !(await confirm(portal, {
        title: t('account-form:effect.title'),
        lead: t('account-form:effect.invalidates', { company: account.name }),
        confirm: t('account-form:effect.confirm'),
        weight: 'binding',
      }))
    ) {
      return
    }
    const saved = await api.call(updateAccount, { body, ifMatch: version.account.modified })
    queries.client.setQueryData(
      queries.options(getAccount, { params: { id: account.id } }).queryKey,
      saved,
    )
    form.reset(detailsFormOf(saved))
    forget()
    setVersion({ account: saved })
    void queries.refresh(...refetches)
    notifications.show('success', t('account-form:details.saved'))
    if (invalidates) {
      await confirm(portal, {
        title: t('account-form:effect.doneTitle'),
        lead: t('account-form:effect.done'),
        confirm: t('account-form:effect.understood'),
      })
    }
  }

  const send = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      await save(values)
    } catch (error) {
      if (isCancelled(error)) return
      if (isChangedMeanwhile(error)) return takeOver(values)
      setFailure(refuse(error, formFieldOf))
    }
  })

  return (
    <Card title={t('account-form:details.title')}>
      <Form
        layout="tab"
        isLong
        failure={failure}
        submit={{
          label: t('account-form:details.save'),
          isBusy: form.formState.isSubmitting,
          isReady: isDirty,
        }}
        onCancel={
          isDirty
            ? () => {
                form.reset(detailsFormOf(version.account))
                forget()
              }
            : undefined
        }
        onSubmit={(event) => (isDirty ? send(event) : undefined)}
      >
        <LeaveGuard isDirty={isDirty} />
        <div className={css['stack']}>
          {version.conflicts && (
            <DetailsConflict
              fields={version.conflicts}
              mine={form.watch()}
              theirs={detailsFormOf(version.account)}
              onTake={(field) => {
                form.setValue(field, detailsFormOf(version.account)[field], { shouldDirty: true })
                setVersion(({ conflicts = [], ...rest }) => ({
                  ...rest,
                  conflicts: conflicts.filter((each) => each !== field),
                }))
              }}
            />
          )}
          <DetailsFields account={version.account} form={form} />
        </div>
      </Form>
    </Card>
  )
}

/** The details of a company: a form for those who may change them, else what is known. */
export const AccountDetailsPart = ({ account }: AccountViewProps) => {
  const css = useStyles(styles)
  const t = useWording('account-form')
  const can = useCan()
  return (
    <div className={css['part']}>
      {can('account:update') ? (
        <DetailsEditor key={account.id} account={account} />
      ) : (
        <Card title={t('account-form:details.title')}>
          <AccountFacts account={account} />
        </Card>
      )}
    </div>
  )
}
