import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { useWizard } from './wizard-context.ts'
import styles from './wizard.styles.css'

/** Whether the draft is saved; says when another tab or device has changed it. */
export const DraftBar = () => {
  const css = useStyles(styles)
  const t = useWording('wizard')
  const { exact } = useFormats()
  const { draft } = useWizard()
  const state = useStore(draft.$state)
  const other = useStore(draft.$other)
  if (other !== undefined) {
    return (
      <Notice
        tone="warning"
        title={t('wizard:draft.changed')}
        actions={
          <>
            <Button onClick={() => draft.takeOther()}>{t('wizard:draft.takeOther')}</Button>
            <Button variant="quiet" onClick={() => draft.keepOwn()}>
              {t('wizard:draft.keepOwn')}
            </Button>
          </>
        }
      >
        {other.modified !== null && t('wizard:draft.changedAt', { date: exact(other.modified) })}
      </Notice>
    )
  }
  return (
    <p className={css['draft']} role="status">
      {state !== 'opening' && t(`wizard:draft.${state}`)}
      {state === 'failed' && (
        <Button variant="quiet" size="small" onClick={() => void draft.save()}>
          {t('common:action.retry')}
        </Button>
      )}
    </p>
  )
}
