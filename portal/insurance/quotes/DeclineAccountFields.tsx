import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormCheckbox } from '../../frame/forms/FormCheckbox.tsx'
import { useCan } from '../../frame/platform/use-can.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { allowsAccount } from '../accounts/saved-account.ts'
import { DeclineReasonFields } from '../accounts/ClosingReasonFields.tsx'
import { accountNames, type DeclineForm } from './decline-form.ts'

/** Whether the viewer may also decline the quote's account. */
const useCanDecline = (quoteId: string): boolean => {
  const { queries } = usePortal()
  const canDecline = useCan()('account:decline')
  const quote = useQuery(queries.options(getQuoteById, { params: { id: quoteId } }))
  const accountId = quote.data?.accountId ?? ''
  const { data } = useQuery({
    ...queries.options(getAccount, { params: { id: accountId } }),
    enabled: canDecline && accountId !== '',
  })
  return data !== undefined && allowsAccount('decline')(data)
}

interface DeclineAccountFieldsProps {
  readonly quoteId: string
  readonly form: UseFormReturn<DeclineForm>
}

/** Also declines the quote's account, with its own reason (spec 2 §4, §5). */
export const DeclineAccountFields = ({ quoteId, form }: DeclineAccountFieldsProps) => {
  const t = useWording('portal', 'account-dialogs')
  if (!useCanDecline(quoteId)) return null
  return (
    <>
      <FormCheckbox
        form={form}
        name="declinesAccount"
        label={t('account-dialogs:decline.toggle')}
      />
      {form.watch('declinesAccount') && (
        <fieldset>
          <legend>{t('account-dialogs:decline.title')}</legend>
          <DeclineReasonFields form={form} names={accountNames} />
        </fieldset>
      )}
    </>
  )
}
