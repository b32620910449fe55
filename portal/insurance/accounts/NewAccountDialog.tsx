import { useNavigate } from '@tanstack/react-router'
import { formDraftKey, writeDraft } from '#core/foundation/storage/form-draft.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { answerDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { screenPath } from '../../frame/personas/persona-paths.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { formOf, lookupOf, lookupRecord } from './lookup-form.ts'
import { lookupScreen, msspLookupScreen } from './lookup-screens.ts'
import { emptyNewAccount, newAccountField, type NewAccountForm } from './new-account-form.ts'
import { NewAccountFields } from './NewAccountFields.tsx'
import {
  useIsAccountReady,
  useNewAccount,
  useNewRegion,
  useAccountCreator,
} from './use-new-account.ts'

const record = 'new-account'

/** Opens the lookup page with the entered values (spec 3 §2). */
const useLookup = () => {
  const { host, session } = usePortal()
  const persona = usePersona()
  const navigate = useNavigate()
  const region = useNewRegion()
  const { isProvider } = useAccountCreator()
  return (form: NewAccountForm) => {
    const search = lookupOf(form, isProvider ? undefined : region)
    const keyOf = (draft: string) => formDraftKey(session.$user.get(), draft)
    // Values that the address does not carry move from the dialog's draft to the page's.
    writeDraft(host.tab, keyOf(lookupRecord(search)), form, formOf(search))
    host.tab.remove(keyOf(record))
    void navigate({
      to: screenPath(persona, isProvider ? msspLookupScreen : lookupScreen),
      search,
      ignoreBlocker: true,
    })
  }
}

/** Whether the dialog searches for the company: a provider searches before adding the account. */
const searches = (isProvider: boolean, { registerId }: NewAccountForm): boolean =>
  isProvider && registerId === ''

interface Input {
  readonly name?: string | undefined
  readonly isForQuote?: boolean | undefined
}

const Fields = ({ input, form }: FormFieldsProps<Input, NewAccountForm>) => {
  const t = useWording('portal', 'account-dialogs', 'account-form')
  const { dialogs } = usePortal()
  const look = useLookup()
  const { isProvider } = useAccountCreator()
  return (
    <>
      <NewAccountFields
        form={form}
        region={useNewRegion()}
        {...(input.isForQuote === true && { onOwn: (id: string) => dialogs.finish(id) })}
      />
      {input.isForQuote !== true && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            if (isProvider) {
              form.reset(emptyNewAccount)
              return
            }
            dialogs.finish(undefined)
            look(form.getValues())
          }}
        >
          {t(isProvider ? 'account-dialogs:new.clear' : 'account-dialogs:new.look')}
        </Button>
      )}
    </>
  )
}

/**
 * Adds an account and opens its page, unless a quote follows. Existing companies are suggested
 * while typing. A managed security provider searches first and adds the account once a company is
 * chosen.
 */
export const NewAccountDialog = answerDialog<Input, NewAccountForm, string | undefined>({
  useSettings: ({ name = '', isForQuote = false }) => {
    const t = useWording('portal', 'account-dialogs', 'account-form')
    const { notifications } = usePortal()
    const { isProvider } = useAccountCreator()
    const look = useLookup()
    const { shape, create, add } = useNewAccount(useNewRegion(), { isSearch: isProvider })
    return {
      title: t('account-dialogs:new.title'),
      lead: t(isProvider ? 'account-dialogs:new.leadProvider' : 'account-dialogs:new.lead'),
      submit: (form: NewAccountForm) =>
        t(searches(isProvider, form) ? 'account-dialogs:new.search' : 'account-dialogs:new.submit'),
      broken: t(isProvider ? 'account-dialogs:new.failedProvider' : 'account-dialogs:new.failed'),
      shape,
      start: { ...emptyNewAccount, name },
      // A name from a search overrides a draft.
      record: name === '' ? record : `${record}.${name}`,
      fieldOf: newAccountField,
      send: async (form: NewAccountForm) => {
        if (searches(isProvider, form)) {
          look(form)
          return undefined
        }
        const account = isForQuote ? await create(form) : await add(form)
        notifications.show('success', t('account-dialogs:new.done'))
        return account.id
      },
    }
  },
  useIsReady: (form: NewAccountForm) => {
    const { isProvider } = useAccountCreator()
    const isReady = useIsAccountReady(form)
    return isReady || searches(isProvider, form)
  },
  Fields,
})
