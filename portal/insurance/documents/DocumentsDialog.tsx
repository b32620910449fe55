import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { DialogFrame } from '../../frame/dialogs/DialogFrame.tsx'
import { DocumentList } from './DocumentList.tsx'
import type { DocumentSubject } from '../record-documents.ts'

/** The documents of one record, with downloads. */
export const DocumentsDialog = ({ input, finish }: DialogProps<DocumentSubject, true>) => {
  const t = useWording('portal')
  return (
    <DialogFrame
      title={`${t('documents:title')}: ${input.name}`}
      footer={<Button onClick={() => finish(true)}>{t('common:action.close')}</Button>}
    >
      <DocumentList subject={input} />
    </DialogFrame>
  )
}
