import { useWording } from '#widgets/react/use-wording.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { DialogProps, DialogTypes } from './registry.ts'

type Types = DialogTypes['issue-quote']

/** Asks before a quote is issued. */
export const IssueQuoteDialog = ({
  input,
  finish,
  dismiss,
}: DialogProps<Types['input'], Types['result']>) => {
  const t = useWording('portal')
  return (
    <ConfirmDialog
      title={t('portal:underwriting.issueTitle')}
      lead={t('portal:underwriting.issueLead', input)}
      confirm={t('portal:action.issue')}
      onConfirm={() => finish(true)}
      onCancel={dismiss}
    />
  )
}
