import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { confirm } from '../../../frame/dialogs/confirm.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useWizard } from './wizard-context.ts'
import styles from './wizard.styles.css'

/**
 * Whether the draft is saved, and the step where the user left off; reports changes by another tab
 * or device.
 */
export const DraftBar = () => {
  const css = useStyles(styles)
  const t = useWording('wizard')
  const { dateTime } = useFormats()
  const portal = usePortal()
  const { draft, steps, goTo } = useWizard()
  const state = useStore(draft.$state)
  const other = useStore(draft.$other)
  const resumed = useStore(draft.$resumed)
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
        {other.modified !== null && t('wizard:draft.changedAt', { date: dateTime(other.modified) })}
      </Notice>
    )
  }
  const startOver = async (): Promise<void> => {
    const isSure = await confirm(portal, {
      title: t('wizard:draft.startOverTitle'),
      lead: t('wizard:draft.startOverLead'),
      confirm: t('wizard:draft.startOver'),
    })
    if (!isSure) return
    draft.startOver()
    const [first] = steps
    if (first !== undefined) goTo(first, true)
  }
  return (
    <div className={css['draft']}>
      <span role="status">
        {state !== 'opening' && t(`wizard:draft.${state}`)}
        {resumed !== undefined && ` · ${t('wizard:draft.resumed', { date: dateTime(resumed) })}`}
      </span>
      {state === 'failed' && (
        <Button variant="quiet" size="small" onClick={() => void draft.save()}>
          {t('common:action.retry')}
        </Button>
      )}
      {resumed !== undefined && (
        <Button variant="quiet" size="small" onClick={() => void startOver()}>
          {t('wizard:draft.startOver')}
        </Button>
      )}
    </div>
  )
}
