import type { ComponentProps } from 'react'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { DialogFrame } from '../../frame/dialogs/DialogFrame.tsx'
import { PickList } from '../../frame/parts/PickList.tsx'

type ListProps = ComponentProps<typeof PickList>

interface AccountDialogProps extends Pick<ListProps, 'rows' | 'onPick' | 'status' | 'isBusy'> {
  readonly title: string
  readonly lead: string
  readonly typed: string
  readonly onType: (typed: string) => void
}

/** Selects one account by name. */
export const AccountDialog = ({ title, lead, ...list }: AccountDialogProps) => {
  const t = useWording('impersonation')
  return (
    <DialogFrame
      title={title}
      lead={lead}
      footer={<DialogClose>{t('impersonation:choose.close')}</DialogClose>}
    >
      <PickList
        label={t('impersonation:choose.label')}
        placeholder={t('impersonation:choose.placeholder')}
        {...list}
      />
    </DialogFrame>
  )
}
