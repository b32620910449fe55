import { factors } from '#core/identity/mfa/model.ts'
import type { MfaSetUpFlow } from '#core/identity/mfa/set-up.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useProfile } from '../../../frame/shell/use-profile.ts'
import profileStyles from '../../../frame/forms/tab-form.styles.css'
import styles from './mfa.styles.css'

interface MfaMethodsProps {
  readonly flow: MfaSetUpFlow
  readonly isRemoved: boolean
}

/** The active factor, and the three kinds to set up. */
export const MfaMethods = ({ flow, isRemoved }: MfaMethodsProps) => {
  const css = { ...useStyles(profileStyles), ...useStyles(styles) }
  const t = useWording('profile')
  const { mfaType, email, account } = useProfile()
  const isOn = mfaType !== 'NONE' && mfaType !== 'unknown' && !isRemoved
  return (
    <div className={css['stack']}>
      <p className={css['lead']}>{t('profile:mfa.lead')}</p>
      {isOn ? (
        <Notice
          quiet
          tone="success"
          actions={
            // A user who must have a factor can change it but not turn it off.
            !account.enforceMfa && (
              <Button size="small" onClick={flow.chooseRemoval}>
                {t('profile:mfa.turnOff')}
              </Button>
            )
          }
        >
          {t('profile:mfa.stateOn', { factor: t(`profile:mfa.type.${mfaType}`) })}
        </Notice>
      ) : (
        <Notice quiet={!isRemoved} tone={account.enforceMfa ? 'warning' : 'info'}>
          {t(isRemoved ? 'profile:mfa.removed' : 'profile:mfa.stateOff')}{' '}
          {account.enforceMfa && t('profile:mfa.enforced')}
        </Notice>
      )}
      <h3 className={css['heading']}>
        {t(isOn ? 'profile:mfa.chooseOther' : 'profile:mfa.choose')}
      </h3>
      <ul className={css['ways']}>
        {factors.map((factor) => {
          const name = t(`profile:mfa.type.${factor}`)
          return (
            <li key={factor} className={css['way']}>
              <span className={css['wayText']}>
                <span className={css['wayName']}>{name}</span>
                <span className={css['wayAbout']}>
                  {t(`profile:mfa.about.${factor}`, { email })}
                </span>
              </span>
              <Button
                aria-label={t('profile:mfa.setUpLabel', { factor: name })}
                onClick={() => flow.choose(factor)}
              >
                {t('profile:mfa.setUp')}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
