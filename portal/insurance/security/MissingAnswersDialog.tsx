import type { FormName } from '#core/insurance/security/form.ts'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { DialogFrame } from '../../frame/dialogs/DialogFrame.tsx'
import styles from './security.styles.css'
import { useQuestionText } from '#widgets/security-questions/use-question-text.ts'

/** The missing answers; pressing one leads to its question. */
export const MissingAnswersDialog = ({
  input,
  finish,
}: DialogProps<{ names: FormName[] }, FormName>) => {
  const css = useStyles(styles)
  const { t, question } = useQuestionText()
  return (
    <DialogFrame
      title={t('security:missing', { count: input.names.length })}
      lead={t('security:missingLead')}
      footer={<DialogClose>{t('common:action.close')}</DialogClose>}
    >
      <ul className={css['list']}>
        {input.names.map((name) => (
          <li key={name}>
            <Button variant="quiet" onClick={() => finish(name)}>
              {question(name)}
            </Button>
          </li>
        ))}
      </ul>
    </DialogFrame>
  )
}
