import { useWording } from '#widgets/react/use-wording.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { DialogProps, DialogTypes } from './registry.ts'

type Types = DialogTypes['release-quote']

/** Asks before a quote is released. */
export const ReleaseQuoteDialog = ({
  input,
  finish,
  dismiss,
}: DialogProps<Types['input'], Types['result']>) => {
  const t = useWording('portal')
  return (
    <ConfirmDialog
      title={t('portal:underwriting.releaseTitle')}
      lead={t('portal:underwriting.releaseLead', input)}
      confirm={t('portal:action.release')}
      onConfirm={() => finish(true)}
      onCancel={dismiss}
    />
  )
}
