import type { HumanCheck } from '#core/identity/human-check/human-check.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { VisuallyHidden } from '#widgets/kit/VisuallyHidden.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Icon } from '../../../frame/icons/Icon.tsx'
import styles from './human-check.styles.css'

const icons = {
  idle: 'policy',
  loading: 'policy',
  solving: 'policy',
  solved: 'approve',
  failed: 'warning',
} as const

/** The status of the human check, which needs no user action. */
export const HumanCheckStatus = ({ check }: { readonly check: HumanCheck }) => {
  const css = useStyles(styles)
  const t = useWording('passwords')
  const state = useStore(check.$state)
  const { status } = state
  const failure = status === 'failed' ? state.failure : undefined
  const text = t(failure ?? `passwords:captcha.state.${status === 'failed' ? 'idle' : status}`)
  const isAtWork = status === 'loading' || status === 'solving'
  return (
    <div className={css['check']} data-status={status}>
      <span className={css['icon']}>
        <Icon name={icons[status]} />
      </span>
      <div className={css['body']}>
        <p className={css['text']} aria-hidden="true">
          {text}
        </p>
        {isAtWork && (
          <progress
            className={css['progress']}
            aria-label={t('passwords:captcha.progress')}
            max={1}
            {...(status === 'solving' ? { value: state.progress } : {})}
          />
        )}
      </div>
      {failure === 'passwords:captcha.refresh' && (
        <Button size="small" onClick={() => location.reload()}>
          {t('public:error.refresh')}
        </Button>
      )}
      {failure !== undefined && failure !== 'passwords:captcha.refresh' && (
        <Button size="small" onClick={check.begin}>
          {t('common:action.retry')}
        </Button>
      )}
      <VisuallyHidden live>{status === 'idle' ? '' : text}</VisuallyHidden>
    </div>
  )
}
