import type { Requirement, RequirementState } from '#core/identity/passwords/new-password.ts'
import { VisuallyHidden } from '#widgets/kit/VisuallyHidden.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useDebounced } from '../../frame/forms/use-debounced.ts'
import { Icon } from '../../frame/icons/Icon.tsx'
import styles from './password-fields.styles.css'

/** Milliseconds after the last key until the count is announced. */
const pause = 800

const marks = { open: undefined, met: 'check', broken: 'close' } as const satisfies Record<
  RequirementState,
  'check' | 'close' | undefined
>

interface PasswordChecklistProps {
  readonly id: string
  readonly requirements: readonly Requirement[]
}

/**
 * The password rules; the shape of each icon carries the same meaning as its colour (spec 1 §5).
 */
export const PasswordChecklist = ({ id, requirements }: PasswordChecklistProps) => {
  const css = useStyles(styles)
  const t = useWording('passwords')
  const isTyped = requirements.some(({ state }) => state !== 'open')
  const met = requirements.filter(({ state }) => state === 'met').length
  const progress = useDebounced(
    isTyped ? t('passwords:progress', { met, count: requirements.length }) : '',
    pause,
  )
  if (requirements.length === 0) return null
  return (
    <div className={css['rules']} id={id}>
      <ul className={css['list']} aria-label={t('passwords:rules')}>
        {requirements.map(({ code, text, state }) => {
          const mark = marks[state]
          return (
            <li key={code} className={css['rule']} data-state={state}>
              <span className={css['mark']} aria-hidden="true">
                {mark ? <Icon name={mark} /> : <span className={css['dot']} />}
              </span>
              <span>
                {text}
                <VisuallyHidden>{` (${t(`passwords:state.${state}`)})`}</VisuallyHidden>
              </span>
            </li>
          )
        })}
      </ul>
      <VisuallyHidden live>{progress}</VisuallyHidden>
    </div>
  )
}
