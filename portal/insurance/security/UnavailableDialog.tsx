import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { DialogFrame } from '../../frame/dialogs/DialogFrame.tsx'
import styles from './security.styles.css'

/** The requirements that the insured must meet before social engineering can be covered. */
export const UnavailableDialog = ({ input }: DialogProps<{ reason: string[] }, true>) => {
  const css = useStyles(styles)
  const t = useWording('security')
  return (
    <DialogFrame
      title={t('security:socialEngineering.unavailable')}
      lead={t('security:socialEngineering.unavailableLead')}
      footer={<DialogClose>{t('common:action.close')}</DialogClose>}
    >
      <ul className={css['list']}>
        {input.reason.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </DialogFrame>
  )
}
