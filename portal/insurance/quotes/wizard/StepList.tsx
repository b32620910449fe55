import { Link } from '@tanstack/react-router'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { useWizard } from './wizard-context.ts'
import { wizardLink } from '../../wizard-paths.ts'
import styles from './wizard.styles.css'

/** The steps, each linked to its address. */
export const StepList = () => {
  const css = useStyles(styles)
  const t = useWording('wizard')
  const { id } = usePersona()
  const { subject, step: current, steps } = useWizard()
  return (
    <nav aria-label={t('wizard:steps.label')}>
      <ol className={css['steps']}>
        {steps.map((step, at) => (
          <li key={step}>
            <Link
              className={css['step']}
              {...wizardLink(`/${id}`, subject, step)}
              aria-current={step === current ? 'step' : undefined}
            >
              <span className={css['number']}>{at + 1}</span>
              {t(`wizard:steps.${step}`)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
