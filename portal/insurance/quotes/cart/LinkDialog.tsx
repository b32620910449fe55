import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { TextInput } from '#widgets/kit/TextInput.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { DialogFrame } from '../../../frame/dialogs/DialogFrame.tsx'
import { CopyButton } from '../../../frame/parts/CopyButton.tsx'

interface Input {
  readonly title: string
  readonly lead: string
  readonly link: string
}

/** Shows a link, with a button that copies it. */
export const LinkDialog = ({ input: { title, lead, link } }: DialogProps<Input, undefined>) => {
  const t = useWording('cart')
  return (
    <DialogFrame
      title={title}
      lead={lead}
      footer={
        <>
          <DialogClose>{t('common:action.close')}</DialogClose>
          <CopyButton
            variant="primary"
            text={link}
            label={t('cart:link.copy')}
            copied={t('cart:link.copied')}
          />
        </>
      }
    >
      <Field label={t('cart:link.label')}>
        <TextInput readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
    </DialogFrame>
  )
}
