import * as z from 'zod/mini'
import { declineAccount, loseAccount } from '#core/insurance/accounts/closing-endpoints.ts'
import {
  accountDecline,
  accountDeclineReasons,
  accountLoss,
  lostReasons,
} from '#core/insurance/accounts/closing.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { emptyReason, reasonBody, reasonCheck, reasonTexts } from '../../frame/forms/reason-form.ts'
import { ReasonFields } from '../../frame/forms/ReasonFields.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'

interface Closed {
  readonly accountId: string
  readonly company: string
  readonly productType?: string | undefined
}

const declineForm = z.object(reasonTexts).check(reasonCheck(accountDecline, accountDeclineReasons))
const lossForm = z.object(reasonTexts).check(reasonCheck(accountLoss, lostReasons))
type ReasonForm = z.output<typeof declineForm>

const DeclineFields = ({ form }: FormFieldsProps<Closed, ReasonForm>) => {
  const t = useWording('portal', 'account-dialogs')
  const reasons = accountDeclineReasons.map((value) => ({
    value,
    label: t(`account-dialogs:declineReason.${value}`),
  }))
  return <ReasonFields form={form} reasons={reasons} label={t('account-dialogs:decline.reason')} />
}

const LossFields = ({ form }: FormFieldsProps<Closed, ReasonForm>) => {
  const t = useWording('portal', 'account-dialogs')
  const reasons = lostReasons.map((value) => ({
    value,
    label: t(`account-dialogs:lostReason.${value}`),
  }))
  return <ReasonFields form={form} reasons={reasons} label={t('account-dialogs:lost.reason')} />
}

/** Declines an account with one of the reasons of spec 2 §9, or the underwriter's own. */
export const DeclineAccountDialog = formDialog({
  useSettings: ({ accountId, company, productType }: Closed) => {
    const t = useWording('portal', 'account-dialogs')
    const { api } = usePortal()
    return {
      title: t('account-dialogs:decline.title'),
      lead: t('account-dialogs:decline.lead', { company }),
      submit: t('account-dialogs:decline.submit'),
      isDangerous: true,
      shape: declineForm,
      start: emptyReason,
      record: `decline-account.${accountId}`,
      send: (form: ReasonForm) =>
        api.call(declineAccount, {
          params: { accountId },
          body: accountDecline.parse({ ...reasonBody(form), productType }),
        }),
      failed: t('account-dialogs:decline.failed'),
    }
  },
  Fields: DeclineFields,
})

/** Marks an account as lost, with one of the reasons of spec 2 §9 or one's own. */
export const LoseAccountDialog = formDialog({
  useSettings: ({ accountId, company }: Closed) => {
    const t = useWording('portal', 'account-dialogs')
    const { api } = usePortal()
    return {
      title: t('account-dialogs:lost.title'),
      lead: t('account-dialogs:lost.lead', { company }),
      submit: t('account-dialogs:lost.submit'),
      shape: lossForm,
      start: emptyReason,
      record: `account-lost.${accountId}`,
      send: (form: ReasonForm) =>
        api.call(loseAccount, {
          params: { accountId },
          body: accountLoss.parse(reasonBody(form)),
        }),
    }
  },
  Fields: LossFields,
})
