import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { declineAccount, loseAccount } from '#core/insurance/accounts/closure-endpoints.ts'
import {
  accountDecline,
  accountDeclineReasons,
  accountLoss,
  declineReason,
  lossReason,
  lostReasons,
} from '#core/insurance/accounts/closure.ts'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { listProducts } from '#core/insurance/accounts/offer-endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { FormSelect } from '../../frame/forms/FormSelect.tsx'
import { emptyReason, reasonBody, reasonCheck, reasonTexts } from '../../frame/forms/reason-form.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { DeclineReasonFields, LossReasonFields } from './ClosingReasonFields.tsx'
import { useAccountSummary } from './use-account.ts'

interface Closed {
  readonly accountId: string
  readonly productType?: string | undefined
}

/** The reason, and the requested product; empty without one. */
const texts = { ...reasonTexts, productType: z.string() }
const declineForm = z.object(texts).check(reasonCheck(declineReason, accountDeclineReasons))
const lossForm = z.object(texts).check(reasonCheck(lossReason, lostReasons))
type ReasonForm = z.output<typeof declineForm>

const bodyOf = ({ productType, ...reason }: ReasonForm) => ({
  ...reasonBody(reason),
  ...(productType !== '' && { productType }),
})

/** The requested product, among those of the account's region. */
const ProductField = ({ input, form }: FormFieldsProps<Closed, ReasonForm>) => {
  const t = useWording('portal', 'account-dialogs', 'products')
  const { queries } = usePortal()
  const account = useQuery(queries.options(getAccount, { params: { id: input.accountId } }))
  const country = account.data?.region
  const { data, isPending } = useQuery({
    ...queries.options(listProducts, { query: { country } }),
    enabled: country !== undefined,
  })
  return (
    <FormSelect
      form={form}
      name="productType"
      label={t('account-dialogs:product')}
      isLoading={isPending}
      choices={[
        { value: '', label: t('account-dialogs:noProduct') },
        ...(data?.content ?? []).map(({ id }) => ({ value: id, label: t(`products:names.${id}`) })),
      ]}
    />
  )
}

const DeclineFields = ({ input, form }: FormFieldsProps<Closed, ReasonForm>) => (
  <>
    <DeclineReasonFields form={form} />
    <ProductField input={input} form={form} />
  </>
)

const LossFields = ({ input, form }: FormFieldsProps<Closed, ReasonForm>) => (
  <>
    <LossReasonFields form={form} />
    <ProductField input={input} form={form} />
  </>
)

/** Declines an account with a reason of spec 2 §9 or a free text. */
export const DeclineAccountDialog = formDialog({
  useSettings: ({ accountId, productType }: Closed) => {
    const t = useWording('portal', 'accounts', 'account-dialogs')
    const { api } = usePortal()
    const { textParams, summary } = useAccountSummary(accountId)
    return {
      title: t('account-dialogs:decline.title'),
      lead: t('account-dialogs:decline.lead', textParams),
      submit: t('account-dialogs:decline.submit'),
      summary,
      isDangerous: true,
      shape: declineForm,
      start: { ...emptyReason, productType: productType ?? '' },
      record: `decline-account.${accountId}`,
      send: (form: ReasonForm) =>
        api.call(declineAccount, {
          params: { accountId },
          body: accountDecline.parse(bodyOf(form)),
        }),
      done: () => t('accounts:done.decline'),
      failed: t('account-dialogs:decline.failed'),
    }
  },
  Fields: DeclineFields,
})

/** Marks an account as lost with a reason of spec 2 §9 or a free text. */
export const LoseAccountDialog = formDialog({
  useSettings: ({ accountId }: Closed) => {
    const t = useWording('portal', 'accounts', 'account-dialogs')
    const { api } = usePortal()
    const { textParams, summary } = useAccountSummary(accountId)
    return {
      title: t('account-dialogs:lost.title'),
      lead: t('account-dialogs:lost.lead', textParams),
      submit: t('account-dialogs:lost.submit'),
      isEdit: true,
      summary,
      shape: lossForm,
      start: { ...emptyReason, productType: '' },
      record: `account-lost.${accountId}`,
      send: (form: ReasonForm) =>
        api.call(loseAccount, {
          params: { accountId },
          body: accountLoss.parse(bodyOf(form)),
        }),
      done: () => t('accounts:done.lose', textParams),
    }
  },
  Fields: LossFields,
})
